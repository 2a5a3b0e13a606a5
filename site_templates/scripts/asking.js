/* How the page asks the index: of a worker made from the scripts that stand in the page, since a page
   from a folder may start none from a file. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { engine, inPage } = lawsofplay;

  /* ---- Buckets as scripts ---- */
  const ANOTHER = "The index that this page asks is not here, or only in part: that of another edition stands in its "
    + "place. Load this page anew; if that does not help, the site must be built again";
  const arrived = new Map(), loading = new Map();
  const put = (name, data) => arrived.set(name, data);

  function loader(base) {
    const arrival = (name) => new Promise((resolve, reject) => {
      const script = document.createElement("script");
      const end = (settle, value) => { loading.delete(name); script.remove(); settle(value); };
      script.src = `${base}${name}.js`;
      // What came under the name but calls itself otherwise is of another index.
      script.onload = () => (arrived.has(name) ? end(resolve, arrived.get(name)) : end(reject, new Error(ANOTHER)));
      script.onerror = () => end(reject, new Error(ANOTHER));
      document.head.append(script);
    });
    return async (name) => {
      if (arrived.has(name)) return arrived.get(name);
      if (!loading.has(name)) loading.set(name, arrival(name));
      return loading.get(name);
    };
  }

  /* ---- The worker ---- */

  /** A worker that is at work, or null where there can be none. */
  function working() {
    return new Promise((resolve) => {
      try {
        const url = URL.createObjectURL(new Blob([`(${engine})();lawsofplay.serve(self)`], { type: "text/javascript" }));
        const worker = new Worker(url);
        worker.onmessage = () => resolve(worker);
        worker.onerror = () => resolve(null);
      } catch {
        resolve(null);
      }
    });
  }

  function inWorker(worker, load) {
    const waiting = new Map();
    let calls = 0;
    worker.onmessage = ({ data: { bucket, call, value, fault, told } }) => {
      if (bucket) {
        load(bucket).then((data) => worker.postMessage({ bucket, data }), ({ message }) => worker.postMessage({ bucket, fault: { message } }));
        return;
      }
      const { resolve, reject, tell } = waiting.get(call);
      if (told) { tell(...told); return; }
      waiting.delete(call);
      if (fault) reject(new Error(fault.message)); else resolve(value);
    };
    return (what, tell, ...asked) => new Promise((resolve, reject) => {
      waiting.set(++calls, { resolve, reject, tell });
      worker.postMessage({ call: calls, what, asked });
    });
  }

  /** The index of a core, wherever it is at work. */
  async function opened(load, name) {
    load(name).catch(() => {}); // It comes while the worker begins; what fails is told below.
    const worker = await working();
    const call = worker && inWorker(worker, load), nothing = () => {};
    const { about, call: asked } = worker ? { about: await call("open", nothing, name), call } : await inPage(load, name);
    return { ...about, values: (filter) => about.values[filter],
      ask: (query, { exact, filters }) => asked("ask", nothing, query, { exact, filters }),
      texts: (found) => asked("texts", nothing, found),
      readTexts: (docs, tell = nothing) => asked("readTexts", tell, docs) };
  }

  return { put, loader, opened };
})());
