/* The method insert. */
$.method("insert", (it, place, own) => { it.splice(place, 0, own); return null; });
