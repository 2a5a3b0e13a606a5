/* Puts calls to the compiled laws and says what each answers: a line of JSON for each line read. */
"use strict";
const fs = require("node:fs"), path = require("node:path"), vm = require("node:vm");

const [folder] = process.argv.slice(2);
const run = (name) => vm.runInThisContext(fs.readFileSync(path.join(folder, `${name}.js`), "utf8"), { filename: name });
run("runtime");
const { Counter, Data, Dict, Frac, List, PyEnum, PySet, Range, Record, explained, notAsked, put } = Laws.inner;

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

const loaded = new Set();
function answered([name, address, facts]) {
  if (!loaded.has(name)) { loaded.add(name); run(name); }
  const { rule, call, error } = put(name, address, facts);
  return { value: call ? coded(call.value) : null, explained: call ? explained(call, address) : notAsked(rule, address, error) };
}

const lines = fs.readFileSync(0, "utf8").split("\n").filter((it) => it).map((line) => {
  try { return JSON.stringify(answered(JSON.parse(line))); } catch (error) { return JSON.stringify({ fault: String(error.stack).slice(0, 500) }); }
});
fs.writeFileSync(1, lines.map((it) => `${it}\n`).join(""));
