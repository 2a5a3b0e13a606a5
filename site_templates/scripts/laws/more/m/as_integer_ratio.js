/* The method as_integer_ratio. */
$.method("as_integer_ratio", (it) => [it.numerator ?? it, it.denominator ?? 1]);
