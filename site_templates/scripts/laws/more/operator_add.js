/* operator.add. */
$.operator_add = $.add;
