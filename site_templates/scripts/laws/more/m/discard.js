/* The method discard. */
$.method("discard", (it, own) => { it.delete(own); return null; });
