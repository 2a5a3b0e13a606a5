/* What else a fact could be, the nearest first, and how a change of it is told. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { card, suits, signed, stated, markOf, several } = lawsofplay;
  const MANY = 40;

  const none = (text) => text === "" || text.trim().toLowerCase() === "none";
  const parted = (text, mark) => (none(text) ? [] : text.split(mark === " " ? /[\s,]+/ : mark).map((it) => it.trim()));

  /** A list without one of its things, or with others in its place. */
  const without = (list, at, ...others) => [...list.slice(0, at), ...others, ...list.slice(at + 1)];

  /** Lists in turn: the first of each, the second of each, and so on. */
  function inTurn(...lists) {
    const longest = Math.max(0, ...lists.map(({ length }) => length));
    return Array.from({ length: longest }, (_, at) => lists.filter((it) => at < it.length).map((it) => it[at])).flat();
  }

  /** The nearest numbers first; then those at the bounds and some far away. */
  function otherNumbers({ least, most, none: empty }, text) {
    const now = none(text) ? null : Number(text);
    const near = now === null ? [0, 1, least] : [now + 1, now - 1, now + 2, now - 2];
    const far = [0, 1, least, most, now * 2, now + 5, now - 5, now + 10, now + 50];
    const fits = (it) => Number.isInteger(it) && it !== now && it >= (least ?? 0) && it <= (most ?? Infinity);
    return [...[...new Set([...near, ...far])].filter(fits).map(String), ...(empty && now !== null ? ["none"] : [])];
  }

  const otherChoices = (fact, text) => [...fact.choices.map(({ value }) => value), ...(fact.none ? ["none"] : [])]
    .filter((it) => it !== text);

  /** Cards of the same rank or suit first. */
  function otherCards(fact, text) {
    const own = card(text), rest = suits(fact.pack).flatMap(({ items }) => items.map(({ value }) => value)).filter((it) => it !== own);
    const akin = rest.filter((it) => it.slice(-1) === own.slice(-1) || it.slice(0, -1) === own.slice(0, -1));
    return [...akin, ...rest.filter((it) => !akin.includes(it))];
  }

  /** Lists with one thing changed, one fewer, one more. */
  function otherLists(fact, text) {
    const of = fact.kind === "cards" ? { ...fact, kind: "card" } : fact.of, mark = markOf(fact), own = parted(text, mark);
    const unlike = fact.once || fact.kind === "cards", fits = (it) => !unlike || !own.includes(it);
    const changed = own.map((it, at) => others(of, it).filter(fits).map((other) => without(own, at, other)));
    const fewer = own.length > fact.fewest ? own.map((_, at) => without(own, at)) : [];
    const more = own.length < (fact.size ?? Infinity) && !several.includes(of.kind) ? others(of, "").filter(fits).map((it) => [...own, it]) : [];
    return inTurn(inTurn(...changed), fewer, more).map((it) => it.join(mark) || "none");
  }

  const OTHERS = {
    truth: (fact, text) => ["yes", "no"].filter((it) => it !== text), number: otherNumbers, choice: otherChoices,
    card: otherCards, cards: otherLists, numbers: otherLists, list: otherLists,
  };

  /** Other texts for a fact, the nearest first. */
  const others = (fact, text) => (OTHERS[fact.kind]?.(fact, text) ?? []).slice(0, MANY);

  /** A text of a fact as it is read: cards by their signs, a blank after each comma. */
  function readable(fact, text) {
    const words = parted(text, /[,;]/).map((it) => (card(it) ? signed(card(it)) : it));
    const within = fact.separator === " " ? parted(text, " ").map(card).map(signed).join(" ") : "";
    return within || (text.includes(";") ? text.split(";").map((it) => readable(fact, it)).join("; ") : words.join(", ")) || "none";
  }

  /** A change in words: the fact, what it would be, what it is. */
  const worded = (fact, from, to) => `${stated(fact)}: ${readable(fact, to)}, not ${readable(fact, from)}`;

  return { others, worded };
})());
