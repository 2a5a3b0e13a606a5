/* The index as it comes: small scripts ("buckets"), as build/lawsofplay/search/export.py writes them,
   and how numbers and words are unpacked. The page needs no server, so nothing is fetched but by
   <script>. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const VALUES = new Map([...LETTERS].map((letter, at) => [letter, at]));

  function numbers(text) {
    const found = [];
    let value = 0, unit = 1;
    for (const letter of text) {
      const bits = VALUES.get(letter);
      value += (bits & 31) * unit;
      if (bits > 31) { unit *= 32; continue; }
      found.push(value);
      value = 0;
      unit = 1;
    }
    return found;
  }

  function unpackWords(text) {
    let before = "";
    return text.split(",").map((it) => (before = before.slice(0, parseInt(it[0], 36)) + it.slice(1)));
  }

  /** For a list of links: the first word and all words of each word's class. */
  function classesOf(links) {
    const first = [], members = new Map();
    links.forEach((link, at) => {
      first[at] = link ? first[at - link] : at;
      members.get(first[at])?.push(at) ?? members.set(first[at], [at]);
    });
    return { first, members };
  }

  /** A column from runs of (value, how many). */
  function column(runs, values) {
    const found = [], flat = numbers(runs);
    for (let at = 0; at < flat.length; at += 2)
      for (let count = flat[at + 1]; count > 0; count--) found.push(values ? values[flat[at]] : flat[at]);
    return found;
  }

  /** The last bucket that begins at or before a key. */
  function bucketOf(starts, key) {
    let low = 0, high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= key) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  function unpackPostings(text) {
    const flat = numbers(text), found = new Map();
    for (let at = 0, doc = 0; at < flat.length;) {
      doc += flat[at++];
      const positions = [];
      for (let count = flat[at++], place = 0; count > 0; count--) positions.push(place += flat[at++]);
      found.set(doc, positions);
    }
    return found;
  }

  /** Rules in prose by number: {paragraph, before, count} of words. */
  function heldRules(text) {
    const flat = numbers(text), found = new Map();
    for (let at = 0, rule = 0; at < flat.length; at += 4) {
      rule += flat[at];
      found.set(rule, { paragraph: rule - flat[at + 1], before: flat[at + 2], count: flat[at + 3] });
    }
    return found;
  }

  /** By text, the things that ask it. */
  function askedBy(text) {
    const flat = numbers(text), found = new Map();
    for (let at = 0, thing = 0; at < flat.length;) {
      thing += flat[at++];
      for (let count = flat[at++], doc = 0; count > 0; count--) {
        doc += flat[at++];
        found.get(doc)?.push(thing) ?? found.set(doc, [thing]);
      }
    }
    return found;
  }

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

  return { numbers, unpackWords, classesOf, column, bucketOf, unpackPostings, heldRules, askedBy, put, loader };
})());
