/* In which order texts are told: as build/lawsofplay/finding/ranking.py and weights.py say, with the
   numbers that the index brings. All are whole, so that both sides come to the same order. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { column, different, leaves, numbers, once, partsOf, slots } = lawsofplay;
  const WHOLE = 16; // what shares are parts of

  const share = (weight, by) => Math.floor((weight * by) / WHOLE);
  const heavier = (sums) => (a, b) => sums.get(b) - sums.get(a) || a - b;
  const raise = (sums, key, weight) => { if (weight > (sums.get(key) || 0)) sums.set(key, weight); };

  /** The tables of an index; `standing(doc)` are the things a text stands under, counted from 0;
      `related` the texts that go with each; `languages` that of each. */
  function weighing(tables, standing, related, languages) {
    const rarities = numbers(tables.rarities), often = tables.often.map((row) => numbers(row));
    const sizes = [...tables.sizes].map((it) => parseInt(it, 36)), ranks = column(tables.ranks);
    const total = ranks.length, most = often[0].length, sisters = related, { tuning } = tables;
    const french = languages.filter((it) => it === "fr").length, known = new WeakMap(); // what parts of a query weigh
    let below; // by thing, the texts that stand under it

    function under(thing) {
      if (!below) {
        below = new Map();
        for (let doc = 0; doc < total; doc++)
          for (const it of standing(doc)) below.get(it)?.push(doc) ?? below.set(it, [doc]);
      }
      return below.get(thing) || [];
    }

    function rarity(texts) {
      let step = rarities.length - 1;
      while (step && rarities[step] < texts) step--;
      return tables.scale * step;
    }

    /** In how many texts a leaf stands, were all in the language that has it oftener, or would as common as it is. */
    async function spread({ match, common }, leaf) {
      let all = 0, ours = 0;
      for (const number of (await match(leaf)).keys())
        if (number < total) { all++; if (languages[number] === "fr") ours++; }
      const most = (count, size) => Math.floor((count * total) / Math.max(1, size));
      return Math.max(common(leaf), most(all - ours, total - french), most(ours, french));
    }
    const weight = (rare, number, count) => rare * often[sizes[number] ?? tables.gloss][Math.min(count, most) - 1];
    const isTold = (number) => number >= total && number < total + tables.told;

    /** What one phrase or neighbours weigh in the things, counted from 0, that have them. */
    async function inThings({ match, amount }, leaf) {
      const found = await match(leaf), rare = rarity(found.size), above = new Map();
      for (const [number, spans] of found)
        if (isTold(number)) above.set(number - total, weight(rare, number, amount(spans)));
      return above;
    }

    /** What words weigh in the heaviest thing that each text stands under, of those told, or of the others. */
    function fromAbove({ amount }, found, rare, told) {
      const heaviest = new Map();
      for (const [number, spans] of found)
        if (number >= total && isTold(number) === told) {
          const own = weight(rare, number, amount(spans));
          for (const doc of under(number - total)) raise(heaviest, doc, own);
        }
      return heaviest;
    }

    /** What words weigh; they are no rarer than those that were asked for. */
    async function weigh(evaluated, { leaf, worth }, asked, naming) {
      const found = await evaluated.match(leaf), rare = share(rarity(Math.max(asked, await spread(evaluated, leaf))), worth);
      const isName = naming.size && slots(leaf).every(({ form, how }) => how === "word" && naming.has(form));
      const inside = isName ? share(rare, tuning.named) : rare, own = new Map();
      for (const [doc, spans] of found) if (doc < total) own.set(doc, weight(inside, doc, evaluated.amount(spans)));
      const weighed = new Map(own);
      for (const [doc, it] of own) for (const other of sisters[doc]) raise(weighed, other, share(it, tuning.sister));
      for (const [told, by] of [[true, tuning.place], [false, tuning.function]])
        for (const [doc, it] of fromAbove(evaluated, found, rare, told)) weighed.set(doc, (weighed.get(doc) || 0) + share(it, by));
      return weighed;
    }

    /** What one part of a query weighs: of several that stand for it, the heaviest counts. */
    async function weighPart(evaluated, part, naming) {
      if (known.has(part)) return known.get(part);
      const heaviest = new Map(), [first] = part.leaves, asked = first ? await spread(evaluated, first.leaf) : 0;
      for (const it of part.leaves)
        for (const [doc, own] of await weigh(evaluated, it, asked, naming)) raise(heaviest, doc, own);
      known.set(part, heaviest);
      return heaviest;
    }

    /** How much a part weighs by itself: as the most frequent of what stands for it. */
    async function rarityOf(evaluated, part) {
      let size = part.leaves.length ? 0 : total;
      for (const { leaf } of part.leaves) size = Math.max(size, await spread(evaluated, leaf));
      return rarity(size);
    }

    /** What all parts weigh in texts, less for the share of the query that each lacks. */
    function covered(weighed, rare, docs) {
      const sums = new Map([...docs].map((doc) => [doc, 0])), shares = new Map(sums);
      weighed.forEach((part, at) => {
        for (const [doc, own] of part)
          if (sums.has(doc)) {
            sums.set(doc, sums.get(doc) + own);
            shares.set(doc, shares.get(doc) + rare[at]);
          }
      });
      // A part that no text has says nothing of any.
      const every = Math.max(1, rare.reduce((sum, it, at) => sum + (weighed[at].size ? it : 0), 0)), least = (WHOLE - tuning.cover) * every;
      for (const [doc, sum] of sums)
        sums.set(doc, Math.floor((sum * (least + tuning.cover * shares.get(doc))) / (WHOLE * every)));
      return sums;
    }

    /** What texts weigh, none less than a share of the heaviest of those that go with it. */
    function pulled(ranked) {
      const sums = new Map();
      for (const [doc, own] of ranked)
        sums.set(doc, sisters[doc].reduce((best, it) => Math.max(best, share(ranked.get(it) || 0, tuning.pull)), own));
      return sums;
    }

    /** What texts weigh; `games(doc)` tells whether a text is on a game that the query names. */
    async function sumsOf(evaluated, parts, weighed, docs, games) {
      const rare = [];
      for (const part of parts) rare.push(await rarityOf(evaluated, part));
      const sums = covered(weighed, rare, docs);
      for (const [doc, sum] of sums) sums.set(doc, share(sum * ranks[doc], games(doc) ? WHOLE + tuning.game : WHOLE));
      return pulled(sums);
    }

    async function weighAll(evaluated, parts, naming) {
      const weighed = [];
      for (const part of parts) weighed.push(await weighPart(evaluated, part, naming));
      return weighed;
    }

    /** What texts weigh that a query finds. */
    async function scores(evaluated, node, docs, { games, naming }) {
      const parts = partsOf(node).filter((it) => !it.not)
        .map((it) => ({ leaves: different(leaves(it)).map((leaf) => ({ leaf, worth: WHOLE })) }));
      return sumsOf(evaluated, parts, await weighAll(evaluated, parts, naming), docs, games);
    }

    /** What texts weigh by the parts of a query, with what may stand for these. */
    const inParts = async (evaluated, parts, docs, { games, naming }) =>
      sumsOf(evaluated, parts, await weighAll(evaluated, parts, naming), docs, games);

    /** A part of a query with those of its words, for less, that are not frequent. */
    function withSome(isFrequent, part) {
      const some = part.apart.filter(({ node }) => !isFrequent(node)).flatMap((word) => word.leaves);
      return { ...part, leaves: once([...part.leaves, ...some.map(({ leaf, worth }) => ({ leaf, worth: share(worth, tables.apart) }))]) };
    }

    /** The parts of a query that tell texts apart: those not frequent, or all. */
    function telling({ isFrequent }, parts) {
      const told = parts.map((it) => withSome(isFrequent, it));
      const rare = told.filter(({ node, apart }) => apart.length || !isFrequent(node));
      return rare.length ? rare : told;
    }

    /** Those of some texts that match a query in part, the likeliest first: [{doc, score, lacks}]. */
    async function loosely(evaluated, parts, excluded, wanted, { games, naming }) {
      const weighed = await weighAll(evaluated, parts, naming), docs = new Set();
      for (const it of weighed) for (const doc of it.keys()) if (wanted(doc)) docs.add(doc);
      for (const it of excluded) for (const doc of await evaluated.texts(it)) docs.delete(doc);
      const sums = await sumsOf(evaluated, parts, weighed, docs, games);
      const order = [...sums.keys()].sort(heavier(sums)).slice(0, tuning.most);
      return order.filter((doc) => tuning.share * sums.get(doc) >= sums.get(order[0])).map((doc) =>
        ({ doc, score: sums.get(doc), lacks: parts.filter((_, at) => !weighed[at].has(doc)).map(({ node }) => node) }));
    }

    /** The things, counted from 0, that most of a query's weight stands in; what is told in other
        words counts for what these are worth. */
    async function things(evaluated, parts) {
      const shares = new Map(), sums = new Map();
      let all = 0;
      for (const part of parts) {
        const inside = new Map(), worths = new Map(), rare = await rarityOf(evaluated, part);
        for (const { leaf, worth } of part.leaves)
          for (const [thing, own] of await inThings(evaluated, leaf)) {
            inside.set(thing, Math.max(share(own, worth), inside.get(thing) || 0));
            raise(worths, thing, worth);
          }
        all += rare;
        for (const [thing, own] of inside) {
          shares.set(thing, (shares.get(thing) || 0) + share(rare, worths.get(thing)));
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

    return { total, namedBy, scores, inParts, loosely, things, telling };
  }

  return { weighing };
})());
