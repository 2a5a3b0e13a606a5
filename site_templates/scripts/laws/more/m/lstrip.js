/* The method lstrip. */
$.method("lstrip", (it, signs) => $.strip(it, signs, true, false));
