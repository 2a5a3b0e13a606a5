/* itertools.pairwise. */
$.pairwise = (items) => $.gen(function* () { let last; for (const it of $.it(items)) { if (last !== undefined) yield [last, it]; last = it; } });
