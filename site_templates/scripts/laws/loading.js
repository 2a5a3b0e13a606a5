/* Scripts and data, loaded when they are needed, from a folder of files too. */

const LOADING = {};

const load = (path) => LOADING[path] ??= new Promise((resolve, reject) => {
  const script = document.createElement("script");
  script.src = new URL(path, BASE);
  script.onload = resolve;
  script.onerror = () => reject(new Error(`${path} cannot be loaded`));
  document.head.append(script);
});
const BASE = globalThis.document?.currentScript?.src ?? "";

/** A function and everything that it needs, loaded. */
const ready = (name) => load(`${name}.js`);

/** Takes the program of a function: its data, and what makes it. */
const take = (name, data, make) => { PROGRAMS.set(name, { data, make }); };

/** Takes the program of all functions; a fact that several ask for stands in its data once. */
function takeAll(data, make) {
  const program = { data, make };
  for (const rule of Object.values(data.rules))
    for (const [name, place] of Object.entries(rule.facts)) rule.facts[name] = data.facts[place];
  for (const name of Object.keys(data.rules)) PROGRAMS.set(name, program);
}

/** Takes the words of laws, as the download laws.json has them. */
function texts(laws) {
  const [program] = PROGRAMS.values();
  for (const { address, text } of laws) program.data.texts[address] = text;
}

/** What tests and other programs use: values, and calls that are no text. */
const inner = { Counter, Data, Dict, Frac, List, PyEnum, PySet, Range, Record, explained, python: PYTHON, notAsked, programOf, put };

globalThis.Laws = { ready, facts, judgements, ask, functions, take, takeAll, texts, inner };
