/* The method lower. */
$.method("lower", (it) => it.toLowerCase());
