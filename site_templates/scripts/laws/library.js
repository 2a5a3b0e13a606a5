/* Python's built-in functions and the parts of its library that the subset has. */

const sum = (items, start = 0) => { for (const it of iterated(items)) start = add(start, it); return start; };
sum.kw = (placed, { start = 0 }) => sum(placed[0], start);

const best = (isBetter) => {
  const among = (items, by, usual) => {
    if (!items.length) return usual === undefined ? fail("ValueError", "the sequence is empty") : usual;
    let [found] = items, mark = by ? by(found) : found;
    for (const it of items.slice(1)) {
      const own = by ? by(it) : it;
      if (isBetter(own, mark)) [found, mark] = [it, own];
    }
    return found;
  };
  const items = (placed) => (placed.length === 1 ? tuple(placed[0]) : placed);
  return Object.assign((...placed) => among(items(placed)), { kw: (placed, given) => among(items(placed), given.key, given.default) });
};
const max = best(gt), min = best(lt);

function sorted(items) { return sorted.kw([items], {}); }
sorted.kw = ([items], { key: by, reverse = false }) => {
  const turn = truth(reverse) ? -1 : 1, marked = tuple(items).map((it) => [by ? by(it) : it, it]);
  marked.sort(([a], [b]) => (lt(a, b) ? -turn : lt(b, a) ? turn : 0));
  return List.from(marked.map(([, it]) => it));
};

const enumerate = (items, start = 0) => gen(function* () { let place = start; for (const it of iterated(items)) yield [place++, it]; });
enumerate.kw = ([items, from], { start = from ?? 0 }) => enumerate(items, start);

const iter = (items) => { const made = iterated(items); return made instanceof Gen ? made : new Gen(made[Symbol.iterator]()); };
const next = (from, usual) => { const { done, value } = from.next(); return done ? (usual === undefined ? fail("StopIteration") : usual) : value; };

const zip = (...all) => zip.kw(all, {});
zip.kw = (all, { strict = false }) => gen(function* () {
  const from = all.map(iter);
  while (from.length) {
    const got = from.map((it) => it.next()), ended = got.filter((it) => it.done).length;
    if (ended && strict && ended < got.length) fail("ValueError", "zip() arguments are not of one length");
    if (ended) return;
    yield got.map((it) => it.value);
  }
});

const map = (f, ...all) => gen(function* () { if (all.length === 1) for (const it of iterated(all[0])) yield f(it); else for (const them of zip(...all)) yield f(...them); });
const filter = (f, items) => gen(function* () { for (const it of iterated(items)) if (truth(f === null ? it : f(it))) yield it; });
const any = (items) => { for (const it of iterated(items)) if (truth(it)) return true; return false; };
const all = (items) => { for (const it of iterated(items)) if (!truth(it)) return false; return true; };
const reversed = (items) => iter(tuple(items).reverse());
const bool = (it = false) => truth(it);

/* ---- Types ---- */

/** Types of the library that a value may be of, and how to tell. */
const abstract = (name, has, kinds) => Object.assign(() => null, { __name__: name, has, kinds });
const hasLength = (it) => typeof it === "string" || Array.isArray(it) || it instanceof PySet || it instanceof Dict || it instanceof Range || !!it?.$len || !!it?.$members;
const isHashable = (it) => { try { key(it); return true; } catch { return false; } };
const object = Object.assign(() => new PyObject(), { __name__: "object", has: () => true });
Object.assign(tuple, { __name__: "tuple", prototype: Array.prototype, has: (it) => Array.isArray(it) && !(it instanceof List) });
Object.assign(list, { __name__: "list", has: (it) => it instanceof List });
Object.assign(str, { __name__: "str", has: (it) => typeof it === "string" });
Object.assign(int, { __name__: "int", has: isNumber });
Object.assign(bool, { __name__: "bool", has: (it) => typeof it === "boolean" });
Object.assign(dict, { __name__: "dict", has: (it) => it instanceof Dict, fromkeys: (items, value = null) => dict(tuple(items).map((it) => [it, value])) });
dict.kw = ([items], given) => { const made = dict(items); for (const [it, value] of Object.entries(given)) made.set(it, value); return made; };
Object.assign(set, { __name__: "set", has: (it) => it instanceof PySet });
const frozenset = Object.assign((items) => set(items), { __name__: "frozenset", has: (it) => it instanceof PySet });
Object.assign(NONE, { has: (it) => it === null });
Object.assign(Fraction, { has: (it) => it instanceof Frac });
Object.assign(counter, { __name__: "Counter", has: (it) => it instanceof Counter });
const Enum = Object.assign(PyEnum, { __name__: "Enum" });
const ABSTRACT = {
  Callable: abstract("Callable", (it) => typeof it === "function", []),
  Collection: abstract("Collection", hasLength, ["tuple", "list", "set", "frozenset", "dict", "str", "range"]),
  Hashable: abstract("Hashable", isHashable, []),
  Iterable: abstract("Iterable", (it) => hasLength(it) || it instanceof Gen, ["tuple", "list", "set", "frozenset", "dict", "str", "range"]),
  Iterator: abstract("Iterator", (it) => it instanceof Gen, []),
  Mapping: abstract("Mapping", (it) => it instanceof Dict, ["dict"]),
  Sequence: abstract("Sequence", (it) => typeof it === "string" || Array.isArray(it) || it instanceof Range, ["tuple", "list", "str", "range"]),
  Set: abstract("Set", (it) => it instanceof PySet, ["set", "frozenset"]),
};
ABSTRACT.Collection.kinds.push("Sequence", "Set", "Mapping");
ABSTRACT.Iterable.kinds.push("Sequence", "Set", "Mapping", "Collection");

const isinstance = (it, kind) => (Array.isArray(kind) ? kind.some((own) => isinstance(it, own)) : kind.has ? kind.has(it) : it instanceof kind);
function issubclass(kind, of) {
  if (kind === of || of === object) return true;
  if (of.kinds) return of.kinds.includes(kind.__name__);
  return kind.prototype !== undefined && of.prototype !== undefined && of.prototype.isPrototypeOf(kind.prototype);
}
function type(it) {
  const made = it?.constructor;
  return made?.$name ? made : [bool, int, str, list, tuple, dict, Fraction, frozenset, NONE].find((kind) => kind.has(it)) ?? object;
}
Object.assign(type, { __name__: "type", has: (it) => typeof it === "function" && "__name__" in it });

/** A type that is made of others: its origin, and those. */
class Generic { constructor(origin, ...args) { this.origin = origin; this.args = args; } }

/* ---- The library ---- */

function* combined(items, count, from = 0) {
  if (!count) yield [];
  else for (let at = from; at <= items.length - count; at++) for (const rest of combined(items, count - 1, at + 1)) yield [items[at], ...rest];
}
function* permuted(items, count) {
  if (!count) yield [];
  else for (let at = 0; at < items.length; at++) for (const rest of permuted(items.toSpliced ? items.toSpliced(at, 1) : items.filter((_, own) => own !== at), count - 1)) yield [items[at], ...rest];
}
function* crossed([first, ...others]) {
  if (!first) yield [];
  else for (const it of first) for (const rest of crossed(others)) yield [it, ...rest];
}
const product = (...sides) => gen(() => crossed(sides.map(tuple)));
product.kw = (sides, { repeat = 1 }) => product(...Array.from({ length: repeat }, () => sides).flat());
const chain = (...parts) => gen(function* () { for (const it of parts) yield* iterated(it); });
chain.from_iterable = (parts) => gen(function* () { for (const it of iterated(parts)) yield* iterated(it); });
const accumulate = (items, f = add) => accumulate.kw([items, f], {});
accumulate.kw = ([items, f = add], { initial }) => gen(function* () {
  let held = initial;
  if (held !== undefined) yield held;
  for (const it of iterated(items)) yield held = held === undefined ? it : f(held, it);
});
const groupby = (items, by) => groupby.kw([items], { key: by });
groupby.kw = ([items], { key: by }) => gen(function* () {
  let group = null, mark;
  for (const it of iterated(items)) {
    const own = by ? by(it) : it;
    if (group && eq(own, mark)) group.push(it);
    else { if (group) yield [mark, group]; [group, mark] = [[it], own]; }
  }
  if (group) yield [mark, group];
});
const zipLongest = (...sides) => zipLongest.kw(sides, {});
zipLongest.kw = (sides, { fillvalue = null }) => gen(function* () {
  const items = sides.map(tuple), length = Math.max(0, ...items.map((it) => it.length));
  for (let at = 0; at < length; at++) yield items.map((it) => (at < it.length ? it[at] : fillvalue));
});
const pairwise = (items) => gen(function* () { let last; for (const it of iterated(items)) { if (last !== undefined) yield [last, it]; last = it; } });
const compress = (items, which) => gen(function* () { for (const [it, is] of zip(items, which)) if (truth(is)) yield it; });

const partial = (f, ...before) => partial.kw([f, ...before], {});
partial.kw = ([f, ...before], given) => {
  const call = (placed, more) => (Object.keys(given).length + Object.keys(more).length ? kw(f, [...before, ...placed], { ...given, ...more }) : f(...before, ...placed));
  return Object.assign((...placed) => call(placed, {}), { kw: call });
};
const replace = { kw: ([it], changed) => kw(it.constructor, [], { ...named(vars(it)), ...changed }) };
const defaultdict = (make) => Object.assign(new DefaultDict(), { make });

const ceil = (it) => (it instanceof Frac ? neg(whole(floored(-it.n, it.d))) : it);
function comb(n, k) {
  let made = 1n;
  for (let at = 1n; at <= BigInt(k); at++) made = made * (BigInt(n) - at + 1n) / at;
  return whole(made);
}
const prod = (items) => { let made = 1; for (const it of iterated(items)) made = mul(made, it); return made; };

/** The parts of a template: words, then what stands in braces and its unit. */
function* templated(text) {
  for (const [, words, , name, unit] of text.matchAll(/((?:[^{}]|\{\{|\}\})*)(\{([^{}:]*)(?::([^{}]*))?\})?/g)) {
    if (words || name !== undefined) yield [words.replaceAll("{{", "{").replaceAll("}}", "}"), name ?? null, name === undefined ? null : unit ?? "", null];
  }
}

const flagged = (f) => (source, ...given) => pattern(source, "")[f](...given);
const compile = (source, flags = "") => pattern(source, flags);
const splitText = flagged("split");
splitText.kw = ([source, it], { maxsplit = 0 }) => pattern(source).split(it, maxsplit);

const LIBRARY = {
  ...ABSTRACT, Counter: counter, Enum, Formatter: () => ({ parse: (it) => gen(() => templated(it)) }), Fraction, Literal: abstract("Literal"),
  MappingProxyType: (it) => it, Parameter: { empty: ABSENT }, Union: abstract("Union"), UnionType: abstract("UnionType"), accumulate, ceil, chain, comb,
  combinations: (items, count) => gen(() => combined(tuple(items), count)), combining: (it) => (/\p{M}/u.test(it) ? 1 : 0), compress, defaultdict,
  get_args: (kind) => kind?.args ?? [], get_origin: (kind) => kind?.origin ?? null, groupby, normalize: (form, it) => it.normalize(form), operator_add: add,
  pairwise, partial, permutations: (items, count) => { const own = tuple(items); return gen(() => permuted(own, count ?? own.length)); }, prod, product,
  re_DOTALL: "s", re_IGNORECASE: "i", re_compile: compile, re_findall: flagged("findall"), re_fullmatch: flagged("fullmatch"), re_split: splitText, replace,
  zip_longest: zipLongest,
};
