/* In which order texts are told: as build/lawsofplay/finding/ranking.py and weights.py say, with the
   numbers that the index brings. All are whole, so that both sides come to the same order. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { different, leaves, numbers, once, partsOf, slots } = lawsofplay;
  const WHOLE = 16; // what shares are parts of
  const WORDINGS = 32; // what the number of a thing is multiplied by to be a key together with that of a wording

  const share = (weight, by) => Math.floor((weight * by) / WHOLE);
  const heavier = (sums) => (a, b) => sums.get(b) - sums.get(a) || a - b;
  const raise = (sums, key, weight) => { if (weight > (sums.get(key) || 0)) sums.set(key, weight); };

  /** The tables of an index; `standing(doc)` are the things a text stands under, counted from 0;
      `related` the texts that go with each; `languages` that of each. */
  function weighing(tables, standing, related, languages) {
    const rarities = numbers(tables.rarities), often = tables.often.map((row) => numbers(row));
    const sizes = [...tables.sizes].map((it) => parseInt(it, 36)), { ranks } = tables;
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
      for (const [told, own, by] of [[true, rare, tuning.place], [false, inside, tuning.worded]])
        for (const [doc, it] of fromAbove(evaluated, found, own, told)) weighed.set(doc, (weighed.get(doc) || 0) + share(it, by));
      return { texts: weighed, wordings: inWordings(found, inside) };
    }

    /** What words weigh in each wording that has them: by its thing and its number. */
    function inWordings(found, rare) {
      const weighed = new Map();
      for (const [number, own] of found)
        if (number >= total && !isTold(number))
          for (const it of own) weighed.set((number - total) * WORDINGS + it, weight(rare, number, 1));
      return weighed;
    }

    /** What one part of a query weighs: of several that stand for it, the heaviest counts. */
    async function weighPart(evaluated, part, naming) {
      if (known.has(part)) return known.get(part);
      const heaviest = { texts: new Map(), wordings: new Map() }, [first] = part.leaves, asked = first ? await spread(evaluated, first.leaf) : 0;
      for (const it of part.leaves) {
        const { texts, wordings } = await weigh(evaluated, it, asked, naming);
        for (const [doc, own] of texts) raise(heaviest.texts, doc, own);
        for (const [wording, own] of wordings) raise(heaviest.wordings, wording, own);
      }
      known.set(part, heaviest);
      return heaviest;
    }

    /** How much a part weighs by itself: as the most frequent of what stands for it. */
    async function rarityOf(evaluated, part) {
      let size = part.leaves.length ? 0 : total;
      for (const { leaf } of part.leaves) size = Math.max(size, await spread(evaluated, leaf));
      return rarity(size);
    }

    /** What all parts weigh in texts, less for the share of the query that each lacks; and in the closest wording. */
    function covered(weighed, rare, docs) {
      // A part that no text has says nothing of any.
      const every = Math.max(1, rare.reduce((sum, it, at) => sum + (weighed[at].texts.size ? it : 0), 0));
      const sums = summed(weighed.map(({ texts }) => texts), rare, every, (doc) => docs.has(doc)), closest = new Map();
      for (const [wording, sum] of summed(weighed.map(({ wordings }) => wordings), rare, every, () => true))
        for (const doc of under(Math.floor(wording / WORDINGS))) raise(closest, doc, sum);
      for (const doc of docs) sums.set(doc, (sums.get(doc) || 0) + share(closest.get(doc) || 0, tuning.closest));
      return sums;
    }

    /** What parts weigh together, less for the share that is lacking of `every`. */
    function summed(parts, rare, every, wanted) {
      const sums = new Map(), shares = new Map(), least = (WHOLE - tuning.cover) * every;
      parts.forEach((part, at) => {
        for (const [key, own] of part)
          if (wanted(key)) {
            sums.set(key, (sums.get(key) || 0) + own);
            shares.set(key, (shares.get(key) || 0) + rare[at]);
          }
      });
      for (const [key, sum] of sums) sums.set(key, Math.floor((sum * (least + tuning.cover * shares.get(key))) / (WHOLE * every)));
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
      const sums = covered(weighed, rare, new Set(docs));
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
      for (const it of weighed) for (const doc of it.texts.keys()) if (wanted(doc)) docs.add(doc);
      for (const it of excluded) for (const doc of await evaluated.texts(it)) docs.delete(doc);
      const sums = await sumsOf(evaluated, parts, weighed, docs, games);
      const order = [...sums.keys()].sort(heavier(sums)).slice(0, tuning.most);
      return order.filter((doc) => tuning.share * sums.get(doc) >= sums.get(order[0])).map((doc) =>
        ({ doc, score: sums.get(doc), lacks: parts.filter((_, at) => !weighed[at].texts.has(doc)).map(({ node }) => node) }));
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
