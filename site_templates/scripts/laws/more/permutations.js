/* itertools.permutations. */
$.permutations = (all, size) => {
  function* of(items, left) {
    if (!left) yield [];
    else for (let at = 0; at < items.length; at++) for (const rest of of(items.filter((_, own) => own !== at), left - 1)) yield [items[at], ...rest];
  }
  const items = $.tuple(all);
  return $.gen(() => of(items, size ?? items.length));
};
