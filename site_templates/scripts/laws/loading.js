/* Scripts and data, loaded when they are needed, from a folder of files too. */

const LOADING = {};

const load = (name) => LOADING[name] ??= new Promise((resolve, reject) => {
  const script = document.createElement("script");
  script.src = new URL(`${name}.js`, BASE);
  script.async = false; // In order: what functions share takes of what was asked for before it.
  script.onload = resolve;
  script.onerror = () => reject(new Error(`${name} cannot be loaded`));
  document.head.append(script);
});
const BASE = globalThis.document?.currentScript?.src ?? "";

/** A function and everything that it needs, loaded; pages may load themselves what many functions share. */
const ready = async (name) => {
  await load(name);
  await Promise.all(PROGRAMS.get(name)?.shared.map((it) => PYTHON[it] || load(it)) ?? []);
};

/** Takes the program of a function: its data, what makes it, and the scripts that it shares with others. */
const take = (name, data, make, ...shared) => { PROGRAMS.set(name, { data, make, shared }); };

/** What tests and other programs use: values, and calls that are no text. */
const inner = { Counter, Data, Dict, Frac, List, PyEnum, PySet, Range, Record, explained, python: PYTHON, notAsked, programOf, put };

globalThis.Laws = { ready, facts, judgements, ask, functions, take, inner };
