/* In which order texts are told: as build/lawsofplay/search/ranking.py and weights.py say, with the
   numbers that the index brings. All are whole, so that both sides come to the same order. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { column, different, leaves, numbers } = lawsofplay;

  /** The tables of an index; `standing(doc)` are the things a text stands under, counted from 0. */
  function weighing(tables, standing) {
    const rarities = numbers(tables.rarities), often = tables.often.map((row) => numbers(row));
    const sizes = [...tables.sizes].map((it) => parseInt(it, 36)), ranks = column(tables.ranks);
    const total = ranks.length, most = often[0].length;

    function rarity(texts) {
      let step = rarities.length - 1;
      while (step && rarities[step] < texts) step--;
      return step * step;
    }
    const weight = (rare, number, count) => rare * often[sizes[number]][Math.min(count, most) - 1];

    /** What one phrase or neighbours weigh in the things, counted from 0, that have them. */
    async function inThings({ match, amount }, leaf) {
      const found = await match(leaf), rare = rarity(found.size), above = new Map();
      for (const [number, spans] of found)
        if (number >= total) above.set(number - total, weight(rare, number, amount(spans)));
      return above;
    }

    /** What one phrase or neighbours weigh in texts. */
    async function weigh(evaluated, leaf, docs) {
      const above = await inThings(evaluated, leaf), weighed = new Map();
      const found = await evaluated.match(leaf), rare = rarity(found.size);
      for (const doc of docs) {
        const own = found.has(doc) ? weight(rare, doc, evaluated.amount(found.get(doc))) : 0;
        const place = above.size ? standing(doc).reduce((best, it) => Math.max(best, above.get(it) || 0), 0) : 0;
        if (own || place) weighed.set(doc, tables.own * own + tables.place * place);
      }
      return weighed;
    }

    /** What texts weigh that a query finds. */
    async function scores(evaluated, node, docs) {
      const sums = new Map([...docs].map((doc) => [doc, 0]));
      for (const leaf of different(leaves(node)))
        for (const [doc, own] of await weigh(evaluated, leaf, docs)) sums.set(doc, sums.get(doc) + own);
      for (const [doc, sum] of sums) sums.set(doc, sum * ranks[doc]);
      return sums;
    }

    const partsOf = (node) => node.and || [node];

    /** The parts of a query that tell texts apart: those not frequent, or all. */
    function telling({ isFrequent }, node) {
      const parts = partsOf(node).filter((part) => !part.not), rare = parts.filter((part) => !isFrequent(part));
      return rare.length ? rare : parts;
    }

    /** Of several that stand for one part of a query, the heaviest counts. */
    async function part(evaluated, node, docs) {
      const heaviest = new Map();
      for (const leaf of different(leaves(node)))
        for (const [doc, own] of await weigh(evaluated, leaf, docs)) heaviest.set(doc, Math.max(own, heaviest.get(doc) || 0));
      return heaviest;
    }

    const heavier = (sums) => (a, b) => sums.get(b) - sums.get(a) || a - b;

    /** Those of some texts that match a query in part, the likeliest first: [{doc, score, lacks}]. */
    async function loosely(evaluated, node, docs) {
      const parts = telling(evaluated, node), weighed = [], sums = new Map();
      for (const it of parts) weighed.push(await part(evaluated, it, docs));
      for (const it of weighed) for (const [doc, own] of it) sums.set(doc, (sums.get(doc) || 0) + own);
      for (const it of partsOf(node)) if (it.not) for (const doc of await evaluated.texts(it.not)) sums.delete(doc);
      for (const [doc, sum] of sums) sums.set(doc, sum * ranks[doc]);
      const order = [...sums.keys()].sort(heavier(sums)).slice(0, tables.most);
      return order.filter((doc) => tables.share * sums.get(doc) >= sums.get(order[0]))
        .map((doc) => ({ doc, score: sums.get(doc), lacks: parts.filter((_, at) => !weighed[at].has(doc)) }));
    }

    /** The things, counted from 0, that most of a query's weight stands in. */
    async function things(evaluated, node) {
      const shares = new Map(), sums = new Map();
      let all = 0;
      for (const it of telling(evaluated, node)) {
        const inside = new Map();
        let size = 0;
        for (const leaf of leaves(it)) {
          size = Math.max(size, (await evaluated.match(leaf)).size);
          for (const [thing, own] of await inThings(evaluated, leaf)) inside.set(thing, Math.max(own, inside.get(thing) || 0));
        }
        const rare = rarity(size);
        all += rare;
        for (const [thing, own] of inside) {
          shares.set(thing, (shares.get(thing) || 0) + rare);
          sums.set(thing, (sums.get(thing) || 0) + own);
        }
      }
      return [...shares.keys()].filter((it) => 3 * shares.get(it) >= 2 * all).sort(heavier(sums)).slice(0, tables.things);
    }

    /** Those of some texts that stand where all of some words say: [{doc, score}], the heaviest first. */
    async function namedBy(evaluated, where, mark, docs) {
      const needed = [], more = [];
      for (const it of where) needed.push(await inThings(evaluated, it));
      for (const it of mark) more.push(await inThings(evaluated, it));
      const above = (things, doc) => standing(doc).reduce((best, it) =>
        (it < tables.places ? Math.max(best, things.get(it) || 0) : best), 0);
      return docs.filter((doc) => needed.every((it) => above(it, doc)))
        .map((doc) => ({ doc, score: ranks[doc] * [...needed, ...more].reduce((sum, it) => sum + above(it, doc), 0) }))
        .sort((a, b) => b.score - a.score || a.doc - b.doc).slice(0, tables.named);
    }

    return { total, namedBy, scores, loosely, things, telling };
  }

  return { weighing };
})());
