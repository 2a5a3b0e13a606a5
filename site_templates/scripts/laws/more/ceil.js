/* math.ceil of a whole number or fraction. */
$.ceil = (it) => $.neg($.fdiv($.neg(it), 1));
