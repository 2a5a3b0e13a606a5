/* The index: which texts a query finds, and in which order. Its data are the buckets that packed.js
   unpacks. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { address, askedBy, bare, bucketOf, classesOf, column, compounding, different, evaluation, gameKey, heldRules, keep, leaves, named, nearSpellings, nearest, numbers, parse,
    pattern, reference, slots, typed, unpackPostings, unpackWords, weighing, within } = lawsofplay;
  const STAMP = 8; // letters at the end of a bucket's name
  const MANY = 100; // values of a filter too many to be told: then only the nearest is
  const FILTERS = ["witness", "game", "kind", "section", "language"];

  /** An index over buckets; `load(name)` promises the data of a bucket, `name` is that of the core.
      Numbers of words and texts hold within one index only: the core says how the names of its
      buckets end, and no other index has any of these names. */
  async function open(load, name) {
    const core = await load(name);
    const bucket = (kind, at) => load(`${kind}-${at}-${core.stamps[kind].slice(STAMP * at, STAMP * (at + 1))}`);
    const vocabulary = unpackWords(core.words);
    const place = new Map(vocabulary.map((word, at) => [word, at]));
    const classes = { en: classesOf(numbers(core.links.en)), fr: classesOf(numbers(core.links.fr)) };
    const sections = unpackWords(core.sections.names), sectionAt = new Map(sections.map((it, at) => [it, at]));
    const parents = new Map();
    numbers(core.sections.parents).forEach((above, at) => {
      if (above) parents.set(sections[at], sections[above - 1]);
    });
    core.documents.section.values = sections;
    const columns = {};
    for (const name of FILTERS) columns[name] = column(core.documents[name].runs, core.documents[name].values);
    const pages = column(core.documents.leaf.runs, unpackWords(core.documents.leaf.values));
    const lawNumbers = numbers(core.documents.numbers);
    const held = heldRules(core.held), asked = askedBy(core.asking), stood = new Map();
    const frequents = ["en", "fr"].map((lang) => new Map(
      core.frequent[lang].flatMap((it, at, all) => (at % 2 ? [] : [[it, all[at + 1]]]))));
    const unpacked = new Map(), placed = new Map(); // what one answer reads several times
    let plain; // the vocabulary without accents, once a pattern asks for it

    /** The things that a text stands under: its sections, its book, what asks it. */
    function standing(doc) {
      if (!stood.has(doc)) {
        const found = [];
        for (let at = columns.section[doc]; at; at = parents.get(at)) found.push(sectionAt.get(at));
        found.push(sections.length + core.documents.witness.values.indexOf(columns.witness[doc]));
        stood.set(doc, [...found, ...(asked.get(doc) || [])]);
      }
      return stood.get(doc);
    }
    const weights = weighing(core.weights, standing), { total } = weights;
    const groups = new Set(core.compounds.flat());
    const widened = compounding(core.compounds, (form) => place.has(form));

    const bucketOfWord = (at) =>
      bucket("postings", bucketOf(core.starts.postings, Math.min(classes.en.first[at], classes.fr.first[at])));

    async function postings(at) {
      if (!unpacked.has(at)) {
        const listed = await bucketOfWord(at);
        for (const [word, text] of listed) if (word === at) unpacked.set(at, unpackPostings(text));
      }
      return unpacked.get(at);
    }

    /** Words that a slot stands for, by language: the members of its class, or those it lists. */
    async function resolve(slot, exact) {
      if (slot.how === "word" && !exact) {
        let known = [place.get(slot.form) ?? -1, place.get(slot.form) ?? -1];
        if (!place.has(slot.form)) {
          const number = bucketOf(core.starts.spellings, slot.form);
          const more = number < 0 ? {} : await bucket("spellings", number);
          known = Object.hasOwn(more, slot.form) ? more[slot.form] : known;
        }
        const [en, fr] = ["en", "fr"].map((lang, side) =>
          known[side] < 0 ? [] : classes[lang].members.get(classes[lang].first[known[side]]));
        return { en, fr };
      }
      if (slot.how === "word") {
        const own = place.has(slot.form) ? [place.get(slot.form)] : [];
        return { en: own, fr: own };
      }
      const test = slot.how === "wild" ? pattern(slot.form) : within(slot.form, slot.distance);
      const listed = [];
      if (!exact) plain ??= vocabulary.map(bare);
      vocabulary.forEach((word, at) => {
        if (test(word) || (!exact && plain[at] !== word && test(plain[at]))) listed.push(at);
      });
      return { en: listed, fr: listed };
    }

    /** For each text and thing, where the words stand that a slot stands for: by place, the word there. */
    async function places({ en, fr }) {
      const sides = { en: new Set(en), fr: new Set(fr) }, found = new Map();
      for (const at of new Set([...en, ...fr]))
        for (const [doc, positions] of await postings(at)) {
          if (doc < total && !sides[columns.language[doc]].has(at)) continue;
          const there = found.get(doc) ?? (found.set(doc, new Map()), found.get(doc));
          for (const position of positions) there.set(position, at);
        }
      return found;
    }

    /** Whether a word stands in very many texts. */
    function isFrequent(slot, { en, fr }, exact) {
      if (exact || slot.how !== "word") return false;
      const texts = [en, fr].map((some, side) =>
        (some.length && frequents[side].get(classes[side ? "fr" : "en"].first[some[0]])) || 0);
      return (texts[0] + texts[1]) * core.weights.frequent > total;
    }

    /** A query made ready to be asked; throws when its patterns are too wide. */
    async function asking(node, exact) {
      const words = different(slots(node)), found = new Map();
      const resolved = await Promise.all(words.map((slot) => resolve(slot, exact)));
      words.forEach((slot, at) => found.set(named(slot), resolved[at]));
      keep("listed", words.reduce((sum, { how }, at) => sum + (how === "word" ? 0 : resolved[at].en.length), 0));
      const frequent = (slot) => isFrequent(slot, found.get(named(slot)), exact);
      // What will surely be read is loaded side by side.
      await Promise.all(words.filter((slot) => !frequent(slot))
        .flatMap((slot) => Object.values(found.get(named(slot))).flat()).map(bucketOfWord));
      let count = 0;
      const read = async (slot) => {
        const it = found.get(named(slot)), key = `${it.en}/${it.fr}`;
        if (!placed.has(key)) placed.set(key, await places(it));
        const there = placed.get(key);
        for (const { size } of there.values()) count += size;
        keep("places", count);
        return there;
      };
      return evaluation(read, total, frequent);
    }

    /** Throws when no document has a value that is asked for, and tells those there are. */
    function known(name, value) {
      const there = (name === "section" ? sections : core.documents[name].values).filter(Boolean).sort();
      if (there.includes(value)) return;
      const near = nearest(value, there);
      const told = there.length <= MANY ? `; there are ${there.join(", ")}` : near && `; the nearest is ${near}`;
      throw new SyntaxError(`${value}: no such ${name}${told}`);
    }

    function chosen(doc, name, value) {
      if (name !== "section") return columns[name][doc] === value;
      for (let at = columns.section[doc]; at; at = parents.get(at)) if (at === value) return true;
      return false;
    }

    const chosenBy = (filters) => {
      const wanted = Object.entries(filters).filter(([, value]) => value);
      wanted.forEach(([name, value]) => known(name, value));
      return (doc) => doc < total && wanted.every(([name, value]) => chosen(doc, name, value));
    };

    /** Texts as they are told. A hit in a rule in prose is told of the rule, not of its paragraph
        too, where both were found; a paragraph that has no other hit is `covered`. */
    function told(found, hits) {
      const rules = new Map();
      for (const { doc } of found)
        if (held.has(doc)) {
          const { paragraph, before, count } = held.get(doc);
          rules.set(paragraph, [...(rules.get(paragraph) || []), [before, before + count]]);
        }
      const own = (doc) => hits.get(doc).filter(({ first, last }) =>
        !(rules.get(doc) || []).some(([start, end]) => start <= first && last < end));
      return found.map((it) => ({ ...it, hits: own(it.doc) }))
        .map((it) => ({ ...it, covered: !it.hits.length && hits.get(it.doc).length > 0 }));
    }

    async function strictly(asked, node, wanted) {
      const docs = [...await asked.texts(node)].filter(wanted), scores = await weights.scores(asked, node, docs);
      const found = docs.map((doc) => ({ doc, score: scores.get(doc) })).sort((a, b) => b.score - a.score || a.doc - b.doc);
      return told(found, await asked.hits([node], docs));
    }

    /** All documents that match, the likeliest first: [{doc, score, hits, covered}]. */
    async function search(query, { exact = false, filters = {} } = {}) {
      const wanted = chosenBy(filters), node = exact ? parse(query) : widened(parse(query));
      return strictly(await asking(node, exact), node, wanted);
    }

    /** Documents that match a query in part: [{doc, score, lacks, hits, covered}]. */
    async function loosely(query, { filters = {} } = {}) {
      const node = widened(parse(query)), wanted = chosenBy(filters), asked = await asking(node, false);
      const found = await weights.loosely(asked, node, all().filter(wanted));
      return told(found, await asked.hits(weights.telling(asked, node), found.map(({ doc }) => doc)));
    }

    const all = () => [...Array(total).keys()];

    /** The texts that an address names. */
    async function addressed({ whole, section, number, leaf }) {
      const first = (docs) => docs.slice(0, core.weights.named);
      if (number) return all().filter((doc) => lawNumbers[doc] === number && columns.section[doc] === section);
      if (!leaf) return first(all().filter((doc) => chosen(doc, "section", section)));
      const book = whole.split(".")[0], docs = all().filter((doc) => pages[doc] === leaf && columns.witness[doc] === book);
      const known = await Promise.all(docs.map(document)), own = known.filter((it) => it.address === whole);
      return own.length ? own.map((it) => it.doc) : first(docs);
    }

    /** The first texts on a game that a query names, in each book that has it. */
    function beginnings(query) {
      const key = gameKey(query), slugs = Object.hasOwn(core.games, key) ? core.games[key] : [], found = [];
      for (const slug of slugs)
        for (const book of core.documents.witness.values)
          found.push(...all().filter((doc) => columns.game[doc] === slug && columns.witness[doc] === book).slice(0, core.weights.first));
      return found.sort((a, b) => a - b).slice(0, core.weights.named);
    }

    /** The texts that a query names by address, number or page: [{doc, score, hits}]. */
    async function namedBy(query) {
      const whole = address(query), it = whole ? null : reference(query);
      if (whole) return (await addressed(whole)).map((doc) => ({ doc, score: 0, hits: [] }));
      if (!it) return beginnings(query).map((doc) => ({ doc, score: 0, hits: [] }));
      const there = all().filter((doc) => (it.leaf ? pages[doc] === it.leaf : lawNumbers[doc] === it.number));
      const [where, mark] = [it.where, it.mark ? [it.mark] : []]
        .map((forms) => forms.map((form) => ({ phrase: [{ form, how: "word" }] })));
      const asked = await asking({ and: [...where, ...mark] }, false);
      return (await weights.namedBy(asked, where, mark, there)).map((found) => ({ ...found, hits: [] }));
    }

    /** A few things that most of a query stands in: [{kind, title, href}]. */
    async function suggest(query) {
      const node = widened(parse(query)), asked = await asking(node, false);
      return Promise.all((await weights.things(asked, node)).map(thing));
    }

    /** For each word of a query that leads nowhere, the nearest words of the books. */
    async function near(query) {
      const words = different(leaves(parse(query)).flatMap(slots)).filter(({ how }) => how === "word");
      const lost = [];
      for (const slot of words) {
        const { en, fr } = await resolve(slot, false);
        if (!(await places({ en, fr })).size && !groups.has(slot.form)) lost.push(slot.form);
      }
      plain ??= vocabulary.map(bare);
      return lost.map((form) => [form, nearSpellings(bare(form), vocabulary, plain)]);
    }

    /** All that a query finds: {query, as it was read; named, results, loosely, things, near}. */
    async function ask(query, { exact = false, filters = {} } = {}) {
      const narrowed = Object.values(filters).some(Boolean), plainly = query.trimEnd().replace(/\?+$/u, "");
      placed.clear();
      let read = query, found = await search(query, { exact, filters });
      if (!found.length && !exact && plainly !== query.trimEnd() && plainly.trim())
        found = await search(read = plainly, { filters });
      const named = narrowed || exact ? [] : await namedBy(query), first = new Set(named.map(({ doc }) => doc));
      found.sort((a, b) => first.has(b.doc) - first.has(a.doc));
      const results = found.filter(({ covered }) => !covered), matching = new Set(found.map(({ doc }) => doc));
      if (exact) return { query: read, named, results, loosely: [], things: [], near: [] };
      // A query may be too wide for texts that lack words, though not for those that match.
      const more = await loosely(read, { filters }).catch((error) => {
        if (error instanceof SyntaxError) return [];
        throw error;
      });
      return { query: read, named: named.filter(({ doc }) => !matching.has(doc)), results,
        loosely: once(more.filter(({ doc }) => !matching.has(doc) && !first.has(doc)), found),
        things: narrowed ? [] : await suggest(read), near: found.length ? [] : await near(read) };
    }

    /** No paragraph that says no more than a rule in it that is told too. */
    function once(more, found) {
      const lacking = new Map(), named = JSON.stringify;
      for (const { doc, lacks = [] } of [...found, ...more])
        if (held.has(doc)) {
          const { paragraph } = held.get(doc);
          lacking.set(paragraph, [...(lacking.get(paragraph) || []), lacks.map(named)]);
        }
      return more.filter(({ doc, lacks }) => {
        const own = new Set(lacks.map(named));
        return !(lacking.get(doc) || []).some((rule) => rule.every((it) => own.has(it)));
      });
    }

    async function thing(at) {
      const number = bucketOf(core.starts.things, at);
      const [kind, title, href] = (await bucket("things", number))[at - core.starts.things[number]];
      return { kind, title, href };
    }

    /** The forms found that were not typed, with their hits; the most frequent first. */
    function alsoFound(query, results) {
      const asked = new Set(typed(parse(query))), counted = new Map();
      for (const { hits } of results)
        for (const { words } of hits)
          for (const [, at] of words) counted.set(at, (counted.get(at) || 0) + 1);
      return [...counted].map(([at, count]) => [vocabulary[at], count])
        .filter(([form]) => !asked.has(form))
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    }

    /** A document: its filters, address, link, pages, state and text. */
    async function document(doc) {
      const number = bucketOf(core.starts.texts, doc);
      const [address, href, pages, state, text] =
        (await bucket("texts", number))[doc - core.starts.texts[number]];
      const own = Object.fromEntries(Object.entries(columns).map(([name, it]) => [name, it[doc]]));
      return { ...own, doc, address, href, pages, state, text };
    }

    /** Make the texts of many documents ready: of a shelf of which much is needed, all at once. */
    async function readTexts(docs, tell = () => {}) {
      const shelves = new Map();
      for (const number of new Set(docs.map((doc) => bucketOf(core.starts.texts, doc)))) {
        const shelf = Math.floor(number / core.shelf);
        shelves.set(shelf, [...(shelves.get(shelf) || []), number]);
      }
      let done = 0;
      for (const [shelf, needed] of shelves) {
        tell(done++, shelves.size);
        if (needed.length > core.shelf / 4) await bucket("shelf", shelf);
        else await Promise.all(needed.map((number) => bucket("texts", number)));
      }
    }

    const values = (name) => core.documents[name].values;
    return { ask, search, loosely, named: namedBy, suggest, alsoFound, document, readTexts, values, columns, parents, dates: core.dates };
  }

  return { FILTERS, open };
})());
