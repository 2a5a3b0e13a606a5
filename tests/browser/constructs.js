/* Runs scripts that were compiled one by one: a line of JSON for each of a list of scripts. */
"use strict";
const fs = require("node:fs"), vm = require("node:vm");

vm.runInThisContext(fs.readFileSync(process.argv[2], "utf8"));
const { coded } = require("./coding.js");

for (const text of JSON.parse(fs.readFileSync(0, "utf8"))) {
  let told;
  try { told = { value: coded(vm.runInThisContext(`($)=>{${text}}`)(Laws.inner.python)()) }; } catch (error) { told = { error: `${error.constructor.name}: ${error.message}` }; }
  console.log(JSON.stringify(told));
}
