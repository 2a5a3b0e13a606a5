/* How often the words of a query stand in what was found, without a look at the texts: words by
   themselves are only counted, phrases and neighbours are known by their places. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { different, joined, keep, leaves } = lawsofplay;

  const isWord = (leaf) => leaf.phrase?.length === 1;

  /** The words, by language, that one-word parts stand for: where several stand for one, it is one hit. */
  async function together(parts, resolved) {
    const some = await Promise.all(parts.map((leaf) => resolved(leaf.phrase[0]).words()));
    const all = (lang) => [...new Set(some.flatMap((it) => it[lang]))].sort((a, b) => a - b);
    return { en: all("en"), fr: all("fr") };
  }

  /** Throws where parts of a query have too many places in some texts. */
  async function keepHits({ match, amount }, parts, docs) {
    let told = 0;
    for (const leaf of parts) {
      const matched = await match(leaf);
      for (const doc of docs) if (matched.has(doc)) told += amount(matched.get(doc));
    }
    keep("hits", told);
  }

  /** The places in each text of parts of more than one word; throws where there are too many hits. */
  async function placesOf(evaluated, parts, docs) {
    const places = new Map();
    await keepHits(evaluated, parts, docs);
    for (const leaf of parts.filter((it) => !isWord(it)))
      for (const [doc, there] of await evaluated.shown(leaf, docs)) {
        if (!places.has(doc)) places.set(doc, []);
        places.get(doc).push(...there);
      }
    return places;
  }

  /** The hits of parts of a query in some texts: `counts` by text; `also`, by word, those of all texts
      together but the `inner` ones, whose hits are among those of another. */
  async function tally({ evaluated, resolved, read, countsOf, standing }, nodes, docs, inner) {
    const parts = different(nodes.flatMap((node) => leaves(node))), also = new Map();
    const places = await placesOf(evaluated, parts, docs), words = await together(parts.filter(isWord), resolved);
    const once = await read(words), counts = new Map([...docs].map((doc) => [doc, once.get(doc) || 0]));
    const add = (doc, word, count) => { if (!inner.has(doc)) also.set(word, (also.get(word) || 0) + count); };
    const stands = standing(words);
    for (const word of new Set([...words.en, ...words.fr]))
      for (const [doc, count] of await countsOf(word)) if (counts.has(doc) && stands(doc, word)) add(doc, word, count);
    for (const [doc, spans] of places) {
      const own = joined(spans);
      counts.set(doc, counts.get(doc) + own.length);
      for (const span of own) for (const [, word] of span.words) add(doc, word, 1);
    }
    return { counts, also };
  }

  return { keepHits, tally };
})());
