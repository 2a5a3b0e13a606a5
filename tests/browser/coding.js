/* Values as JSON that tells everything of them, as coding.py writes them. */
"use strict";
const { Counter, Data, Dict, Frac, List, PyEnum, PySet, Range, Record } = Laws.inner;

/** A value as coding.py writes it. */
function coded(it) {
  if (it === null || typeof it === "boolean" || typeof it === "string" || typeof it === "number") return it;
  if (typeof it === "bigint") return { int: `${it}` };
  const place = it?.constructor?.$name;
  if (it instanceof PyEnum) return { enum: place, name: it.name };
  if (it instanceof Frac) return { fraction: `${it.n}/${it.d}` };
  if (it instanceof Range) return { range: [it.start, it.stop, it.step] };
  if (Array.isArray(it)) return sequence(it, place);
  if (it instanceof PySet) return { set: inOrder([...it].map(coded)) };
  if (it instanceof Dict) return { [it instanceof Counter ? "counter" : "dict"]: it.items().map((pair) => pair.map(coded)) };
  if (it instanceof Data) return { data: place, of: it.constructor.$fields.map((name) => coded(it[name])) };
  return { unknown: String(it) };
}
function sequence(it, place) {
  const items = Array.from(it, coded);
  if (place) return { [it instanceof Record ? "record" : "tuples"]: place, of: items };
  return { [it instanceof List ? "list" : "tuple"]: items };
}
const inOrder = (items) => items.map((it) => [JSON.stringify(it), it]).sort(([a], [b]) => (a < b ? -1 : 1)).map(([, it]) => it);

module.exports = { coded };
