/* What the words of a query stand for, and where they stand: in the index, or in a text that is read. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { LANGUAGES, UNPRINTED, bare, different, evaluation, isTold, keep, leaves, named, nearSpellings, pattern, phraseKey, slots, within,
    words } = lawsofplay;

  /** How an index is asked; `pause()` lets others work in between. */
  function reader(stored, total, pause) {
    const { core, columns, vocabulary } = stored;
    const placed = new Map(); // what one answer reads several times

    /** What a slot stands for: by language the first word of its class, if it is sought by that; and
        `words`, which promises all words, by language. */
    async function resolve(slot, exact) {
      if (LANGUAGES.includes(slot.how)) return ofClasses({ [slot.how]: slot.form, groups: { [slot.how]: slot.form - slot.far } });
      if (slot.how === "word" && !exact) return ofClasses(await vocabulary.find(slot.form));
      const listed = slot.how === "word" ? [(await vocabulary.find(slot.form)).at].filter((at) => at !== undefined) : await listing(slot, exact);
      return { listed, words: async () => ({ en: listed, fr: listed }) };
    }

    function ofClasses({ en, fr, near, sensed, groups }) {
      const own = { en, fr }, of = async (lang) => (own[lang] === undefined ? [] : stored.members(lang, own[lang], groups[lang]));
      let all;
      return { en, fr, near, sensed, words: () => (all ??= Promise.all(LANGUAGES.map(of)).then(([ours, theirs]) => ({ en: ours, fr: theirs }))) };
    }

    /** The words that a pattern stands for, or that are spelt nearly so. */
    async function listing(slot, exact) {
      const test = slot.how === "wild" ? pattern(slot.form) : within(slot.form, slot.distance);
      const own = await vocabulary.beginning(slot.how === "wild" ? bare(/^[^*?]*/u.exec(slot.form)[0]) : "");
      return [...own].filter(([, word]) => test(word) || (!exact && test(bare(word)))).map(([at]) => at);
    }

    /** A test whether a word, at a text or thing, is one of those sought in its language. */
    const standing = ({ en, fr }) => {
      const sides = { en: new Set(en), fr: new Set(fr) };
      return (doc, word) => doc >= total || sides[columns.language[doc]].has(word);
    };

    /** For each text and thing, how often words stand there; for those of wordings, in which. */
    async function read({ en, fr }) {
      const key = `${en}/${fr}`;
      if (!placed.has(key)) placed.set(key, await count({ en, fr }));
      return placed.get(key);
    }

    async function count({ en, fr }) {
      const stands = standing({ en, fr }), all = new Set([...en, ...fr]), found = new Map();
      for (const word of all) {
        for (const [doc, often] of await stored.counts(word))
          if (stands(doc, word)) found.set(doc, often.length ? [...new Set([...found.get(doc) || [], ...often])] : (found.get(doc) || 0) + often);
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

    /** In how many texts a word would stand at least. */
    function usual(slot, { en, fr }, exact) {
      if (exact || slot.how !== "word") return 0;
      return Math.max(...[en, fr].map((first, side) => stored.frequent[LANGUAGES[side]].get(first)?.texts || 0));
    }
    const isFrequent = (...asked) => usual(...asked) * core.weights.frequent > total;

    /** A query made ready to be asked: {evaluated, resolved}; throws when its patterns are too wide. */
    async function asking(node, exact, surely = () => [node]) {
      const asked = different(slots(node)), found = new Map();
      const all = await Promise.all(asked.map((slot) => resolve(slot, exact)));
      asked.forEach((slot, at) => found.set(named(slot), all[at]));
      keep("listed", asked.reduce((sum, { how }, at) => sum + (["wild", "near"].includes(how) ? all[at].listed.length : 0), 0));
      const resolved = (slot) => found.get(named(slot)), frequent = (slot) => isFrequent(slot, resolved(slot), exact);
      let places = 0;
      const counted = async (slot) => {
        const there = await read(await resolved(slot).words());
        for (const often of there.values()) places += often.length ?? often;
        keep("places", places);
        return there;
      };
      const known = async (leaf) => {
        const there = await stored.phrase(leaf);
        for (const own of there ? there.values() : []) places += own.length ?? own;
        keep("places", places);
        return there;
      };
      const pair = (some) => (exact ? null : stored.pair(LANGUAGES.flatMap((lang) => some.map((slot) => resolved(slot)[lang]))));
      const allOf = async (slot) => [...new Set(Object.values(await resolved(slot).words()).flat())];
      const fewer = async (some, docs) => docs.every((doc) => doc < total)
        && stored.fewer(docs, (await Promise.all(some.map(allOf))).flat());
      const evaluated = evaluation({ read: counted, located: async (slot, docs) => located(await resolved(slot).words(), docs), total, frequent,
        usual: (slot) => usual(slot, resolved(slot), exact), fewer, inTexts: (leaf, docs) => inTexts({ resolved }, leaf, docs), known, pair, common: core.common,
        placed: total + core.weights.told });
      // What will surely be read is loaded side by side.
      const unknown = surely(evaluated).flatMap(leaves).filter((leaf) => !phraseKey(leaf).key);
      const sure = different(unknown.flatMap(slots)).filter((slot) => !frequent(slot));
      await Promise.all(sure.map(async (slot) => Promise.all((await allOf(slot)).map(stored.bucketOfWord))));
      return { evaluated, resolved, read, countsOf: stored.counts, standing };
    }

    /** Of each word of a query: by language the first of its class, and what says the same. */
    async function sensed(node) {
      const asked = different(slots(node)).filter(({ how }) => how === "word");
      return new Map(await Promise.all(asked.map(async (slot) => {
        const own = await resolve(slot, false), row = LANGUAGES.map((lang) => String(own[lang] ?? UNPRINTED + slot.form));
        const told = own.sensed ? await Promise.all([...new Set(row)].map((it) => stored.senses(it, it.startsWith(UNPRINTED) ? own.near : Number(it)))) : [];
        return [slot.form, { row, table: new Map(told.flat()) }];
      })));
    }

    /** Every hit of parts of a query in a text, which is read word by word. */
    async function inText({ resolved, evaluated }, parts, { doc, text, language }) {
      const read = words(text).map(({ form }) => form);
      const there = async (slot) => {
        const own = (await resolved(slot).words())[language];
        await vocabulary.know(own);
        const sought = new Map(own.map((at) => [vocabulary.words.get(at), at]));
        return new Map(read.flatMap((form, at) => (sought.has(form) ? [[at, sought.get(form)]] : [])));
      };
      const once = async (slot, value) => { const own = await there(slot); return new Map(own.size ? [[0, value(own)]] : []); };
      // Of phrases by which others are told it is known where they stand.
      const known = async (leaf) => {
        if (!evaluated || !isTold(leaf)) return null;
        const there = (await evaluated.match(leaf)).get(doc);
        return new Map(there ? [[0, there]] : []);
      };
      return evaluation({ read: (slot) => once(slot, ({ size }) => size), located: (slot) => once(slot, (it) => it), total: 1, known })
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
        if (!known.has(slot.form) && !isFrequent(slot, own, false) && !(await read(await own.words())).size) lost.push(slot.form);
      }
      return Promise.all(lost.map(async (form) => {
        const [first] = bare(form), own = [...(await vocabulary.beginning(first)).values()].filter((it) => bare(it).startsWith(first)).sort();
        return [form, nearSpellings(bare(form), own, own.map(bare))];
      }));
    }

    return { asking, inText, near, sensed, forget: () => placed.clear() };
  }

  return { reader };
})());
