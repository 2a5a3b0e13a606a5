/* Words and phrases that say the same: a query is widened as build/lawsofplay/finding/senses.py and
   widening.py widen it, by the table that the index brings. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { anyOf, different, leaves, named, slots } = lawsofplay;
  const LANGUAGES = ["en", "fr"], LONGEST = 5, NEARBY = 4, WHOLE = 16; // a sense that is worth the whole is proved

  const partsOf = (node) => node.and || [node];
  const isProved = ({ worth }) => worth === WHOLE;
  const isPlain = (node) => node.phrase?.length === 1 && node.phrase[0].how === "word";
  const both = (parts) => (parts.length > 1 ? { and: parts } : parts[0]);

  /** Each leaf at its highest worth, in order. */
  function once(told) {
    const best = new Map();
    for (const { leaf, worth } of told) {
      const known = best.get(named(leaf));
      if (known) known.worth = Math.max(worth, known.worth); else best.set(named(leaf), { leaf, worth });
    }
    return [...best.values()];
  }

  /** Gives the widening of one query; `sensed` has the words of it that have senses, each as
      {rows: [en, fr], table}; `compounded` widens by one word or several. */
  function widening(sensed, compounded) {
    /** What says the same as some words: [{leaf, worth, proof}]. */
    function of(words) {
      if (words.some(({ how }) => how !== "word")) return [];
      return LANGUAGES.flatMap((lang, side) => {
        const own = words.map(({ form }) => sensed.get(form).row[side]);
        return sensed.get(words[0].form).table.get(`${lang} ${own.join(" ")}`) || [];
      });
    }

    function* stretches(parts, chosen) {
      for (let at = 0; at < parts.length;) {
        const rest = parts.slice(at, at + LONGEST), end = rest.findIndex((it) => !isPlain(it));
        const words = (end < 0 ? rest : rest.slice(0, end)).map(({ phrase }) => phrase[0]);
        let size = words.length, found = [];
        for (; size > 1 && !found.length; size -= found.length ? 0 : 1) found = of(words.slice(0, size)).filter(chosen);
        if (found.length) yield { start: at, end: at + size, found };
        at += found.length ? size : 1;
      }
    }

    /** A query in which what two laws prove may stand for words of it. */
    function widened(node) {
      const made = [];
      if (node.or) return anyOf(node.or.map(widened));
      if (!node.and) return node;
      let at = 0;
      for (const { start, end, found } of stretches(node.and, isProved)) {
        made.push(...node.and.slice(at, start).map(widened));
        made.push(anyOf([{ and: node.and.slice(start, end) }, ...found.map(({ leaf }) => leaf)]));
        at = end;
      }
      return both([...made, ...node.and.slice(at).map(widened)]);
    }

    /** A part by itself; a word may be told in others, but not words in quotation marks. */
    function single(node) {
      const own = different(leaves(node));
      const told = own.flatMap((leaf) => (leaf.phrase?.length === 1 ? of(leaf.phrase) : []));
      return { node, leaves: once([...own.map((leaf) => ({ leaf, worth: WHOLE })), ...told]), apart: [] };
    }

    /** Words that are a phrase: near each other, or as others say it. Where they stand may be
        `known`: then by their classes in both languages. */
    function phrase(own, others) {
      const words = own.flatMap(slots), near = { near: words.map((slot) => ({ phrase: [slot] })), distance: NEARBY };
      const told = words.length === 2 ? near : { phrase: words };
      const row = (side) => words.map(({ form }) => sensed.get(form).row[side]).join(" ");
      const leaf = { ...told, known: `${row(0)}/${row(1)}` };
      return { node: { and: own }, leaves: once([{ leaf, worth: WHOLE }, ...others]), apart: own.map(single) };
    }

    /** A part of a query; of joined words that are no compound, each by itself. */
    const words = (part) => (!part.joined || part.phrase.some(({ how }) => how !== "word") || compounded.has(part.phrase) ? [part]
      : part.phrase.map((slot) => ({ phrase: [slot] })));

    const apart = (parts) => (parts.length ? partsOf(compounded({ and: parts })).map(single) : []);

    /** The parts of a query that are not excluded, with all that may stand for them. */
    function parts(node) {
      const every = partsOf(node).filter((it) => !it.not).flatMap(words), made = [];
      let at = 0;
      for (const { start, end, found } of stretches(every, () => true)) {
        made.push(...apart(every.slice(at, start)), phrase(every.slice(start, end), found));
        at = end;
      }
      return [...made, ...apart(every.slice(at))];
    }

    /** What two laws prove to say the same as words of a query: [{asked, leaf, proof}]. */
    const proved = (node) => [...stretches(node.and || [], isProved)].flatMap(({ start, end, found }) =>
      found.map(({ leaf, proof }) => ({ leaf, proof, asked: node.and.slice(start, end).map(({ phrase }) => phrase[0].form).join(" ") })));

    return { widened, parts, proved };
  }

  return { once, partsOf, widening };
})());
