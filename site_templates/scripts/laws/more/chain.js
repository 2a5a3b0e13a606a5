/* itertools.chain. */
$.chain = (...parts) => $.chain.from_iterable(parts);
$.chain.from_iterable = (parts) => $.gen(function* () { for (const it of $.it(parts)) yield* $.it(it); });
