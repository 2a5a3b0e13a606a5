/* Python's collections: a tuple is an Array, a list a List; sets and dicts go by what they hold. */

class List extends Array {}
class Record extends Array {
  static get [Symbol.species]() { return Array; }
  get _fields() { return this.constructor.$fields; }
}

const list = (items = []) => List.from(iterated(items));
function tuple(items = []) { return [...iterated(items)]; }

/** A generator that can be left and gone on with. */
class Gen {
  constructor(made) { this.made = made; }
  next() { return this.made.next(); }
  [Symbol.iterator]() { return this; }
}
const gen = (make, first) => new Gen(make(first));
/** Of each thing something, where it is asked for; of those only that pass. */
const each = (make, items, passes) => gen(function* (from) { for (const it of from) if (!passes || passes(it)) yield make(it); }, iterated(items));

class Range {
  constructor(start, stop, step) { this.start = start; this.stop = stop; this.step = step; }
  get length() { return Math.max(0, Math.ceil((this.stop - this.start) / this.step)); }
  at(place) { return this.start + place * this.step; }
  has(it) {
    const place = (it - this.start) / this.step;
    return isNumber(it) && Number.isInteger(place) && place >= 0 && place < this.length;
  }
  *[Symbol.iterator]() { for (let place = 0, { length } = this; place < length; place++) yield this.at(place); }
}
const range = (a, b, step = 1) => (b === undefined ? new Range(0, +a, 1) : new Range(+a, +b, +step));

let identities = 0;
const identity = (it) => { if (!Object.hasOwn(it, "$id")) Object.defineProperty(it, "$id", { value: ++identities }); return it.$id; };

/** What is alike has one key: a primitive, or, where each thing is itself, the thing. */
function key(it) {
  switch (typeof it) {
    case "string": return `s${it}`;
    case "boolean": return +it;
    case "object": return it === null ? null : objectKey(it);
    case "undefined": throw new Error("a value is missing");
    default: return it;
  }
}
function objectKey(it) {
  if (it instanceof List || it instanceof Dict) fail("TypeError", `unhashable ${repr(it)}`);
  if (Array.isArray(it)) return `(${it.map(written).join()})`;
  if (it instanceof Frac) return it.d === 1n ? whole(it.n) : `q${it.n}/${it.d}`;
  if (it instanceof PySet) return `{${[...it.held.values()].map(written).sort().join()}}`;
  if (it instanceof Data) return `d${identity(it.constructor)}(${it.constructor.$fields.map((name) => written(it[name], name)).join()})`;
  if (it instanceof Range) return `r(${[...it].join()})`;
  return it;
}
/** A key as text, for the key of what holds it. */
function written(it) {
  if (it instanceof Dict) return `[${[...it].map((own) => `${written(own)}:${written(it.get(own))}`).sort().join()}]`;
  const own = key(it);
  if (typeof own === "string") return `${own.length}${own}`;
  return own === null ? "n" : typeof own === "object" || typeof own === "function" ? `o${identity(own)}` : `${own}`;
}

class Dict {
  constructor() { this.held = new Map(); }
  has(it) { return this.held.has(key(it)); }
  get(it) { return this.held.get(key(it))?.[1]; }
  set(it, value) {
    const own = key(it), entry = this.held.get(own);
    if (entry) entry[1] = value; else this.held.set(own, [it, value]);
  }
  delete(it) { return this.held.delete(key(it)); }
  get size() { return this.held.size; }
  values() { return [...this.held.values()].map(([, value]) => value); }
  items() { return [...this.held.values()].map(([it, value]) => [it, value]); }
  *[Symbol.iterator]() { for (const [it] of this.held.values()) yield it; }
}
class Counter extends Dict {}
class DefaultDict extends Dict {}

class PySet {
  constructor(items) {
    this.held = new Map();
    for (const it of items) this.add(it);
  }
  add(it) { const own = key(it); if (!this.held.has(own)) this.held.set(own, it); }
  has(it) { return this.held.has(key(it)); }
  delete(it) { return this.held.delete(key(it)); }
  get size() { return this.held.size; }
  [Symbol.iterator]() { return this.held.values(); }
}
const set = (items = []) => new PySet(iterated(items));

/** A dict of another, or of pairs. */
function dict(items = []) {
  const made = new Dict();
  for (const pair of items instanceof Dict ? items.items() : iterated(items)) made.set(...apart(pair, 2));
  return made;
}
const counter = (items = []) => {
  const made = new Counter();
  if (items instanceof Dict) for (const [it, n] of items.items()) made.set(it, n);
  else for (const it of iterated(items)) made.set(it, plus(made.get(it) ?? 0, 1));
  return made;
};
/** The items of which there are some, after a change of their numbers. */
const counted = (a, change) => {
  const made = new Counter();
  for (const it of a) { const n = change(a.get(it) ?? 0, it); if (lt(0, n)) made.set(it, n); }
  return made;
};
const both = (a, b, change) => counted(counter([...new PySet([...a, ...b])]), (_, it) => change(a.get(it) ?? 0, b.get(it) ?? 0));

/** What a loop goes through. */
function iterated(it) {
  if (it === null || it === undefined || isNumber(it)) fail("TypeError", `${repr(it)} is not iterable`);
  return it.$iter ? it.$iter() : it;
}

/** A value taken apart into so many; from a place on, what is left over goes there as a list. */
function apart(it, count, star) {
  const items = [...iterated(it)];
  if (star !== undefined) items.splice(star, 0, List.from(items.splice(star, items.length - count + 1)));
  if (items.length < count) fail("ValueError", `not enough values to unpack (expected ${count}, got ${items.length})`);
  if (items.length > count) fail("ValueError", `too many values to unpack (expected ${count})`);
  return items;
}

/** Things that a loop takes apart, each into so many parts. */
const pairs = (items, count) => gen(function* (from) { for (const it of from) yield apart(it, count); }, iterated(items));

/** A text by its letters, of which one may be two units of JavaScript. */
const letters = (text) => (/[\ud800-\udfff]/.test(text) ? [...text] : text);

function len(it) {
  if (typeof it === "string") return letters(it).length;
  if (it === null || it === undefined || isNumber(it)) fail("TypeError", `${repr(it)} has no len()`);
  if (it.$len) return it.$len();
  if (it.$members) return it.$members.length;
  return it instanceof Dict || it instanceof PySet ? it.size : it.length ?? fail("TypeError", `${repr(it)} has no len()`);
}

function item(held, at) {
  if (held instanceof Dict) return valueOf(held, at);
  if (held.$get) return held.$get(at);
  if (held.$byName) return held.$byName.get(at) ?? fail("KeyError", at);
  const items = typeof held === "string" ? letters(held) : held;
  const place = at < 0 ? items.length + at : +at;
  if (!(place >= 0 && place < items.length)) fail("IndexError", `${typeof held === "string" ? "string" : "tuple"} index out of range`);
  return held instanceof Range ? held.at(place) : items[place];
}
function valueOf(held, at) {
  if (held.has(at)) return held.get(at);
  if (held instanceof Counter) return 0;
  if (!(held instanceof DefaultDict)) fail("KeyError", at);
  held.set(at, held.make());
  return held.get(at);
}

function slice(held, from, to, step) {
  const text = typeof held === "string", items = text ? letters(held) : held instanceof Range ? [...held] : held;
  step ??= 1;
  const { length } = items, back = step < 0;
  const place = (at, usual) => (at === null ? usual : Math.min(Math.max(at < 0 ? at + length : +at, back ? -1 : 0), back ? length - 1 : length));
  const end = place(to, back ? -1 : length), found = [];
  for (let at = place(from, back ? length - 1 : 0); back ? at > end : at < end; at += +step) found.push(items[at]);
  return text ? found.join("") : held instanceof List ? List.from(found) : found;
}

function setItem(held, at, value) {
  if (held instanceof Dict) held.set(at, value);
  else if (at >= held.length || at < -held.length) fail("IndexError", "list assignment index out of range");
  else held[at < 0 ? held.length + at : at] = value;
}
function deleteItem(held, at) {
  if (!(held instanceof Dict)) held.splice(at, 1);
  else if (!held.delete(at)) fail("KeyError", at);
}
