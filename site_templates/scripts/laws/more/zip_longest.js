/* itertools.zip_longest. */
$.zip_longest = (...sides) => $.zip_longest.kw(sides, {});
$.zip_longest.kw = (sides, { fillvalue = null }) => $.gen(function* () {
  const items = sides.map($.tuple), length = Math.max(0, ...items.map((it) => it.length));
  for (let at = 0; at < length; at++) yield items.map((it) => (at < it.length ? it[at] : fillvalue));
});
