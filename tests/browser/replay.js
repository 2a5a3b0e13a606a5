/* Puts calls to the compiled laws and says what each answers: a line of JSON for each line read. */
"use strict";
const fs = require("node:fs"), path = require("node:path"), vm = require("node:vm");

const [folder] = process.argv.slice(2);
const run = (name) => vm.runInThisContext(fs.readFileSync(path.join(folder, `${name}.js`), "utf8"), { filename: name });
run("runtime");
["cards", "chess", "verdict", "orders", "parts", "paying", "penalty", "forfeit"].forEach(run);
const { explained, notAsked, put } = Laws.inner, { coded } = require("./coding.js");

const loaded = new Set();
function answered([name, address, facts]) {
  if (!loaded.has(name)) { loaded.add(name); run(name); }
  const { rule, call, error } = put(name, address, facts);
  return { value: call ? coded(call.value) : null, explained: call ? explained(call, address) : notAsked(rule, address, error) };
}

const lines = fs.readFileSync(0, "utf8").split("\n").filter((it) => it).map((line) => {
  try { return JSON.stringify(answered(JSON.parse(line))); } catch (error) { return JSON.stringify({ fault: String(error.stack).slice(0, 500) }); }
});
process.stdout.write(lines.map((it) => `${it}\n`).join(""));
