/* The method sort. */
$.method("sort", (it, by = {}) => { it.splice(0, it.length, ...$.sorted.kw([it], by)); return null; });
