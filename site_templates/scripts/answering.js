/* The index at work: in a worker, which keeps the page free, and where there is none, in the page.
   Both are asked alike; buckets come through the page in either case, by <script>, so that the search
   works from a folder too. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { open } = lawsofplay;
  const SLICE = 12; // milliseconds that a search in the page works before it lets others work

  /** Lets others work when it is asked, once a slice has passed. */
  function slices() {
    let last = performance.now();
    return async () => {
      if (performance.now() - last < SLICE) return;
      await new Promise((done) => { setTimeout(done); });
      last = performance.now();
    };
  }

  /** What the page asks of an index, by name. */
  const asking = (index) => ({
    ask: (tell, ...asked) => index.ask(...asked),
    texts: (tell, found) => index.texts(found),
    readTexts: (tell, docs) => index.readTexts(docs, tell),
  });

  /** What the page knows of an index at once. */
  const about = ({ values, columns, parents, dates }) =>
    ({ columns, parents, dates, values: Object.fromEntries(Object.keys(columns).map((name) => [name, values(name)])) });

  /** The index in the page itself: {about, call}. */
  async function inPage(load, name) {
    const index = await open(load, name, slices()), known = asking(index);
    return { about: about(index), call: (what, tell, ...asked) => known[what](tell, ...asked) };
  }

  const faultOf = ({ name, message }) => ({ name, message });

  /** Answers the page from within a worker. */
  function serve(port) {
    const waiting = new Map();
    let known;
    const load = (name) => new Promise((resolve, reject) => {
      waiting.set(name, { resolve, reject });
      port.postMessage({ bucket: name });
    });
    const calls = {
      async open(tell, name) {
        const index = await open(load, name);
        known = asking(index);
        return about(index);
      },
    };
    port.onmessage = async ({ data: { bucket, data, fault, call, what, asked } }) => {
      if (bucket) {
        const { resolve, reject } = waiting.get(bucket);
        waiting.delete(bucket);
        if (fault) reject(new Error(fault.message)); else resolve(data);
        return;
      }
      const tell = (...told) => port.postMessage({ call, told });
      try {
        port.postMessage({ call, value: await { ...calls, ...known }[what](tell, ...asked) });
      } catch (error) {
        port.postMessage({ call, fault: faultOf(error) });
      }
    };
    port.postMessage({ ready: true });
  }

  return { inPage, serve };
})());
