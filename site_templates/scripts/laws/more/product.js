/* itertools.product. */
$.product = (...sides) => $.product.kw(sides, {});
$.product.kw = (sides, { repeat = 1 }) => {
  function* of([first, ...others]) {
    if (!first) yield [];
    else for (const it of first) for (const rest of of(others)) yield [it, ...rest];
  }
  const items = sides.map($.tuple);
  return $.gen(() => of(Array.from({ length: repeat }, () => items).flat()));
};
