/* All that scripts call, by the names that they know. */

const PYTHON = {
  ...LIBRARY, E, Ellipsis: ellipsis, abs, add, all, and, any, attr, bool, cache, class_: makeClass, del: deleteItem, dict, div, divmod, each, ellipsis, enumerate, eq,
  fail, fdiv, filter, fn, frozenset, ge, gen, getattr: attr, given: GIVEN, grown, gt, hasattr, hash: key, i: item, in: isIn, int, inv, isinstance, issubclass, it: iterated,
  iter, km, kw, law, le, len, list, lt, m, method, make: instance, map, max, min, mod, mul, named, neg, next, object, open, or, pairs, pos, pow, range, repr, reversed, set, shl, shr,
  si: setItem, sl: slice, sorted, str, strip, sub, sum, t: truth, tuple, type, un: apart, vars, xor, yields, zip,
  Data, Dict: DefaultDict, Object: PyObject, Record, absent: ABSENT,
  and_: (a, b) => (truth(a) ? b() : a),
  or_: (a, b) => (truth(a) ? a : b()),
};
