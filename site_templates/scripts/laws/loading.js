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

/** The scripts that a function shares with others, and that are not there yet. */
const shared = (name) => PROGRAMS.get(name).shared.filter((it) => !PYTHON[it]);

/** A function and everything that it needs, loaded; pages may load themselves what many functions share. */
const ready = async (name) => {
  await load(`${name}.js`);
  await Promise.all(shared(name).map((it) => load(`${it}.js`)));
};

/** Takes the program of a function: its data, what makes it, and the scripts that it shares with others. */
const take = (name, data, make, ...shared) => { PROGRAMS.set(name, { data, make, shared }); };

/** What tests and other programs use: values, and calls that are no text. */
const inner = { Counter, Data, Dict, Frac, List, PyEnum, PySet, Range, Record, explained, python: PYTHON, notAsked, programOf, put, shared };

globalThis.Laws = { ready, facts, judgements, ask, functions, take, inner };
