/* The method copy. */
$.method("copy", (it) => (Array.isArray(it) ? $.list(it) : $.isinstance(it, $.Counter) ? $.Counter(it) : it instanceof $.Dict ? $.dict(it) : $.set(it)));
