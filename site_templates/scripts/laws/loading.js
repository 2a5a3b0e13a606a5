/* Scripts and data, loaded when they are needed, from a folder of files too. */

const LOADING = new Map();

function load(path) {
  if (!LOADING.has(path)) {
    LOADING.set(path, new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = new URL(path, BASE);
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${path} cannot be loaded`));
      document.head.append(script);
    }));
  }
  return LOADING.get(path);
}
const BASE = globalThis.document?.currentScript?.src ?? "";

/** A function and everything that it needs, loaded. */
const ready = (name) => load(`${name}.js`);

/** Takes the program of a function: its data, and what makes it. */
const take = (name, data, make) => { PROGRAMS.set(name, { data, make }); };

/** What tests and other programs use: values, and calls that are no text. */
const inner = { Counter, Data, Dict, Frac, List, PyEnum, PySet, Range, Record, explained, notAsked, put };

globalThis.Laws = { ready, facts, ask, functions, take, inner };
