/* The method issubset. */
$.method("issubset", (it, other) => $.le(it, $.set(other)));
