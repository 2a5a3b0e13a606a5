/* The index: which texts a query finds, and in which order. Its data are the buckets that stored.js
   reads. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { compounding, different, gameKey, gamesIn, keepHits, leaves, named, naming, nearest, parse, partsOf, reader, slots, stored, tally, typed,
    weighing, widening } = lawsofplay;
  const MANY = 100; // values of a filter too many to be told: then only the nearest is
  const KEPT = 8; // answers of which hits can still be shown

  /** An index over buckets; `load(name)` promises the data of a bucket, `name` is that of the core. */
  async function open(load, name, pause = async () => {}) {
    const index = await stored(load, name), { core, columns, sections, parents, held, asked, ruled, vocabulary } = index;
    const sectionAt = new Map(sections.map((it, at) => [it, at])), stood = new Map(), contexts = new Map();
    let answers = 0, last = null; // the parts of the query that was asked last

    /** The things that a text stands under: its sections, its book, what asks it, its wordings. */
    function standing(doc) {
      if (!stood.has(doc)) {
        const found = [];
        for (let at = columns.section[doc]; at; at = parents.get(at)) found.push(sectionAt.get(at));
        found.push(sections.length + core.documents.witness.values.indexOf(columns.witness[doc]));
        stood.set(doc, [...found, ...(asked.get(doc) || []), ...(ruled.has(doc) ? [core.weights.told + ruled.get(doc)] : [])]);
      }
      return stood.get(doc);
    }
    const weights = weighing(core.weights, standing, index.related, columns.language), { total } = weights;
    const { asking, inText, near, sensed, forget } = reader(index, total, pause);
    const groups = core.compounds.map((it) => it.split("|")
      .map((row, at, all) => row || all[at + 1].replace(/ /gu, ""))), grouped = new Set(groups.flat());
    const compounded = compounding(groups, (form) => vocabulary.place.has(form));
    const doubtful = new Set(core.doubtful), games = new Map(Object.entries(core.games).filter(([key]) => !doubtful.has(key)));

    /** A query of which it is known whether two words side by side are printed as one. */
    async function joining(node) {
      const pairs = phrasesIn(node).flatMap((own) => own.slice(1).map((slot, at) => [own[at], slot]));
      const plain = pairs.filter((pair) => pair.every(({ how }) => how === "word"));
      await Promise.all(plain.map(([one, other]) => vocabulary.meeting(one.form + other.form)));
      return node;
    }
    const phrasesIn = (node) => (node.phrase ? [node.phrase] : [node.and, node.or, node.near, node.not].flat().filter(Boolean).flatMap(phrasesIn));

    const refused = (instead) => (error) => { if (error instanceof SyntaxError) return instead; throw error; };

    const wideningOf = async (node) => widening(await sensed({ and: [node, compounded(node)] }), compounded);

    /** The games that a query names, as a test of texts, and the words that name them beside others. */
    function onGames(node) {
      const words = leaves(node).flatMap(slots).filter(({ how }) => how === "word").map(({ form }) => form);
      const found = gamesIn(words, games), all = words.every((it) => found.words.has(it));
      return { games: (doc) => found.slugs.has(columns.game[doc]), naming: all ? new Set() : found.words };
    }
    const NO_GAMES = { games: () => false, naming: new Set() };

    /** Throws when no document has a value that is asked for, and tells those there are. */
    function known(filter, value) {
      const there = index.values(filter).filter(Boolean).sort();
      if (there.includes(value)) return;
      const close = nearest(value, there);
      const told = there.length <= MANY ? `; there are ${there.join(", ")}` : close && `; the nearest is ${close}`;
      throw new SyntaxError(`${value}: no such ${filter}${told}`);
    }

    function chosen(doc, filter, value) {
      if (filter !== "section") return columns[filter][doc] === value;
      for (let at = columns.section[doc]; at; at = parents.get(at)) if (at === value) return true;
      return false;
    }

    const chosenBy = (filters) => {
      const wanted = Object.entries(filters).filter(([, value]) => value);
      wanted.forEach(([filter, value]) => known(filter, value));
      return (doc) => doc < total && wanted.every(([filter, value]) => chosen(doc, filter, value));
    };
    const namedBy = naming(index, total, { asking, weights, chosen });

    /** Keep by what texts were found, so that their hits can be shown. */
    function keepContext(context) {
      contexts.set(++answers, context);
      contexts.delete(answers - KEPT);
      return answers;
    }

    /** Texts as they are told. A hit in a rule in prose is told of the rule, not of its paragraph
        too, where both were found; a paragraph that has no other hit is `covered`. */
    async function told(asked, node, found) {
      const docs = new Set(found.map(({ doc }) => doc));
      const inner = new Set([...docs].filter((doc) => docs.has(held.get(doc))));
      const { counts, also } = await tally(asked, [node], docs, inner), own = new Map(counts);
      for (const rule of inner) own.set(held.get(rule), own.get(held.get(rule)) - counts.get(rule));
      const by = keepContext({ asked, parts: [node], rules: inner });
      const results = found.map(({ doc, score }) =>
        ({ doc, score, by, count: own.get(doc), covered: !own.get(doc) && counts.get(doc) > 0 }));
      return { results, also };
    }

    async function strictly(query, exact, wanted) {
      const read = await joining(parse(query)), wide = exact ? null : await wideningOf(read);
      const node = exact ? read : compounded(wide.widened(read)), asked = await asking(node, exact);
      const docs = [...await asked.evaluated.texts(node)].filter(wanted);
      if (!docs.length) return { results: [], also: new Map(), proofs: [] }; // What they weigh is not read.
      const scores = await weights.scores(asked.evaluated, node, docs, exact ? NO_GAMES : onGames(read));
      const whole = exact ? null : await inParts(read).then(({ asked: all, parts }) =>
        weights.inParts(all.evaluated, parts, docs, onGames(read))).catch(refused(null));
      const found = docs.map((doc) => ({ doc, score: (whole?.size ? whole : scores).get(doc), own: scores.get(doc) }))
        .sort((a, b) => b.score - a.score || b.own - a.own || a.doc - b.doc);
      return { ...await told(asked, node, found), proofs: wide ? await proofsOf(asked, wide.proved(read), docs) : [] };
    }

    /** In which other words something was found, as the first text prints them, and what proves them the same. */
    async function proofsOf(ready, proved, docs) {
      const texts = new Set(docs), proofs = [];
      for (const { asked, leaf, proof } of proved) {
        const there = await ready.evaluated.match(leaf), first = [...there.keys()].filter((doc) => texts.has(doc)).sort((a, b) => a - b)[0];
        if (first === undefined) continue;
        const [span] = await inText(ready, [leaf], await index.document(first));
        await vocabulary.know(span.words.map(([, word]) => word));
        const found = span.words.map(([, word]) => vocabulary.words.get(word)).join(" ");
        const laws = await Promise.all(proof.map(async (doc) => { const { address, href } = await index.document(doc); return { address, href }; }));
        proofs.push({ asked, found, laws });
      }
      return proofs;
    }

    /** All documents that match, the likeliest first: [{doc, score, count, covered}]. */
    const search = async (query, { exact = false, filters = {} } = {}) =>
      (await strictly(query, exact, chosenBy(filters))).results;

    /** Documents that match a query in part: [{doc, score, lacks}]. */
    async function loosely(query, { filters = {} } = {}) {
      const node = await joining(parse(query)), wanted = chosenBy(filters), { asked, parts, excluded } = await inParts(node);
      const found = await weights.loosely(asked.evaluated, parts, excluded, wanted, onGames(node));
      const told = different(parts.flatMap(leavesOf));
      await keepHits(asked.evaluated, told, found.map(({ doc }) => doc));
      const by = keepContext({ asked, parts: told, rules: new Set() });
      return found.map((it) => ({ ...it, by }));
    }

    const leavesOf = (part) => part.leaves.map(({ leaf }) => leaf);
    const soughtBy = (part) => [part, ...part.apart].flatMap(leavesOf);

    /** The parts of a query that tell texts apart, with what may stand for them; and what it excludes. */
    function inParts(node) {
      const name = named(node);
      if (last?.name !== name) last = { name, parts: partsIn(node) };
      return last.parts;
    }

    async function partsIn(node) {
      const every = (await wideningOf(node)).parts(node);
      const excluded = partsOf(node).filter((it) => it.not).map((it) => compounded(it.not));
      const asked = await asking({ and: [...every.flatMap(soughtBy), ...excluded] }, false,
        (evaluated) => weights.telling(evaluated, every).flatMap(leavesOf));
      return { asked, parts: weights.telling(asked.evaluated, every), excluded };
    }

    /** A few things that most of a query stands in: [{kind, title, href}]; first a game of which it is the name. */
    async function suggest(query) {
      const key = gameKey(query), slugs = Object.hasOwn(core.games, key) ? core.games[key] : [];
      const every = [...new Set(Object.values(core.games).flat())].sort(); // the games stand so after headings and books
      const { asked, parts } = await inParts(await joining(parse(query)));
      const places = [...slugs.map((slug) => core.weights.places + every.indexOf(slug)), ...await weights.things(asked.evaluated, parts)];
      return Promise.all([...new Set(places)].slice(0, core.weights.things).map(index.thing));
    }

    /** All that a query finds: {query, as it was read; named, results, loosely, things, near, also}. */
    async function ask(query, { exact = false, filters = {} } = {}) {
      const narrowed = Object.values(filters).some(Boolean), plainly = query.trimEnd().replace(/\?+$/u, "");
      forget();
      last = null;
      const wanted = chosenBy(filters);
      let read = query, { results: found, also, proofs } = await strictly(query, exact, wanted);
      if (!found.length && !exact && plainly !== query.trimEnd() && plainly.trim())
        ({ results: found, also, proofs } = await strictly(read = plainly, exact, wanted));
      const named = narrowed || exact ? [] : await namedBy(query), first = new Set(named.map(({ doc }) => doc));
      found.sort((a, b) => first.has(b.doc) - first.has(a.doc));
      const results = found.filter(({ covered }) => !covered), matching = new Set(found.map(({ doc }) => doc));
      const strict = { query: read, results, also: await alsoFound(read, also), proofs };
      if (exact) return { ...strict, named, loosely: [], things: [], near: [] };
      // A query may be too wide for texts that lack words, though not for those that match.
      const more = await loosely(read, { filters }).catch(refused([]));
      return { ...strict, named: named.filter(({ doc }) => !matching.has(doc)),
        loosely: once(more.filter(({ doc }) => !matching.has(doc) && !first.has(doc)), found),
        things: narrowed ? [] : await suggest(read).catch(refused([])), near: found.length ? [] : await near(parse(read), grouped) };
    }

    /** No paragraph that says no more than a rule in it that is told too. */
    function once(more, found) {
      const lacking = new Map();
      for (const { doc, lacks = [] } of [...found, ...more])
        if (held.has(doc)) {
          const paragraph = held.get(doc);
          lacking.set(paragraph, [...(lacking.get(paragraph) || []), lacks.map(named)]);
        }
      return more.filter(({ doc, lacks }) => {
        const own = new Set(lacks.map(named));
        return !(lacking.get(doc) || []).some((rule) => rule.every((it) => own.has(it)));
      });
    }

    /** The forms found that were not typed, with their hits; the most frequent first. */
    async function alsoFound(query, counted) {
      const asked = new Set(typed(parse(query)));
      await vocabulary.know([...counted.keys()]);
      return [...counted].map(([at, count]) => [vocabulary.words.get(at), count])
        .filter(([form]) => !asked.has(form))
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    }

    /** Texts that were found, read, each with its hits and the words that it lacks. */
    const texts = (found) => Promise.all(found.map(async ({ doc, by, lacks = [] }) => {
      const text = await index.document(doc), hits = by ? await hitsIn(text, contexts.get(by)) : [];
      return { ...text, hits, lacks: lacks.map((part) => typed(part).join(" ")) };
    }));

    async function hitsIn(text, { asked, parts, rules }) {
      const own = [];
      for (let at = 0; at < text.rules.length; at += 3)
        if (rules.has(text.rules[at])) own.push([text.rules[at + 1], text.rules[at + 1] + text.rules[at + 2]]);
      return (await inText(asked, parts, text)).filter(({ first, last }) =>
        !own.some(([start, end]) => start <= first && last < end));
    }

    return { ask, search, loosely, named: namedBy, suggest, texts, readTexts: index.readTexts, document: index.document,
      values: index.values, columns, parents, dates: core.dates };
  }

  return { open };
})());
