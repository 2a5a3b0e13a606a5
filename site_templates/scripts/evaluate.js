/* What a query finds, from where each of its words stands: as build/lawsofplay/finding/evaluate.py finds
   it, reading the same words in the same order, so that both refuse the same queries. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { different, distinct, joined, keep, leaves, named, nearby, shortest, sideBySide, slots } = lawsofplay;

  /** One query asked of `total` texts: `read(slot)` promises how often a word stands in each text
      and thing, by number; `located(slot, docs)` where in some of these; `frequent(slot)` tells
      whether it is read after the others, `fewer(slots, docs)` whether some texts are read sooner
      than the places of words in them, which `inTexts(leaf, docs)` then promises; `usual(slot)` tells in how
      many texts a word would stand at least; `known(leaf)`
      promises where a phrase stands of which that is known, or null; `pair(slots)` the same of two
      words, each in so many places as is `common`. Of texts and things numbered from `placed` on it is
      only known how often a word stands there. */
  function evaluation({ read, located, total, frequent = () => false, usual = () => 0, fewer = () => false, inTexts, known: stored = () => null,
    pair, common = Infinity, placed = Infinity }) {
    const words = new Map(), known = new Map();
    let compared = 0;
    const compare = (places) => keep("compared", compared += places);
    const amount = (there) => there.length ?? there;
    const count = (matched) => [...matched.values()].reduce((sum, there) => sum + amount(there), 0);

    async function countsOf(slot) {
      const name = named(slot);
      if (!words.has(name)) words.set(name, await read(slot));
      return words.get(name);
    }

    async function phrase(slots) {
      const own = new Map(), order = slots.map(named), matched = new Map();
      for (const slot of different(slots)) own.set(named(slot), await countsOf(slot));
      if (slots.length === 1) return own.get(order[0]);
      const rarest = [...own].map(([name, it]) => [count(it), name]).sort(([a], [b]) => a - b).map(([, name]) => name);
      compare(count(own.get(rarest[0])));
      const lead = order.indexOf(rarest[0]), there = new Map();
      let docs = [...own.get(rarest[0]).keys()].filter((doc) => doc < placed && [...own.values()].every((it) => it.has(doc)));
      const isPair = slots.length === 2 && slots.every(({ how }) => how === "word");
      const joint = isPair && docs.length && count(own.get(rarest[0])) >= common ? await pair(slots) : null;
      if (joint) return joint;
      // The more frequent a word, the fewer are the texts in which its places are still of use.
      for (const [at, name] of rarest.entries()) {
        const left = rarest.slice(at).map((it) => slots[order.indexOf(it)]);
        if (at && docs.length && await fewer(left, docs)) return inTexts({ phrase: slots }, docs);
        there.set(name, await located(slots[order.indexOf(name)], docs));
        docs = docs.filter((doc) => sideBySide(order.map((it) => there.get(it)?.get(doc)), lead).length);
      }
      for (const doc of docs) matched.set(doc, sideBySide(order.map((it) => there.get(it).get(doc)), lead));
      return matched;
    }

    async function neighbours(left, right, distance) {
      const others = await match(right), docs = [...(await match(left)).keys()].filter((doc) => doc < placed && others.has(doc));
      const a = await spansIn(left, docs), b = await spansIn(right, docs), matched = new Map();
      compare(docs.reduce((sum, doc) => sum + a.get(doc).length * b.get(doc).length, 0));
      for (const doc of docs) {
        const found = nearby(a.get(doc), b.get(doc), distance);
        if (found.length) matched.set(doc, found);
      }
      return matched;
    }

    async function anyOf(nodes) {
      const parts = [];
      for (const part of nodes) parts.push(await match(part));
      compare(parts.reduce((sum, part) => sum + count(part), 0));
      return new Map(parts.flatMap((part) => [...part]));
    }

    async function matching(node) {
      const there = node.or ? null : await stored(node);
      if (there) return there;
      if (node.phrase) return phrase(node.phrase);
      return node.near ? neighbours(...node.near, node.distance) : anyOf(node.or);
    }

    /** The places of a part of a query in some of the texts that match it. */
    async function spansIn(node, docs) {
      const found = new Map(docs.map((doc) => [doc, []])), matched = await match(node);
      if (node.or)
        for (const part of node.or) {
          const own = await match(part), there = await spansIn(part, docs.filter((doc) => own.has(doc)));
          for (const [doc, spans] of there) found.get(doc).push(...spans);
        }
      else if (node.phrase?.length === 1) {
        const there = await located(node.phrase[0], docs);
        for (const doc of docs) found.set(doc, sideBySide([there.get(doc)], 0));
      } else for (const doc of docs) found.set(doc, matched.get(doc));
      if (node.or) for (const [doc, spans] of found) found.set(doc, distinct(spans));
      return found;
    }

    /** The texts that match a phrase, neighbours, or an OR of these: of one word how often, of more
        the places. */
    async function match(node) {
      const name = named(node);
      if (!known.has(name)) known.set(name, await matching(node));
      return known.get(name);
    }

    const isFrequent = (node) => slots(node).every(frequent);

    /** In how many texts a word by itself would stand at least. */
    const usualOf = (leaf) => (leaf.phrase?.length === 1 ? usual(leaf.phrase[0]) : 0);

    /** The numbers of the texts and things that match. */
    async function texts(node) {
      if (node.phrase || node.near) return new Set((await match(node)).keys());
      if (node.or) {
        const any = new Set();
        for (const part of node.or) for (const doc of await texts(part)) any.add(doc);
        return any;
      }
      const parts = node.and || [node];
      let left = null;
      for (const part of parts.filter((it) => !it.not).sort((a, b) => isFrequent(a) - isFrequent(b))) {
        if (left && !left.size) break;
        const found = await texts(part);
        left = left ? new Set([...left].filter((doc) => found.has(doc))) : found;
      }
      left ??= new Set(Array(total).keys());
      // Those under a NOT are taken away at the end.
      for (const part of parts.filter((it) => it.not))
        if (left.size) for (const doc of await texts(part.not)) left.delete(doc);
      return left;
    }

    /** How often, or where, a part of a query stands in each of some texts; of neighbours the shortest. */
    async function shown(leaf, docs) {
      const matched = await match(leaf), own = [...docs].filter((doc) => matched.has(doc));
      return new Map(own.map((doc) => [doc, leaf.near ? shortest(matched.get(doc)) : matched.get(doc)]));
    }

    /** Every hit in a text, in order. */
    async function hits(parts, doc) {
      const found = [];
      for (const leaf of different(parts.flatMap((part) => leaves(part)))) {
        if (!(await match(leaf)).has(doc)) continue;
        const spans = (await spansIn(leaf, [doc])).get(doc);
        found.push(...(leaf.near ? shortest(spans) : spans));
      }
      return joined(found);
    }

    return { match, amount, common: usualOf, shown, texts, hits, isFrequent };
  }

  return { evaluation };
})());
