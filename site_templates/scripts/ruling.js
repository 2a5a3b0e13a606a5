/* A ruling as an address: `#ask=function&fact=text&in=version&said=digest` names the function, the facts, the version
   that ruled, and a digest of the answer, by which a later version knows whether it rules otherwise. */
"use strict";

Object.assign(lawsofplay, (() => {
  const OWN = ["ask", "in", "said"];

  /** A short digest of a text (FNV-1a of its UTF-16 units): no proof, but enough to see a change. */
  function digest(text) {
    let sum = 0x811c9dc5;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
    return sum.toString(36);
  }

  const digestOf = (result) => digest(result.refusal ? "refused" : `= ${result.value}`);

  /** The fragment of a ruling, without its #. */
  function written({ name, facts, version, result }) {
    const found = new URLSearchParams({ ask: name, ...facts });
    found.set("in", version);
    found.set("said", digestOf(result));
    return found.toString();
  }

  /** The ruling that a fragment names: {name, facts, version, said}; null for any other fragment. */
  function read(hash) {
    const found = new URLSearchParams(hash.replace(/^#/, "")), name = found.get("ask");
    if (!name) return null;
    const facts = Object.create(null);
    for (const [fact, text] of found) if (!OWN.includes(fact)) facts[fact] ??= text;
    return { name, facts, version: found.get("in") ?? "", said: found.get("said") ?? "" };
  }

  const short = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

  /** What is to be told of a ruling cited, beside what is ruled now; empty where there is nothing to tell. */
  function told({ version, said }, now, result) {
    const same = said === digestOf(result);
    if (!said || (same && version === now)) return "";
    const from = /^\d+(\.\d+)*$/.test(version) && version !== now ? `Version ${version}, from which this ruling is cited,` : "The ruling cited";
    if (same) return `${from} ruled the same.`;
    return version === now ? "The address is not as it was cited: on these facts this version rules otherwise."
      : `${from} ruled otherwise on these facts: the answer has changed since.`;
  }

  return { rulings: { written, read, told, short } };
})());
