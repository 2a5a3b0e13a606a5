/* What the words of a query stand for, and where they stand: in the index, or in a text that is read. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { bare, different, evaluation, keep, leaves, named, nearSpellings, pattern, phraseKey, slots, within, words } = lawsofplay;
  const LANGUAGES = ["en", "fr"];

  /** How an index is asked; `pause()` lets others work in between. */
  function reader(stored, total, pause) {
    const { core, vocabulary, place, classes, columns } = stored;
    const placed = new Map(); // what one answer reads several times
    const frequents = LANGUAGES.map((lang) => new Map(
      core.frequent[lang].flatMap((it, at, all) => (at % 2 ? [] : [[it, all[at + 1]]]))));
    let plain; // the vocabulary without accents, once it is asked for
    const plainly = () => (plain ??= vocabulary.map(bare));

    /** Words that a slot stands for, by language: the members of its class, or those it lists. */
    async function resolve(slot, exact) {
      if (slot.how === "word" && !exact) {
        const own = place.get(slot.form), known = own === undefined ? await stored.spelt(slot.form) : [own, own];
        const [en, fr] = LANGUAGES.map((lang, side) =>
          known[side] < 0 ? [] : classes[lang].members.get(classes[lang].first[known[side]]));
        return { en, fr };
      }
      if (slot.how === "word") {
        const own = place.has(slot.form) ? [place.get(slot.form)] : [];
        return { en: own, fr: own };
      }
      if (LANGUAGES.includes(slot.how)) {
        const own = classes[slot.how].members.get(classes[slot.how].first[place.get(slot.form)]);
        return { en: [], fr: [], [slot.how]: own };
      }
      const test = slot.how === "wild" ? pattern(slot.form) : within(slot.form, slot.distance);
      const listed = [], bared = exact ? vocabulary : plainly();
      vocabulary.forEach((word, at) => {
        if (test(word) || (bared[at] !== word && test(bared[at]))) listed.push(at);
      });
      return { en: listed, fr: listed };
    }

    /** A test whether a word, at a text or thing, is one of those sought in its language. */
    const standing = ({ en, fr }) => {
      const sides = { en: new Set(en), fr: new Set(fr) };
      return (doc, word) => doc >= total || sides[columns.language[doc]].has(word);
    };

    /** For each text and thing, how often words stand there. */
    async function read({ en, fr }) {
      const key = `${en}/${fr}`;
      if (!placed.has(key)) placed.set(key, await count({ en, fr }));
      return placed.get(key);
    }

    async function count({ en, fr }) {
      const stands = standing({ en, fr }), all = new Set([...en, ...fr]), found = new Map();
      for (const word of all) {
        for (const [doc, often] of await stored.counts(word))
          if (stands(doc, word)) found.set(doc, (found.get(doc) || 0) + often);
        await pause();
      }
      return found;
    }

    /** Where words stand in some texts and things: by place, the word there. */
    async function located({ en, fr }, docs) {
      const stands = standing({ en, fr }), found = new Map(docs.map((doc) => [doc, new Map()]));
      for (const word of new Set([...en, ...fr])) {
        const every = await stored.counts(word), own = docs.filter((doc) => every.has(doc) && stands(doc, word));
        const there = await stored.places(word, own);
        for (const doc of own) for (const position of there.get(doc)) found.get(doc).set(position, word);
        await pause();
      }
      return found;
    }

    /** Whether a word stands in very many texts. */
    function isFrequent(slot, { en, fr }, exact) {
      if (exact || slot.how !== "word") return false;
      const texts = [en, fr].map((some, side) =>
        (some.length && frequents[side].get(classes[LANGUAGES[side]].first[some[0]])) || 0);
      return (texts[0] + texts[1]) * core.weights.frequent > total;
    }

    /** A query made ready to be asked: {evaluated, resolved}; throws when its patterns are too wide. */
    async function asking(node, exact, surely = () => [node]) {
      const asked = different(slots(node)), found = new Map();
      const all = await Promise.all(asked.map((slot) => resolve(slot, exact)));
      asked.forEach((slot, at) => found.set(named(slot), all[at]));
      keep("listed", asked.reduce((sum, { how }, at) => sum + (["wild", "near"].includes(how) ? all[at].en.length : 0), 0));
      const resolved = (slot) => found.get(named(slot)), frequent = (slot) => isFrequent(slot, resolved(slot), exact);
      let places = 0;
      const counted = async (slot) => {
        const there = await read(resolved(slot));
        for (const often of there.values()) places += often;
        keep("places", places);
        return there;
      };
      const known = async (leaf) => {
        const there = await stored.phrase(leaf);
        for (const own of there ? there.values() : []) places += own.length ?? own;
        keep("places", places);
        return there;
      };
      const pair = (some) => (exact ? null : stored.pair(LANGUAGES.flatMap((lang) => some.map((slot) => resolved(slot)[lang][0]))));
      const fewer = (some, docs) => docs.every((doc) => doc < total)
        && stored.fewer(docs, some.flatMap((slot) => [...new Set(Object.values(resolved(slot)).flat())]));
      const evaluated = evaluation({ read: counted, located: (slot, docs) => located(resolved(slot), docs), total, frequent,
        fewer, inTexts: (leaf, docs) => inTexts({ resolved }, leaf, docs), known, pair, common: core.common });
      // What will surely be read is loaded side by side.
      const unknown = surely(evaluated).flatMap(leaves).filter((leaf) => !phraseKey(leaf).key);
      const sure = different(unknown.flatMap(slots)).filter((slot) => !frequent(slot));
      await Promise.all(sure.flatMap((slot) => Object.values(resolved(slot)).flat()).map(stored.bucketOfWord));
      return { evaluated, resolved, read, countsOf: stored.counts, standing };
    }

    /** Of each word of a query: by language the first of its class, and what says the same. */
    async function sensed(node) {
      const asked = different(slots(node)).filter(({ how }) => how === "word");
      return new Map(await Promise.all(asked.map(async (slot) => {
        const own = await resolve(slot, false), row = LANGUAGES.map((lang) => vocabulary[own[lang][0]] ?? slot.form);
        const told = await Promise.all([...new Set(row)].map(stored.senses));
        return [slot.form, { row, table: new Map(told.flat()) }];
      })));
    }

    /** Every hit of parts of a query in a text, which is read word by word. */
    function inText({ resolved }, parts, { text, language }) {
      const there = (slot) => {
        const sought = new Set(resolved(slot)[language]);
        return new Map(forms.flatMap((word, at) => (sought.has(word) ? [[at, word]] : [])));
      };
      const forms = words(text).map(({ form }) => place.get(form));
      const once = async (slot, value) => { const own = there(slot); return new Map(own.size ? [[0, value(own)]] : []); };
      return evaluation({ read: (slot) => once(slot, ({ size }) => size), located: (slot) => once(slot, (it) => it), total: 1 })
        .hits(parts, 0);
    }

    /** The places of a phrase in texts, which are read. */
    async function inTexts(asked, leaf, docs) {
      const read = await Promise.all(docs.map(stored.document));
      const spans = await Promise.all(read.map((text) => inText(asked, [leaf], text)));
      return new Map(docs.map((doc, at) => [doc, spans[at]]).filter(([, own]) => own.length));
    }

    /** For each word of a query that leads nowhere, the nearest words of the books; `known` have others. */
    async function near(node, known) {
      const asked = different(leaves(node).flatMap(slots)).filter(({ how }) => how === "word"), lost = [];
      for (const slot of asked) {
        const own = await resolve(slot, false);
        if (!known.has(slot.form) && !isFrequent(slot, own, false) && !(await read(own)).size) lost.push(slot.form);
      }
      return lost.map((form) => [form, nearSpellings(bare(form), vocabulary, plainly())]);
    }

    return { asking, inText, near, sensed, forget: () => placed.clear() };
  }

  return { reader };
})());
