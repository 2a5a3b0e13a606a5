/* itertools.accumulate. */
$.accumulate = (items, f = $.add) => $.accumulate.kw([items, f], {});
$.accumulate.kw = ([items, f = $.add], { initial }) => $.gen(function* () {
  let held = initial;
  if (held !== undefined) yield held;
  for (const it of $.it(items)) yield held = held === undefined ? it : f(held, it);
});
