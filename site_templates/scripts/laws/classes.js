/* Python's classes: made by a call; enums, records, frozen records, and plain ones. */

class PyObject {}
class Data {}
class PyEnum {}
const NONE = () => null;
NONE.__name__ = "NoneType";

/** A class of a script. "form" has its fields, their usual values, and the values it holds. */
function makeClass(name, Kind, { fields = [], usual = {}, values = () => [] }, named) {
  function made(...given) { return Object.hasOwn(Kind, "$new") ? made.$new(...given) : instance(made, given); }
  Object.setPrototypeOf(made, Kind);
  const base = Object.getPrototypeOf(Kind);
  const own = {
    prototype: Kind.prototype, $name: name, __name__: name.split(":")[1], $named: { ...base.$named, ...named },
    $fields: [...(base.$fields ?? []), ...fields], $usual: { ...base.$usual, ...usual }, __annotations__: annotated(fields),
  };
  const is = (it) => it !== null && typeof it === "object" && Kind.prototype.isPrototypeOf(it);
  for (const [it, value] of Object.entries(own)) Object.defineProperty(made, it, { value });
  Object.defineProperty(made, Symbol.hasInstance, { value: is });
  Object.defineProperty(Kind.prototype, "constructor", { value: made });
  made.$p = own.$named.$init ?? own.$fields;
  if (Kind.prototype instanceof PyEnum) return fillEnum(made, Kind, values());
  if (Kind.prototype instanceof Record) fields.forEach((it, at) => Object.defineProperty(Kind.prototype, it, { get() { return this[at]; } }));
  for (const [it, value] of values()) made[it] = Kind.prototype[it] = value;
  return made;
}
const annotated = (fields) => { const made = new Dict(); for (const it of fields) made.set(it, it); return made; };

/** An object of a class from what it is made of; "undefined" is what is not given. */
function instance(kind, given) {
  const { prototype } = kind;
  if (prototype instanceof Record) return Object.setPrototypeOf(filled(kind, given), prototype);
  if (Array.isArray(prototype) || prototype instanceof Array) return Object.setPrototypeOf(tuple(given[0] ?? []), prototype);
  if (prototype instanceof PyEnum) return memberOf(kind, given.length > 1 ? given : given[0]);
  const made = Object.create(prototype);
  if (prototype instanceof Data) filled(kind, given).forEach((it, at) => { made[kind.$fields[at]] = it; });
  (made.$init ?? made.$post)?.apply(made, made.$init ? given : []);
  return made;
}
const filled = (kind, given) => kind.$fields.map((name, at) => given[at] ?? valueGiven(kind, name, given[at]));
function valueGiven(kind, name, value) {
  if (value !== undefined) return value;
  return kind.$usual[name]?.() ?? (name in kind.$usual ? null : fail("TypeError", `${kind.__name__} is missing ${name}`));
}

/** The members of an enum; a value that stood before makes another name for the same member. */
function fillEnum(made, Kind, values) {
  Object.assign(made, { $members: [], $byName: new Map() });
  for (const [name, value] of values) {
    let member = made.$members.find((it) => !("$init" in Kind.prototype) && eq(it.value, value));
    if (!member) {
      member = Object.create(Kind.prototype);
      Object.defineProperties(member, { name: { value: name }, value: { value, writable: true } });
      member.$init?.(...(Array.isArray(value) ? value : [value]));
      made.$members.push(member);
    }
    made.$byName.set(name, member);
    Object.defineProperty(made, name, { value: member });
  }
  made[Symbol.iterator] = () => made.$members[Symbol.iterator]();
  made.$has = (it) => made.$members.includes(it);
  made.__members__ = new Dict();
  for (const [name, member] of made.$byName) made.__members__.set(name, member);
  return made;
}
const memberOf = (kind, value) => kind.$members.find((it) => eq(it.value, value)) ?? fail("ValueError", `${repr(value)} is not a valid ${kind.__name__}`);

/* ---- Calls by name ---- */

const fn = (f, names) => { f.$p = names; return f; };
const yields = (f) => function (...given) { return new Gen(f.apply(this, given)); };

/** Values in the order of a function's parameters: those placed, then those named. */
function bound(names, placed, named) {
  const given = [...placed];
  for (const name of Object.keys(named)) {
    const at = names.indexOf(name);
    if (at < 0) fail("TypeError", `got an unexpected keyword argument ${repr(name)}`);
    while (given.length < at) given.push(undefined);
    given[at] = named[name];
  }
  return given;
}

/** A function that takes any number of values, or of named ones. */
function open(f, names, before, stars, takesNames) {
  const call = (placed, named) => {
    const own = Object.fromEntries(Object.entries(named).filter(([it]) => names.includes(it)));
    const given = bound(names, placed.slice(0, before), own);
    while (given.length < names.length) given.push(undefined);
    if (stars) given.push(placed.slice(before));
    if (takesNames) given.push(dict(Object.entries(named).filter(([it]) => !names.includes(it))));
    return f(...given);
  };
  const made = (...placed) => call(placed, {});
  made.kw = call;
  return made;
}

function kw(f, placed, named) {
  if (f.kw) return f.kw(placed, named);
  if (!Object.keys(named).length) return f(...placed);
  if (!f.$p) fail("TypeError", `${f.__name__ ?? f.name} takes nothing by name`);
  return f(...bound(f.$p, placed, named));
}
function km(held, name, placed, given) {
  const method = held[name];
  if (method?.kw || method?.$p) return kw(method, placed, given);
  const names = (held.$named ?? held.constructor?.$named)?.[name];
  if (typeof method === "function" && names) return method.apply(held, bound(names, placed, given));
  return m[name](held, ...placed, given);
}
const named = (it) => Object.fromEntries(it.items());

/** A function that remembers what it answered. */
function cache(f) {
  const known = new Dict();
  const call = (...given) => {
    const own = given.map((it) => (it === undefined ? [ABSENT] : [it]));
    if (!known.has(own)) known.set(own, f(...given));
    return known.get(own);
  };
  call.$p = f.$p;
  return call;
}
const ABSENT = { toString: () => "absent" };

/* ---- Attributes ---- */

const BASES = new Set([Object, Function, Array, List, Dict, Counter, DefaultDict, PySet, Range].map((it) => it.prototype));

/** Whether a thing has an attribute of its own, and not by what JavaScript or the runtime calls so. */
function owns(held, name) {
  if (held === null || (typeof held !== "object" && typeof held !== "function")) return false;
  for (let it = held; it && !BASES.has(it); it = Object.getPrototypeOf(it)) if (Object.hasOwn(it, name)) return true;
  return false;
}

/** An attribute; a method is tied to its object. */
function attr(held, name, usual) {
  if (owns(held, name)) {
    const own = held[name];
    return typeof own !== "function" || own.$p || own.prototype ? own : own.bind(held);
  }
  if (name in m) return typeof held === "function" && !held.$fields ? m[name] : (...given) => m[name](held, ...given);
  return usual === undefined ? fail("TypeError", `${repr(held)} has no ${name}`) : usual;
}
const hasattr = (held, name) => owns(held, name) || (typeof held === "function" && owns(held.prototype ?? null, name));
const vars = (it) => dict(it.constructor.$fields.map((name) => [name, it[name]]));
