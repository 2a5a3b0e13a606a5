/* The method most_common. */
$.method("most_common", (it, most) => $.list(it.items().sort((a, b) => ($.lt(b[1], a[1]) ? -1 : $.lt(a[1], b[1]) ? 1 : 0)).slice(0, most)));
