/* The method rpartition. */
$.method("rpartition", (it, mark) => { const place = it.lastIndexOf(mark); return place < 0 ? ["", "", it] : [it.slice(0, place), mark, it.slice(place + mark.length)]; });
