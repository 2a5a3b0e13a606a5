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

const dataFile = (module) => `data/${module}.js`;

/** Everything that a function needs, loaded. */
async function ready(name) {
  const module = name.slice(0, name.lastIndexOf("."));
  await load(dataFile(module));
  const { needs, rules } = DATA.get(name) ?? fail("KeyError", name);
  await Promise.all([...needs.map((it) => load(`${it}.js`)), ...rules.map((it) => load(dataFile(it)))]);
}

/** Takes the data of a module: its functions, the words of their laws, and packs. */
function take(module, { functions, texts, packs }) {
  for (const [name, data] of Object.entries(functions)) DATA.set(`${module}.${name}`, { ...data, packs });
  for (const [address, text] of Object.entries(texts)) TEXTS.set(address, text);
}

/** What tests and other programs use: values, and calls that are no text. */
const inner = { Counter, Data, Dict, Frac, List, PyEnum, PySet, RULES, Range, Record, called, counter, dict, explained, frac, instance, list, range, repr, set, tuple, use };

globalThis.Laws = { ready, facts, ask, functions, define: (name, make) => DEFINED.set(name, make), take, inner };
