/* The method intersection. */
$.method("intersection", (it, ...others) => others.reduce((left, other) => $.and(left, $.set(other)), it));
