/* What a query finds, from where each of its words stands: as build/lawsofplay/search/evaluate.py finds
   it, reading the same words in the same order, so that both refuse the same queries. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { different, distinct, joined, keep, leaves, named, nearby, shortest, sideBySide, slots } = lawsofplay;

  /** One query asked of `total` texts: `read(slot)` promises where a word stands, by number of text
      and thing; `frequent(slot)` tells whether it is read after the others. */
  function evaluation(read, total, frequent) {
    const words = new Map(), known = new Map();
    let compared = 0;
    const compare = (places) => keep("compared", compared += places);
    const count = (matched) => [...matched.values()].reduce((sum, there) => sum + (there.size ?? there.length), 0);

    async function placesOf(slot) {
      const name = named(slot);
      if (!words.has(name)) words.set(name, await read(slot));
      return words.get(name);
    }

    async function phrase(slots) {
      const own = new Map(), order = slots.map(named), matched = new Map();
      for (const slot of different(slots)) own.set(named(slot), await placesOf(slot));
      const [[size, rarest]] = [...own].map(([name, it]) => [count(it), name]).sort(([a], [b]) => a - b);
      const lead = order.indexOf(rarest);
      if (slots.length > 1) compare(size);
      for (const doc of own.get(rarest).keys()) {
        if (![...own.values()].every((it) => it.has(doc))) continue;
        const spans = sideBySide(order.map((name) => own.get(name).get(doc)), lead);
        if (spans.length) matched.set(doc, spans);
      }
      return matched;
    }

    function neighbours(left, right, distance) {
      const both = [...left.keys()].filter((doc) => right.has(doc)), matched = new Map();
      compare(both.reduce((sum, doc) => sum + left.get(doc).length * right.get(doc).length, 0));
      for (const doc of both) {
        const found = nearby(left.get(doc), right.get(doc), distance);
        if (found.length) matched.set(doc, found);
      }
      return matched;
    }

    async function spansOf(node) {
      if (node.phrase) return phrase(node.phrase);
      if (node.near) return neighbours(await match(node.near[0]), await match(node.near[1]), node.distance);
      const matched = new Map(), parts = [];
      for (const part of node.or) parts.push(await match(part));
      compare(parts.reduce((sum, part) => sum + count(part), 0));
      for (const part of parts)
        for (const [doc, spans] of part) matched.get(doc)?.push(...spans) ?? matched.set(doc, [...spans]);
      for (const [doc, spans] of matched) matched.set(doc, distinct(spans));
      return matched;
    }

    /** The places in each text of a phrase, of neighbours, or of an OR of these. */
    async function match(node) {
      const name = named(node);
      if (!known.has(name)) known.set(name, await spansOf(node));
      return known.get(name);
    }

    const isFrequent = (node) => slots(node).every(frequent);

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

    /** Every hit in some texts, in order; of neighbours the shortest. */
    async function hits(parts, docs) {
      const found = new Map([...docs].map((doc) => [doc, []]));
      if (!found.size) return found;
      let told = 0;
      for (const leaf of different(parts.flatMap((part) => leaves(part))))
        for (const [doc, spans] of await match(leaf)) {
          if (!found.has(doc)) continue;
          const own = leaf.near ? shortest(spans) : spans;
          found.get(doc).push(...own);
          told += own.length;
        }
      keep("hits", told);
      for (const [doc, spans] of found) found.set(doc, joined(spans));
      return found;
    }

    return { match, texts, hits, isFrequent };
  }

  return { evaluation };
})());
