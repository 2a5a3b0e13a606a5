/* All that scripts call, by the names that they know. */

const PYTHON = {
  E, add, and, attr, cache, class_: makeClass, del: deleteItem, dict, div, ellipsis, eq, fdiv, fn, ge, gen, grown, gt, hasattr, getattr: attr,
  i: item, in: isIn, inv, it: iterated, km, kw, law, le, list, lt, m, make: instance, mod, mul, named, neg, open, or, pos, pow, repr, set, shl,
  shr, si: setItem, sl: slice, str, sub, t: truth, un: apart, vars, xor, yields,
  Data, Object: PyObject, Record, absent: ABSENT,
  and_: (a, b) => (truth(a) ? b() : a),
  or_: (a, b) => (truth(a) ? a : b()),
  lib: LIBRARY,
  given: GIVEN,
  py: { Ellipsis: ellipsis, abs, all, any, bool, dict, divmod, enumerate, filter, frozenset, getattr: attr, hasattr, hash: key, int, isinstance, issubclass, iter, len, list, map,
    max, min, next, object, range, repr, reversed, set, sorted, str, sum, tuple, type, vars, zip },
};
