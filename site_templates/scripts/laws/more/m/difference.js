/* The method difference. */
$.method("difference", (it, ...others) => others.reduce((left, other) => $.sub(left, $.set(other)), it));
