/* The index as it is stored: its core, unpacked, and what is read of its buckets. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { askedBy, bucketOf, column, heldRules, numbers, stepped, unpackDocuments, unpackPlaces, phraseKey, unpackFrequent, unpackPhrase,
    unpackRelated, unpackSenses, unpackWords, vocabularyOf } = lawsofplay;
  const FILTERS = ["witness", "game", "kind", "section", "language"];
  const SPAN = 1_000_000; // what a word's number is multiplied by to be a key together with a text's

  /** An index over buckets; `load(name)` promises the data of a bucket, `name` is that of the core.
      Numbers of words and texts hold within one index only: the core says how the names of its
      buckets end, and no other index has any of these names. */
  async function stored(load, name) {
    const core = await load(name), loaded = new Map(), documents = new Map(), located = new Map();
    const starts = Object.fromEntries(Object.entries(core.starts)
      .map(([kind, it]) => [kind, typeof it === "string" ? stepped(numbers(it)) : it]));
    const sections = unpackWords(core.sections.names), parents = new Map();
    numbers(core.sections.parents).forEach((above, at) => {
      if (above) parents.set(sections[at], sections[above - 1]);
    });
    core.documents.section.values = sections;
    const columns = {}, sorts = column(core.sorts.runs, core.sorts.values), related = unpackRelated(core.related, sorts.length);
    core.documents.kind = { values: [...new Set(core.sorts.values.map(([kind]) => kind))] };
    for (const filter of FILTERS)
      columns[filter] = filter === "kind" ? sorts.map(([kind]) => kind) : column(core.documents[filter].runs, core.documents[filter].values);
    core.weights.ranks = sorts.map(([, rank]) => rank);

    function bucket(kind, at) {
      const whole = `${kind}-${at}-${core.stamp}`;
      if (!loaded.has(whole)) loaded.set(whole, load(whole).catch((error) => { loaded.delete(whole); throw error; }));
      return loaded.get(whole);
    }
    /** What a bucket has for a key, of those numbered from its beginning. */
    async function row(kind, key) {
      const at = bucketOf(starts[kind], key);
      return (await bucket(kind, at))[key - starts[kind][at]];
    }

    const vocabulary = vocabularyOf(bucket, core.portions, starts), met = new Set();

    /** The postings of all words that go together with one. */
    async function bucketOfGroup(first) {
      const at = bucketOf(starts.postings, first), rows = await bucket("postings", at);
      if (!met.has(at)) vocabulary.meet(rows);
      met.add(at);
      return rows;
    }
    const bucketOfWord = (word) => bucketOfGroup(vocabulary.group.get(word));

    const frequent = unpackFrequent(core.frequent);

    /** The words of a class of a language, by its first; those of frequent words are known at once. */
    async function members(lang, first, group) {
      const rows = frequent[lang].has(first) ? [] : await bucketOfGroup(group);
      const own = frequent[lang].get(first)?.members ?? rows.map(([at]) => at).filter((at) => vocabulary.firsts[lang].get(at) === first);
      own.forEach((at) => vocabulary.group.set(at, group));
      return own;
    }

    /** The texts and things that a word stands in, and how often in each; of wordings, in which. */
    async function counts(word) {
      if (!documents.has(word)) {
        const listed = await bucketOfWord(word);
        documents.set(word, unpackDocuments(listed.find(([it]) => it === word)[1], sorts.length + core.weights.told));
      }
      return documents.get(word);
    }

    const bucketOfPlaces = (word, doc) => bucketOf(starts.places, vocabulary.group.get(word) * SPAN + doc);
    /** Learn which bucket has which places: only phrases and neighbours need them. */
    const placing = async () => { starts.places ||= stepped(numbers((await bucket("begins", 0))[0])); };

    /** Whether some texts stand in fewer buckets than the places of words in them, as far as known. */
    async function fewer(docs, words) {
      await placing();
      const texts = new Set(docs.map((doc) => bucketOf(starts.texts, doc)));
      return texts.size <= new Set(words.flatMap((word) => {
        const own = documents.get(word);
        return docs.filter((doc) => own?.has(doc)).map((doc) => bucketOfPlaces(word, doc));
      })).size;
    }

    /** Where a word stands in some of the texts and things that have it. */
    async function places(word, docs) {
      await placing();
      if (!located.has(word)) located.set(word, new Map());
      const known = located.get(word), own = docs.filter((doc) => !known.has(doc));
      const needed = new Set(own.map((doc) => bucketOfPlaces(word, doc)));
      const there = needed.size ? [...await counts(word)] : [];
      for (const listed of await Promise.all([...needed].map((at) => bucket("places", at))))
        for (const [it, first, many, text] of listed) {
          if (it !== word) continue;
          const inside = there.slice(first, first + many);
          unpackPlaces(text, inside.map(([, count]) => count)).forEach((found, at) => known.set(inside[at][0], found));
        }
      return known;
    }

    /** What says the same as a word or as phrases that it begins, by language and words; `near` is the
        number of the word at or before it. */
    async function senses(first, near) {
      const at = bucketOf(starts.senses, near);
      return at < 0 ? [] : (await bucket("senses", at)).filter(([key]) => key.split(" ")[1] === first)
        .map(([key, told]) => [key, unpackSenses(told)]);
    }

    /** Where a phrase stands in texts and things, if that was worked out before, else null. */
    async function phrase(leaf) {
      const { key, own: [first, second] } = phraseKey(leaf);
      const at = key && Number.isInteger(first + second) ? bucketOf(starts.phrases, first * SPAN + second) : -1;
      const row = at < 0 ? null : (await bucket("phrases", at)).find(([it]) => it === key);
      return row ? unpackPhrase(row[1]) : null;
    }

    /** Where two common words stand that are often joined, if that is stored, else null; `row` are the
        first words of their classes, in English and then in French. */
    async function pair(row) {
      const at = bucketOf(starts.pairs, row[0] * SPAN + row[1]);
      const own = at < 0 ? null : (await bucket("pairs", at)).find(([key]) => key.join() === row.join());
      return own ? unpackPhrase(own[1]) : null;
    }

    async function thing(at) {
      const [kind, title, href] = await row("things", at);
      return { kind, title, href };
    }

    /** A document: its filters, address, link, pages, state and text; the rules in it. */
    async function document(doc) {
      const [address, link, pages, state, told, rules = []] = await row("texts", doc);
      const own = Object.fromEntries(FILTERS.map((filter) => [filter, columns[filter][doc]]));
      // A link and a rule's text are told short: build/lawsofplay/finding/export_texts.py.
      const href = (link || `law/${address}.html`).replace(/#$/, `#${address}`);
      const text = told.map ? (await row("texts", doc - told[0]))[4].substr(told[1], told[2]) : told;
      return { ...own, doc, address, href, pages, state, text, rules };
    }

    /** Make the texts of many documents ready: of a shelf of which much is needed, all at once. */
    async function readTexts(docs, tell = () => {}) {
      const shelves = new Map();
      for (const at of new Set(docs.map((doc) => bucketOf(starts.texts, doc)))) {
        const shelf = Math.floor(at / core.shelf);
        shelves.set(shelf, [...(shelves.get(shelf) || []), at]);
      }
      let done = 0;
      for (const [shelf, needed] of shelves) {
        tell(done++, shelves.size);
        if (needed.length > core.shelf / 4) await bucket("shelf", shelf);
        else await Promise.all(needed.map((at) => bucket("texts", at)));
      }
    }

    /** The page on which each text begins, for queries that name one. */
    async function pages() {
      const [{ values, runs }] = await bucket("naming", 0);
      return column(runs, unpackWords(values));
    }

    /** The number of each text, for queries that name one. */
    const lawNumbers = async () => numbers((await bucket("naming", 1))[0]);

    return { core, vocabulary, frequent, members, senses, related, columns, sections, parents,
      values: (filter) => core.documents[filter].values, held: heldRules(sorts.map(([, , inner]) => inner), core.held), asked: askedBy(core.asking, related),
      ruled: new Map(stepped(numbers(core.ruled)).map((doc, at) => [doc, at])),
      bucketOfWord, counts, places, fewer, phrase, pair, thing, document, readTexts, pages, lawNumbers };
  }

  return { FILTERS, stored };
})());
