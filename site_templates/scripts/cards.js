/* Cards as they are typed (KS, king-of-spades), shown (K♠) and spoken (king of spades), and packs of them. */
"use strict";

Object.assign(lawsofplay, (() => {
  const SUITS = { S: ["spades", "♠"], H: ["hearts", "♥"], D: ["diamonds", "♦"], C: ["clubs", "♣"] };
  const RANKS = {
    A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine",
    10: "ten", J: "knave", Q: "queen", K: "king",
  };
  const OTHERS = { jack: "J", deuce: "2", trey: "3", t: "10" };
  const ORDER = ["K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"];
  const WHOLE = Object.keys(SUITS).flatMap((suit) => ORDER.map((rank) => rank + suit));

  const named = (names, word) => Object.keys(names).find((key) =>
    key.toLowerCase() === word || [names[key]].flat().some((it) => it === word || it === `${word}s`));

  /** A card in its short form, from either form; empty for what is none. */
  function card(text) {
    const typed = text.trim().toLowerCase();
    const parts = /^(10|[2-9ajqkt])([shdc])$/.exec(typed)?.slice(1) ?? typed.split(/[\s-]+of[\s-]+/);
    const rank = parts.length === 2 && (named(RANKS, parts[0]) ?? OTHERS[parts[0]]);
    const suit = rank && named(SUITS, parts[1]);
    return suit ? rank + suit : "";
  }

  const spoken = (it) => `${RANKS[it.slice(0, -1)]} of ${SUITS[it.slice(-1)][0]}`;
  const signed = (it) => `${it.slice(0, -1)}${SUITS[it.slice(-1)][1]}\ufe0e`;
  const red = (it) => /[HD]$/.test(it);

  /** The suits of a pack, each with its cards: {name, items: [{value, sign, words, red, times}]}. */
  function suits(pack) {
    const held = pack.map(card).filter(Boolean), all = held.length ? held : WHOLE;
    return Object.entries(SUITS).map(([letter, [name]]) => ({
      name,
      items: ORDER.map((rank) => rank + letter).filter((it) => all.includes(it)).map((value) => ({
        value, sign: signed(value), words: spoken(value), red: red(value),
        times: all.filter((it) => it === value).length,
      })),
    })).filter(({ items }) => items.length);
  }

  return { card, suits, signed, spoken };
})());
