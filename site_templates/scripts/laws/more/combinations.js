/* itertools.combinations. */
$.combinations = (all, size) => {
  const items = $.tuple(all);
  function* from(start, left) {
    if (!left) yield [];
    else for (let at = start; at <= items.length - left; at++) for (const rest of from(at + 1, left - 1)) yield [items[at], ...rest];
  }
  return $.gen(() => from(0, size));
};
