/* The method elements. */
$.method("elements", (it) => $.gen(function* () { for (const [own, n] of it.items()) for (let left = n; left > 0; left--) yield own; }));
