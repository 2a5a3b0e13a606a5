/* The index: small scripts ("buckets"), as build/lawsofplay/search/export.py writes them, and what a
   query finds in them. The page needs no server, so nothing is fetched but by <script>. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { bare, different, distinct, joined, keep, leaves, named, nearby, nearest, parse, pattern, shortest,
    sideBySide, slots, typed, within } = lawsofplay;
  const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const STAMP = 8; // letters at the end of a bucket's name
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

  function column({ values, runs }) {
    const found = [], flat = numbers(runs);
    for (let at = 0; at < flat.length; at += 2)
      for (let count = flat[at + 1]; count > 0; count--) found.push(values[flat[at]]);
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

  /* Readers look for laws first. */
  const WEIGHTS = { law: 1.5, rule: 1.5 };
  const MANY = 100; // values of a filter too many to be told: then only the nearest is
  const FILTERS = ["witness", "game", "kind", "section", "language"];

  /** Rules in prose by number: {paragraph, before, count} of words. */
  function heldRules(text) {
    const flat = numbers(text), found = new Map();
    for (let at = 0, rule = 0; at < flat.length; at += 4) {
      rule += flat[at];
      found.set(rule, { paragraph: rule - flat[at + 1], before: flat[at + 2], count: flat[at + 3] });
    }
    return found;
  }

  /** An index over buckets; `load(name)` promises the data of a bucket, `name` is that of the core.
      Numbers of words and texts hold within one index only: the core says how the names of its
      buckets end, and no other index has any of these names. */
  async function open(load, name) {
    const core = await load(name);
    const bucket = (kind, at) => load(`${kind}-${at}-${core.stamps[kind].slice(STAMP * at, STAMP * (at + 1))}`);
    const vocabulary = unpackWords(core.words);
    const place = new Map(vocabulary.map((word, at) => [word, at]));
    const classes = { en: classesOf(numbers(core.links.en)), fr: classesOf(numbers(core.links.fr)) };
    const sections = unpackWords(core.sections.names);
    const parents = new Map();
    numbers(core.sections.parents).forEach((above, at) => {
      if (above) parents.set(sections[at], sections[above - 1]);
    });
    core.documents.section.values = sections;
    const columns = {};
    for (const name of FILTERS) columns[name] = column(core.documents[name]);
    const held = heldRules(core.held);
    const sizes = [...core.documents.lengths].map((it) => 40 * 1.5 ** parseInt(it, 36));
    const total = sizes.length;
    const average = sizes.reduce((sum, size) => sum + size, 0) / total;
    const unpacked = new Map();
    let plain; // the vocabulary without accents, once a pattern asks for it

    async function postings(at) {
      if (!unpacked.has(at)) {
        const group = Math.min(classes.en.first[at], classes.fr.first[at]);
        const listed = await bucket("postings", bucketOf(core.starts.postings, group));
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

    /** For each document, where the words stand that a slot stands for: by place, the word there. */
    async function places({ en, fr }) {
      const sides = { en: new Set(en), fr: new Set(fr) }, found = new Map();
      for (const at of new Set([...en, ...fr]))
        for (const [doc, positions] of await postings(at)) {
          if (!sides[columns.language[doc]].has(at)) continue;
          const there = found.get(doc) ?? (found.set(doc, new Map()), found.get(doc));
          for (const position of positions) there.set(position, at);
        }
      return found;
    }

    /** Read where every word of a query stands; throws when that is too much. */
    async function read(node, exact) {
      const words = different(slots(node)), found = new Map();
      const resolved = await Promise.all(words.map((slot) => resolve(slot, exact)));
      keep("listed", words.reduce((sum, { how }, at) => sum + (how === "word" ? 0 : resolved[at].en.length), 0));
      let count = 0;
      const all = await Promise.all(resolved.map(places));
      words.forEach((slot, at) => {
        found.set(named(slot), all[at]);
        for (const { size } of all[at].values()) count += size;
      });
      keep("places", count);
      return found;
    }

    /** What one search finds of a part of its query, worked out once; throws when NEAR has too many
        pairs of places to compare. */
    function matcher(words) {
      const known = new Map();
      let pairs = 0;

      function phrase(slots) {
        const names = slots.map(named), matched = new Map();
        const own = [...new Set(names)].map((name) => words.get(name)).sort((a, b) => a.size - b.size);
        for (const doc of own[0].keys()) {
          if (!own.every((it) => it.has(doc))) continue;
          const spans = sideBySide(names.map((name) => words.get(name).get(doc)));
          if (spans.length) matched.set(doc, spans);
        }
        return matched;
      }

      function neighbours(left, right, distance) {
        const both = [...left.keys()].filter((doc) => right.has(doc)), matched = new Map();
        for (const doc of both) pairs += left.get(doc).length * right.get(doc).length;
        keep("pairs", pairs);
        for (const doc of both) {
          const found = nearby(left.get(doc), right.get(doc), distance);
          if (found.length) matched.set(doc, found);
        }
        return matched;
      }

      /** The places in each document of a phrase, of neighbours, or of an OR of these. */
      function spansOf(node) {
        if (node.phrase) return phrase(node.phrase);
        if (node.near) return neighbours(...node.near.map(match), node.distance);
        const matched = new Map();
        for (const part of node.or.map(match)) for (const [doc, spans] of part)
          (matched.get(doc) ?? (matched.set(doc, []), matched.get(doc))).push(...spans);
        for (const [doc, spans] of matched) matched.set(doc, distinct(spans));
        return matched;
      }

      function match(node) {
        const name = named(node);
        if (!known.has(name)) known.set(name, spansOf(node));
        return known.get(name);
      }
      return match;
    }

    /** What is found of a leaf: of neighbours the shortest places. */
    function leavesOf(words) {
      const match = matcher(words), known = new Map();
      const find = (node) => (node.near
        ? new Map([...match(node)].map(([doc, spans]) => [doc, shortest(spans)])) : match(node));
      return (node) => known.get(node) ?? (known.set(node, find(node)), known.get(node));
    }

    function scored(matched) {
      const rarity = Math.log(total / (matched.size + 1)) + 1;
      return new Map([...matched].map(([doc, { length }]) => [doc,
        (WEIGHTS[columns.kind[doc]] || 1) * rarity * length * 2.2
          / (length + 1.2 * (0.25 + 0.75 * sizes[doc] / average))]));
    }

    /** The scores of the documents that match. */
    function evaluate(node, leaf) {
      if (node.phrase || node.near) return scored(leaf(node));
      if (node.not) {
        const excluded = evaluate(node.not, leaf);
        return new Map(sizes.map((_, doc) => [doc, 0]).filter(([doc]) => !excluded.has(doc)));
      }
      const parts = (node.and || node.or).map((part) => evaluate(part, leaf)), both = new Map();
      if (!node.or) parts.sort((a, b) => a.size - b.size);
      const asked = node.or ? parts : [parts[0]];
      for (const part of asked)
        for (const [doc, score] of part)
          if (node.or) both.set(doc, (both.get(doc) || 0) + score);
          else if (parts.every((it) => it.has(doc)))
            both.set(doc, parts.reduce((sum, it) => sum + it.get(doc), 0));
      return both;
    }

    /** Every leaf's places in each document, whichever part of the query found it. */
    function hitsOf(node, docs, leaf) {
      const found = new Map([...docs].map((doc) => [doc, []]));
      for (const part of new Set(leaves(node)))
        for (const [doc, spans] of leaf(part)) found.get(doc)?.push(...spans);
      for (const [doc, spans] of found) found.set(doc, joined(spans));
      return found;
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

    /** All documents that match, the likeliest first: [{doc, score, hits, covered}]. A hit in a rule
        in prose is told of the rule, not of its paragraph too, where both were found; a paragraph
        that has no other hit is `covered`. */
    async function search(query, { exact = false, filters = {} } = {}) {
      const node = parse(query), wanted = Object.entries(filters).filter(([, value]) => value);
      wanted.forEach(([name, value]) => known(name, value));
      const leaf = leavesOf(await read(node, exact)), found = evaluate(node, leaf);
      for (const doc of [...found.keys()])
        if (!wanted.every(([name, value]) => chosen(doc, name, value))) found.delete(doc);
      const hits = hitsOf(node, found.keys(), leaf), told = new Map();
      for (const doc of found.keys())
        if (held.has(doc)) {
          const { paragraph, before, count } = held.get(doc);
          told.set(paragraph, [...(told.get(paragraph) || []), [before, before + count]]);
        }
      const own = (doc) => hits.get(doc).filter(({ first, last }) =>
        !(told.get(doc) || []).some(([start, end]) => start <= first && last < end));
      return [...found].map(([doc, score]) => ({ doc, score, hits: own(doc) }))
        .map((it) => ({ ...it, covered: !it.hits.length && hits.get(it.doc).length > 0 }))
        .sort((a, b) => b.score - a.score || a.doc - b.doc);
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
    return { search, alsoFound, document, readTexts, values, columns, parents, dates: core.dates };
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

  return { FILTERS, open, put, loader };
})());
