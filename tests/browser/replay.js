/* Puts recorded calls to the compiled laws and says what each answers: a line of JSON for each. */
"use strict";
const fs = require("node:fs"), path = require("node:path"), vm = require("node:vm"), readline = require("node:readline");

const [folder] = process.argv.slice(2);
const run = (file) => vm.runInThisContext(fs.readFileSync(file, "utf8"), { filename: file });
run(path.join(folder, "runtime.js"));
const loaded = new Set();
const { Counter, Data, Dict, Frac, List, PyEnum, PySet, Range, Record, called, counter, dict, explained, frac, instance, list, programOf, range, set, shown } = Laws.inner;

let classes;
const classOf = (place) => { if (!classes[place]) throw new Error(`no class ${place}`); return classes[place]; };

/** A value from what coding.py wrote. */
function value(coded) {
  if (coded === null || typeof coded !== "object") return coded;
  const [[kind, own]] = Object.entries(coded), of = coded.of?.map(value);
  switch (kind) {
    case "enum": return classOf(own)[coded.name];
    case "typed": return classOf(own).parse(coded.text);
    case "int": return BigInt(own);
    case "fraction": return frac(...own.split("/").map(BigInt));
    case "range": return range(...own);
    case "tuple": return own.map(value);
    case "list": return list(own.map(value));
    case "set": return set(own.map(value));
    case "dict": return dict(own.map((pair) => pair.map(value)));
    case "counter": return counter(dict(own.map((pair) => pair.map(value))));
    case "tuples": return instance(classOf(own), [of]);
    default: return instance(classOf(own), of);
  }
}

/** A value as coding.py writes it. */
function coded(it) {
  if (it === undefined) return { undefined: true };
  if (it === null || typeof it === "boolean" || typeof it === "string" || typeof it === "number") return it;
  if (typeof it === "bigint") return { int: `${it}` };
  const place = it.constructor?.$name;
  if (place && typeof it.constructor.parse === "function") return { typed: place, text: shown(it) };
  if (it instanceof PyEnum) return { enum: place, name: it.name };
  if (it instanceof Frac) return { fraction: `${it.n}/${it.d}` };
  if (it instanceof Range) return { range: [it.start, it.stop, it.step] };
  if (Array.isArray(it)) {
    const items = Array.from(it, coded);
    return place ? { [it instanceof Record ? "record" : "tuples"]: place, of: items } : { [it instanceof List ? "list" : "tuple"]: items };
  }
  const sorted = (items) => items.map((own) => [JSON.stringify(own), own]).sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own);
  if (it instanceof PySet) return { set: sorted([...it].map(coded)) };
  if (it instanceof Dict) return { [it instanceof Counter ? "counter" : "dict"]: it.items().map((pair) => pair.map(coded)) };
  if (it instanceof Data) return { data: place, of: it.constructor.$fields.map((name) => coded(it[name])) };
  return { unknown: String(it) };
}

function answered({ function: name, address, facts, text }) {
  if (!loaded.has(name)) { loaded.add(name); run(path.join(folder, `${name}.js`)); }
  const rule = programOf(name);
  ({ classes } = rule.program);
  if (text) return { asked: Laws.ask(name, address, text) };
  const call = called(rule, dict(Object.entries(facts).map(([fact, own]) => [fact, value(own)])));
  return { value: coded(call.value), refusal: call.refusal, explained: explained(call, address) };
}

const out = [];
for (const line of fs.readFileSync(0, "utf8").split("\n").filter((it) => it)) {
  let answer;
  try { answer = answered(JSON.parse(line)); } catch (error) { answer = { fault: String(error.stack).slice(0, 600) }; }
  out.push(JSON.stringify(answer));
}
fs.writeSync(1, "");
process.stdout.write(out.join("\n") + "\n");
