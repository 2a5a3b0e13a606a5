/* The method total. */
$.method("total", (it) => $.sum(it.values()));
