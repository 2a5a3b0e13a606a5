/* The method format. */
$.method("format", (it, ...given) => { let place = 0; return it.replace(/\{\}/g, () => $.str(given[place++])); });
