/* What the index tells of senses, phrases and texts that go together, unpacked. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { numbers, unpackDocuments, unpackPlaces } = lawsofplay;
  const WHOLE = 16; // the worth of what two laws prove

  /** By text, those that go with it: pairs told once, how far as a difference from the one before. */
  function unpackRelated(text, total) {
    const flat = numbers(text), found = Array.from({ length: total }, () => []);
    for (let at = 0, doc = 0, before = []; at < flat.length;) {
      doc += flat[at++];
      before = Array.from({ length: flat[at++] }, (_, place) => {
        const told = flat[at++];
        return (before[place] || 0) + (told % 2 ? -(told + 1) / 2 : told / 2);
      });
      for (const far of before) { found[doc].push(doc + far); found[doc + far].push(doc); }
    }
    return found;
  }

  /** What says the same as words: [{leaf, worth, proof}]; what is worth the whole is proved. A word is told
      by the number of the first of its class, and how far before that its group begins. */
  function unpackSenses(text) {
    const flat = numbers(text), found = [];
    for (let at = 0; at < flat.length;) {
      const how = flat[at++] ? "fr" : "en", worth = flat[at++], size = flat[at++];
      const own = flat.slice(at, at += 2 * size);
      const phrase = Array.from({ length: size }, (_, i) => ({ form: own[2 * i], how, far: own[2 * i + 1] }));
      const proof = worth === WHOLE ? flat.slice(at, at += 2) : [];
      found.push({ leaf: { phrase }, worth, proof });
    }
    return found;
  }

  /** Whether a part of a query is a phrase by which others are told. */
  const isTold = ({ phrase = [] }) => phrase.length > 1 && phrase.every(({ how }) => how === "en" || how === "fr");

  /** The key and the first words of a phrase of which it may be known where it stands; else empty. */
  function phraseKey({ known = "", phrase = [] }) {
    return isTold({ phrase }) ? { key: `${phrase[0].how} ${phrase.map(({ form }) => form).join(" ")}`, own: phrase.map(({ form }) => form) }
      : { key: known, own: known.split("/")[0].split(" ").map(Number) };
  }

  /** Where a phrase stands, by text and thing: how often, or of each way to print it the places. */
  function unpackPhrase(told) {
    if (typeof told === "string") return unpackDocuments(told);
    const found = new Map();
    for (const [way, docs, places] of told) {
      const words = numbers(way), counts = unpackDocuments(docs), inside = unpackPlaces(places, [...counts.values()]);
      [...counts.keys()].forEach((doc, at) => {
        if (!found.has(doc)) found.set(doc, []);
        for (const first of inside[at])
          found.get(doc).push({ first, last: first + words.length - 1, words: words.map((word, i) => [first + i, word]) });
      });
    }
    return found;
  }

  return { isTold, phraseKey, unpackPhrase, unpackRelated, unpackSenses };
})());
