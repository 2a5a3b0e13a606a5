/* The method _replace. */
$.method("_replace", (it, changed) => $.replace.kw([it], changed));
