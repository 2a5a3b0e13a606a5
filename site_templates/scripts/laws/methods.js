/* Methods of Python's own types, by name: each is given the object first. */

const only = (it, name) => (typeof it === "string" ? it : fail("TypeError", `${repr(it)} has no ${name}`));
const text = (name, f) => [name, (it, ...given) => f(only(it, name), ...given)];
const at = (items, it, from = 0) => {
  let place = 0;
  for (const own of items) { if (place >= from && eq(own, it)) return place; place++; }
  return fail("ValueError", `${repr(it)} is not there`);
};

const METHODS = {
  ...Object.fromEntries([
    text("casefold", folded),
    text("endswith", (it, end) => (Array.isArray(end) ? end.some((own) => it.endsWith(own)) : it.endsWith(end))),
    text("find", (it, part, from = 0) => it.indexOf(part, from)),
    text("format", (it, ...given) => { let place = 0; return it.replace(/\{\}/g, () => str(given[place++])); }),
    text("isalnum", (it) => /^[\p{L}\p{N}]+$/u.test(it)),
    text("isdigit", (it) => /^\p{Nd}+$/u.test(it)),
    text("join", (it, parts) => [...iterated(parts)].join(it)),
    text("lower", (it) => it.toLowerCase()),
    text("lstrip", (it, signs) => strip(it, signs, true, false)),
    text("partition", (it, mark) => { const place = it.indexOf(mark); return place < 0 ? [it, "", ""] : [it.slice(0, place), mark, it.slice(place + mark.length)]; }),
    text("removeprefix", (it, part) => (it.startsWith(part) ? it.slice(part.length) : it)),
    text("removesuffix", (it, part) => (part && it.endsWith(part) ? it.slice(0, -part.length) : it)),
    text("replace", (it, part, other, most = Infinity) => { const parts = it.split(part); return most < parts.length - 1 ? [...parts.slice(0, most), parts.slice(most).join(part)].join(other) : parts.join(other); }),
    text("rpartition", (it, mark) => { const place = it.lastIndexOf(mark); return place < 0 ? ["", "", it] : [it.slice(0, place), mark, it.slice(place + mark.length)]; }),
    text("rstrip", (it, signs) => strip(it, signs, false, true)),
    text("split", (it, mark) => List.from(mark === undefined || mark === null ? words(it) : it.split(mark))),
    text("startswith", (it, start) => (Array.isArray(start) ? start.some((own) => it.startsWith(own)) : it.startsWith(start))),
    text("strip", (it, signs) => strip(it, signs)),
    text("title", titled),
    text("upper", (it) => it.toUpperCase()),
  ]),
  add: (it, own) => { it.add(own); return null; },
  append: (it, own) => { it.push(own); return null; },
  as_integer_ratio: (it) => (it instanceof Frac ? [it.numerator, it.denominator] : [plus(it, 0), 1]),
  bit_count: (it) => [...abs(it).toString(2)].filter((bit) => bit === "1").length,
  bit_length: (it) => (it == 0 ? 0 : abs(it).toString(2).length),
  copy: (it) => (it instanceof List ? List.from(it) : it instanceof Counter ? counter(it) : it instanceof PySet ? new PySet(it) : dict(it)),
  count: (it, own) => (typeof it === "string" ? it.split(own).length - 1 : [...iterated(it)].filter((one) => eq(one, own)).length),
  difference: (it, ...others) => others.reduce((left, other) => sub(left, asSet(other)), it),
  discard: (it, own) => { it.delete(own); return null; },
  elements: (it) => gen(function* () { for (const [own, n] of it.items()) for (let left = n; left > 0; left--) yield own; }),
  extend: (it, more) => { it.push(...iterated(more)); return null; },
  fromkeys: (it, items, value) => dict.fromkeys(items, value),
  get: (it, own, usual = null) => (it.has(own) ? it.get(own) : usual),
  index: (it, own, from) => {
    if (typeof it !== "string") return at(it, own, from);
    return it.includes(own) ? it.indexOf(own) : fail("ValueError", "substring not found");
  },
  insert: (it, place, own) => { it.splice(place, 0, own); return null; },
  intersection: (it, ...others) => others.reduce((left, other) => and(left, asSet(other)), it),
  isdisjoint: (it, other) => { for (const own of iterated(other)) if (it.has(own)) return false; return true; },
  issubset: (it, other) => within(it, asSet(other)),
  issuperset: (it, other) => within(asSet(other), it),
  items: (it) => it.items(),
  keys: (it) => new PySet(it),
  most_common: (it, most) => List.from(it.items().sort((a, b) => -order(a[1], b[1])).slice(0, most)),
  pop: (it, place, usual) => {
    if (it instanceof Dict) {
      if (!it.has(place)) return usual === undefined ? fail("KeyError", place) : usual;
      const value = it.get(place);
      it.delete(place);
      return value;
    }
    if (it instanceof PySet) { const [own] = it; it.delete(own); return own; }
    if (!it.length) fail("IndexError", "pop from empty list");
    return place === undefined ? it.pop() : it.splice(place < 0 ? it.length + place : place, 1)[0];
  },
  remove: (it, own) => {
    if (it instanceof PySet) return it.delete(own) ? null : fail("KeyError", own);
    it.splice(at(it, own), 1);
    return null;
  },
  setdefault: (it, own, usual = null) => { if (!it.has(own)) it.set(own, usual); return it.get(own); },
  sort: (it, by) => { it.splice(0, it.length, ...sorted.kw([it], by ?? {})); return null; },
  symmetric_difference: (it, other) => xor(it, asSet(other)),
  total: (it) => sum(it.values()),
  union: (it, ...others) => others.reduce((left, other) => or(left, asSet(other)), it),
  update: (it, more) => {
    if (it instanceof PySet) for (const own of iterated(more)) it.add(own);
    else if (it instanceof Counter) for (const own of iterated(more)) it.set(own, plus(it.get(own) ?? 0, 1));
    else for (const [own, value] of dict(more).items()) it.set(own, value);
    return null;
  },
  values: (it) => it.values(),
  _replace: (it, changed) => replace.kw([it], changed),
};
/** The same, but what has a method of its own of that name is asked by it. */
const m = Object.fromEntries(Object.entries(METHODS).map(([name, f]) =>
  [name, (it, ...given) => (owns(it, name) ? it[name](...given) : f(it, ...given))]));
