/* Truth, likeness and order; signs whose meaning hangs on what stands beside them. */

function truth(it) {
  if (it === null || it === undefined || it === false || it === "") return false;
  if (isNumber(it)) return it != 0;
  if (it instanceof Frac) return it.n !== 0n;
  if (Array.isArray(it) || it instanceof Range) return it.length > 0;
  if (it instanceof PySet || it instanceof Dict) return it.size > 0;
  return it.$bool ? it.$bool() : it.$len ? it.$len() > 0 : true;
}

function eq(a, b) {
  if (a === b) return true;
  if (a === null || b === null || a === undefined || b === undefined) return false;
  if (isNumber(a) && isNumber(b)) return a == b;
  if (typeof a !== "object" || typeof b !== "object") return eqNumber(a, b);
  if (Array.isArray(a)) return Array.isArray(b) && a instanceof List === b instanceof List && a.length === b.length && a.every((it, at) => eq(it, b[at]));
  if (a instanceof Frac || b instanceof Frac) return a instanceof Frac && b instanceof Frac && a.n === b.n && a.d === b.d;
  if (a instanceof PySet) return b instanceof PySet && a.size === b.size && within(a, b);
  if (a instanceof Counter && b instanceof Counter) return [...a, ...b].every((it) => eq(a.get(it) ?? 0, b.get(it) ?? 0));
  if (a instanceof Dict) return b instanceof Dict && a.size === b.size && a.items().every(([it, value]) => b.has(it) && eq(value, b.get(it)));
  if (a instanceof Data) return a.constructor === b.constructor && a.constructor.$fields.every((name) => eq(a[name], b[name]));
  return a instanceof Range && b instanceof Range && eq([...a], [...b]);
}
const eqNumber = (a, b) => (a instanceof Frac ? isNumber(b) && a.d === 1n && a.n === BigInt(b) : b instanceof Frac && isNumber(a) && eqNumber(b, a));
const within = (a, b) => { for (const it of a) if (!b.has(it)) return false; return true; };

/** -1, 0 or 1: which of two comes first. */
function order(a, b) {
  if (typeof a === "string" && typeof b === "string") return orderText(a, b);
  if (isNumber(a) && isNumber(b)) return a < b ? -1 : a > b ? 1 : 0;
  if (a instanceof Frac || b instanceof Frac) {
    const x = asFrac(a), y = asFrac(b), left = x.n * y.d, right = y.n * x.d;
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (!Array.isArray(a) || !Array.isArray(b)) fail("TypeError", `'<' not supported between ${repr(a)} and ${repr(b)}`);
  const at = a.findIndex((it, place) => place >= b.length || !eq(it, b[place]));
  return at < 0 || at >= b.length ? a.length - b.length : order(a[at], b[at]);
}
/** Texts in the order of their letters' numbers, which is not that of JavaScript's units. */
function orderText(a, b) {
  const x = letters(a), y = letters(b);
  for (let at = 0; at < x.length && at < y.length; at++) if (x[at] !== y[at]) return x[at].codePointAt(0) - y[at].codePointAt(0);
  return x.length - y.length;
}
const areCounters = (a, b) => a instanceof Counter && b instanceof Counter;
const counts = (a, b) => [...a, ...b].every((it) => le(a.get(it) ?? 0, b.get(it) ?? 0));
const lt = (a, b) => (a instanceof PySet ? a.size < b.size && within(a, b) : a?.$lt ? a.$lt(b) : order(a, b) < 0);
const le = (a, b) => (a instanceof PySet ? within(a, b) : areCounters(a, b) ? counts(a, b) : order(a, b) <= 0);
const gt = (a, b) => lt(b, a);
const ge = (a, b) => le(b, a);

function isIn(it, held) {
  if (typeof held === "string") return held.includes(it);
  if (held instanceof PySet || held instanceof Dict || held instanceof Range) return held.has(it);
  if (held.$has) return held.$has(it);
  for (const own of iterated(held)) if (eq(own, it)) return true;
  return false;
}

function add(a, b) {
  if (typeof a === "string" && typeof b === "string") return a + b;
  if (a instanceof List && b instanceof List) return List.from([...a, ...b]);
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  return areCounters(a, b) ? both(a, b, plus) : plus(a, b);
}
/** What "+=" does: a list grows in place. */
function grown(a, b) {
  if (!(a instanceof List)) return add(a, b);
  a.push(...iterated(b));
  return a;
}
function sub(a, b) {
  if (a instanceof PySet) return new PySet([...a].filter((it) => !b.has(it)));
  return areCounters(a, b) ? both(a, b, minus) : minus(a, b);
}
function mul(a, b) {
  if (isNumber(a) && !isNumber(b) && !(b instanceof Frac)) return mul(b, a);
  if (typeof a === "string") return a.repeat(Math.max(0, b));
  if (!Array.isArray(a)) return times(a, b);
  const made = a instanceof List ? new List() : [];
  for (let left = b; left > 0; left--) made.push(...a);
  return made;
}
function or(a, b) {
  if (a instanceof PySet) return new PySet([...a, ...b]);
  if (areCounters(a, b)) return both(a, b, (x, y) => (lt(x, y) ? y : x));
  if (!(a instanceof Dict)) return bits(a, b, (x, y) => x | y);
  const made = dict(a);
  for (const [it, value] of b.items()) made.set(it, value);
  return made;
}
function and(a, b) {
  if (a instanceof PySet) return new PySet([...a].filter((it) => b.has(it)));
  return areCounters(a, b) ? both(a, b, (x, y) => (lt(x, y) ? x : y)) : bits(a, b, (x, y) => x & y);
}
const xor = (a, b) => (a instanceof PySet ? new PySet([...sub(a, b), ...sub(b, a)]) : bits(a, b, (x, y) => x ^ y));
