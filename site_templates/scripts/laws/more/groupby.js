/* itertools.groupby; each group is a tuple. */
$.groupby = (items, by) => $.groupby.kw([items], { key: by });
$.groupby.kw = ([items], { key: by }) => $.gen(function* () {
  let group = null, mark;
  for (const it of $.it(items)) {
    const own = by ? by(it) : it;
    if (group && $.eq(own, mark)) group.push(it);
    else { if (group) yield [mark, group]; [group, mark] = [[it], own]; }
  }
  if (group) yield [mark, group];
});
