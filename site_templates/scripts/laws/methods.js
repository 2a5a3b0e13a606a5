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
    text("isalnum", (it) => /^[\p{L}\p{N}]+$/u.test(it)),
    // Python counts figures above and below the line and in circles too.
    text("isdigit", (it) => /^[\p{Nd}\u{b2}-\u{b3}\u{b9}\u{1369}-\u{1371}\u{19da}\u{2070}\u{2074}-\u{2079}\u{2080}-\u{2089}\u{2460}-\u{2468}\u{2474}-\u{247c}\u{2488}-\u{2490}\u{24ea}\u{24f5}-\u{24fd}\u{24ff}\u{2776}-\u{277e}\u{2780}-\u{2788}\u{278a}-\u{2792}\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}]+$/u.test(it)),
    text("join", (it, parts) => [...iterated(parts)].join(it)),
    text("partition", (it, mark) => { const place = it.indexOf(mark); return place < 0 ? [it, "", ""] : [it.slice(0, place), mark, it.slice(place + mark.length)]; }),
    text("removeprefix", (it, part) => (it.startsWith(part) ? it.slice(part.length) : it)),
    text("replace", (it, part, other, most = Infinity) => { const parts = it.split(part); return most < parts.length - 1 ? [...parts.slice(0, most), parts.slice(most).join(part)].join(other) : parts.join(other); }),
    text("split", (it, mark) => List.from(mark === undefined || mark === null ? words(it) : it.split(mark))),
    text("startswith", (it, start) => (Array.isArray(start) ? start.some((own) => it.startsWith(own)) : it.startsWith(start))),
    text("strip", (it, signs) => strip(it, signs)),
    text("upper", (it) => it.toUpperCase()),
  ]),
  add: (it, own) => { it.add(own); return null; },
  append: (it, own) => { it.push(own); return null; },
  count: (it, own) => (typeof it === "string" ? it.split(own).length - 1 : [...iterated(it)].filter((one) => eq(one, own)).length),
  extend: (it, more) => { it.push(...iterated(more)); return null; },
  fromkeys: (it, items, value) => dict.fromkeys(items, value),
  get: (it, own, usual = null) => (it.has(own) ? it.get(own) : usual),
  index: (it, own, from) => {
    if (typeof it !== "string") return at(it, own, from);
    return it.includes(own) ? it.indexOf(own) : fail("ValueError", "substring not found");
  },
  items: (it) => it.items(),
  keys: (it) => new PySet(it),
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
  values: (it) => it.values(),
};
/** Methods by name; what has a method of its own of that name is asked by it. */
const m = {};
const method = (name, f) => { m[name] ??= (it, ...given) => (owns(it, name) ? it[name](...given) : f(it, ...given)); };
for (const [name, f] of Object.entries(METHODS)) method(name, f);
