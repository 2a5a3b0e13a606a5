/* functools.partial. */
$.partial = (f, ...before) => $.partial.kw([f, ...before], {});
$.partial.kw = ([f, ...before], given) => {
  const call = (placed, more) => $.kw(f, [...before, ...placed], { ...given, ...more });
  return Object.assign((...placed) => call(placed, {}), { kw: call });
};
