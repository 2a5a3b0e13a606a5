/* itertools.compress. */
$.compress = (items, which) => $.gen(function* () { for (const [it, is] of $.zip(items, which)) if ($.t(is)) yield it; });
