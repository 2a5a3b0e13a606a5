/* The texts that a query names: by address, by a law's number, by a page, by the name of a game. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { address, gameKey, reference } = lawsofplay;

  /** Gives the naming of texts; `chosen(doc, filter, value)` tells whether a filter leaves a text. */
  function naming(stored, total, { asking, weights, chosen }) {
    const { core, columns } = stored, all = [...Array(total).keys()];
    const first = (docs) => docs.slice(0, core.weights.named);

    async function addressed({ whole, section, number, leaf }) {
      if (number) {
        const own = await stored.lawNumbers();
        return all.filter((doc) => own[doc] === number && columns.section[doc] === section);
      }
      if (!leaf) return first(all.filter((doc) => chosen(doc, "section", section)));
      const book = whole.split(".")[0], pages = await stored.pages();
      const docs = all.filter((doc) => pages[doc] === leaf && columns.witness[doc] === book);
      const known = await Promise.all(docs.map(stored.document)), own = known.filter((it) => it.address === whole);
      return own.length ? own.map((it) => it.doc) : first(docs);
    }

    /** The first texts on a game that a query names, in each book that has it. */
    function beginnings(query) {
      const key = gameKey(query), slugs = Object.hasOwn(core.games, key) ? core.games[key] : [], found = [];
      for (const slug of slugs)
        for (const book of core.documents.witness.values)
          found.push(...all.filter((doc) => columns.game[doc] === slug && columns.witness[doc] === book).slice(0, core.weights.first));
      return first(found.sort((a, b) => a - b));
    }

    async function referred({ number, leaf, mark, where }) {
      const own = await (leaf ? stored.pages() : stored.lawNumbers()), there = all.filter((doc) => own[doc] === (leaf || number));
      const [needed, more] = [where, mark ? [mark] : []]
        .map((forms) => forms.map((form) => ({ phrase: [{ form, how: "word" }] })));
      const { evaluated } = await asking({ and: [...needed, ...more] }, false);
      return weights.namedBy(evaluated, needed, more, there);
    }

    /** The texts that a query names: [{doc, score}]. */
    return async (query) => {
      const whole = address(query), it = whole ? null : reference(query);
      if (it) return referred(it);
      return (whole ? await addressed(whole) : beginnings(query)).map((doc) => ({ doc, score: 0 }));
    };
  }

  return { naming };
})());
