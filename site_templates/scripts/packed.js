/* The index as it comes: small scripts ("buckets"), as build/lawsofplay/finding/export.py writes them,
   and how numbers and words are unpacked. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const RICE = 16;
  const VALUES = new Map([...LETTERS].map((letter, at) => [letter, at]));

  /** Every choice of up to eight wordings, the smaller ones first, as their numbers. */
  const SETS = [...Array(256).keys()].slice(1).map((sum) => [...Array(8).keys()].filter((it) => (sum >> it) & 1))
    .map((own, at) => [own, at]).sort(([a, i], [b, j]) => a.length - b.length || i - j).map(([own]) => own);

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

  /** A long list of numbers: the first letter says how many low bits are written as they are, and in
      which of two ways the rest; see build/lawsofplay/finding/packing.py. */
  function bits(text) {
    const found = [], way = VALUES.get(text[0]), rice = way >= RICE, low = way % RICE;
    let noughts = 0, left = 0, value = 0, inside = false;
    for (let at = 1; at < text.length; at++) {
      const six = VALUES.get(text[at]);
      for (let shift = 5; shift >= 0; shift--) {
        const bit = (six >> shift) & 1;
        if (inside) { value = 2 * value + bit; left--; }
        else if (bit) { inside = true; value = rice ? noughts : 1; left = rice ? low : noughts + low; noughts = 0; }
        else noughts++;
        if (!inside || left) continue;
        found.push(rice ? value : value - (1 << low));
        inside = false;
      }
    }
    return found;
  }

  /** Sorted words: how many letters of the last one fall away, told by capitals, and what is put. */
  function unpackWords(text) {
    let before = "", fallen = 0;
    const found = [];
    for (const [, sign, put] of text.matchAll(/([A-Z])([^A-Z]*)/gu)) {
      fallen += sign.charCodeAt(0) - 65;
      if (!put) continue;
      found.push(before = before.slice(0, before.length - fallen) + put);
      fallen = 0;
    }
    return found;
  }

  /** A column from runs: the values, and how many there are of each. */
  function column([of, many], values) {
    const found = [], counts = numbers(many);
    numbers(of).forEach((it, at) => {
      for (let count = counts[at]; count > 0; count--) found.push(values ? values[it] : it);
    });
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

  /** Values from their steps. */
  function stepped(steps) {
    let last = 0;
    return steps.map((it) => (last += it));
  }

  /** The documents that a word stands in, in order, and how often in each; from `worded` on, in which wordings. */
  function unpackDocuments(text, worded) {
    const [docs, more = [], sets = [], chosen = []] = text.split(".").map(bits), found = new Map();
    stepped(docs).forEach((it, at) => found.set(it + at, (more[at] || 0) + 1));
    stepped(sets).forEach((it, at) => found.set(worded + it + at, SETS[chosen[at]]));
    return found;
  }

  /** The places of a word in some documents, given how often it stands in each. */
  function unpackPlaces(text, counts) {
    const flat = bits(text);
    let at = 0;
    return counts.map((count) => stepped(flat.slice(at, at += count)));
  }

  /** For each language, by the first word of each frequent class: in how many texts it stands, and its members. */
  function unpackFrequent(told) {
    return Object.fromEntries(Object.entries(told).map(([lang, text]) => {
      const flat = numbers(text), found = new Map();
      for (let at = 0, first = 0; at < flat.length;) {
        const [step, texts, size] = flat.slice(at, at += 3);
        first += step;
        found.set(first, { texts, members: stepped(flat.slice(at, at += size)).map((far) => first + far) });
      }
      return [lang, found];
    }));
  }

  /** By rule in prose, its paragraph: the last text before that is no such rule, or what is told apart. */
  function heldRules(inner, text) {
    const flat = numbers(text), found = new Map();
    inner.forEach((it, at, all) => { if (it) found.set(at, all[at - 1] ? found.get(at - 1) : at - 1); });
    for (let at = 0, rule = 0; at < flat.length; at += 2) {
      rule += flat[at];
      found.set(rule, rule - flat[at + 1]);
    }
    return found;
  }

  /** By text, the things that ask it: `related` are the texts that go with each, which are asked with it. */
  function askedBy(text, related) {
    const flat = numbers(text), found = new Map();
    for (let at = 0, thing = 0; at < flat.length;) {
      thing += flat[at++];
      for (let count = flat[at++], doc = 0; count > 0; count--) {
        doc += flat[at++];
        for (const it of [doc, ...related[doc]]) if (!found.get(it)?.includes(thing)) found.get(it)?.push(thing) ?? found.set(it, [thing]);
      }
    }
    return found;
  }

  return { numbers, bits, unpackWords, column, bucketOf, stepped, unpackDocuments, unpackPlaces, unpackFrequent, heldRules, askedBy };
})());
