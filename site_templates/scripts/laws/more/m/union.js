/* The method union. */
$.method("union", (it, ...others) => others.reduce((left, other) => $.or(left, $.set(other)), it));
