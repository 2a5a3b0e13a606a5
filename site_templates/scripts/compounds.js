/* One word or several (backgammon, Back-Gammon): a query is widened as
   build/lawsofplay/finding/compounds.py widens it, by the groups that the index brings. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { different } = lawsofplay;
  const LONGEST = 3, SHORTEST = 3;

  /** Several parts as one of which any will do, equal ones once. */
  function anyOf(parts) {
    const own = different(parts.flatMap((it) => it.or || [it]));
    return own.length > 1 ? { or: own } : own[0];
  }

  /** Gives the widening of queries; `groups` are lists of rows with a blank between their words. */
  function compounding(groups, isPrinted) {
    const group = new Map(groups.flatMap((rows) => rows.map((row) => [row, rows])));
    const others = (row) => (group.get(row) || []).filter((it) => it !== row);
    const slotsOf = (row) => row.split(" ").map((form) => ({ form, how: "word" }));

    function othersOf(slots) {
      if (slots.some(({ how }) => how !== "word")) return [];
      const forms = slots.map(({ form }) => form), found = others(forms.join(" "));
      if (forms.length !== 2 || found.length || !isPrinted(forms.join(""))) return found;
      return forms.every((form) => [...form].length >= SHORTEST) ? [forms.join("")] : [];
    }

    function variants(slots) {
      for (let size = Math.min(LONGEST, slots.length); size; size--)
        for (let start = 0; start + size <= slots.length; start++) {
          const found = othersOf(slots.slice(start, start + size));
          if (found.length) return found.map((row) =>
            ({ phrase: [...slots.slice(0, start), ...slotsOf(row), ...slots.slice(start + size)] }));
        }
      return [];
    }

    const isPlain = ({ phrase }) => phrase?.length === 1 && phrase[0].how === "word";
    const rowOf = (parts, size) => (parts.length === size && parts.every(isPlain)
      ? parts.map(({ phrase }) => phrase[0].form).join(" ") : "");

    /** The parts of an AND; words that make a row, one after another, are one part. */
    function apart(parts) {
      const made = [];
      for (let at = 0; at < parts.length;) {
        const size = [3, 2].find((it) => others(rowOf(parts.slice(at, at + it), it)).length) || 0;
        const own = parts.slice(at, at + size);
        if (size) made.push({ or: [{ and: own }, ...others(rowOf(own, size)).map((row) => ({ phrase: slotsOf(row) }))] });
        else made.push(widened(parts[at]));
        at += size || 1;
      }
      return made;
    }

    /** A query in which each row may be written as any of its group. */
    function widened(node) {
      if (node.phrase) return anyOf([node, ...variants(node.phrase)]);
      if (node.near) return { near: node.near.map(widened), distance: node.distance };
      if (node.not) return { not: widened(node.not) };
      if (node.or) return anyOf(node.or.map(widened));
      const made = apart(node.and);
      return made.length > 1 ? { and: made } : made[0];
    }
    return Object.assign(widened, { has: (slots) => others(slots.map(({ form }) => form).join(" ")).length > 0 });
  }

  return { anyOf, compounding };
})());
