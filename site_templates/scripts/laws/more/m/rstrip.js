/* The method rstrip. */
$.method("rstrip", (it, signs) => $.strip(it, signs, false, true));
