/* Modules of scripts, each made when it is first used. */

const DEFINED = new Map(), MADE = new Map();

function use(name) {
  if (!MADE.has(name)) {
    const make = DEFINED.get(name);
    if (!make && !(name in GIVEN)) throw new Error(`the script of ${name} is not loaded`);
    // What a module shares with the runtime is there before it is made.
    MADE.set(name, { ...GIVEN[name] });
    Object.assign(MADE.get(name), make?.(PYTHON));
  }
  return MADE.get(name);
}

/** All that the scripts of modules call. */
const PYTHON = {
  E, add, and, attr, cache, class_: makeClass, del: deleteItem, dict, div, ellipsis, eq, fdiv, fn, ge, gen, grown, gt, hasattr, getattr: attr,
  i: item, in: isIn, inv, it: iterated, km, kw, law, le, list, lt, m, make: instance, mod, mul, named, neg, open, or, pos, pow, repr, set, shl,
  shr, si: setItem, sl: slice, str, sub, t: truth, un: apart, use, vars, xor, yields,
  Data, Object: PyObject, Record, absent: ABSENT,
  and_: (a, b) => (truth(a) ? b() : a),
  or_: (a, b) => (truth(a) ? a : b()),
  lib: (name) => LIBRARY[name],
  py: { Ellipsis: ellipsis, abs, all, any, bool, dict, divmod, enumerate, filter, frozenset, getattr: attr, hasattr, hash: key, int, isinstance, issubclass, iter, len, list, map,
    max, min, next, object, range, repr, reversed, set, sorted, str, sum, tuple, type, vars, zip },
};
