/* Queries that name one place: a law by its number, a page, an address; read as
   build/lawsofplay/finding/direct.py reads them. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { bare, words } = lawsofplay;
  const LAWS = new Set("law laws rule rules order orders article art loi lois règle regle ordre".split(" "));
  const PAGES = new Set("p pp page pages pag".split(" "));
  const BETWEEN = new Set("of the at in to for from on no n number du de la le les des à a au aux dans l d and et".split(" "));
  const OF_GAMES = new Set("game games rule rules law laws how play playing played jeu jeux règles lois jouer comment".split(" "));
  const ORDINALS = [
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
      + "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième "
      + "onzième douzième treizième quatorzième quinzième seizième",
    "première deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme",
  ];
  const NAMED = new Map(ORDINALS.flatMap((row) => row.split(" ").map((word, at) => [word, at + 1])));
  const DIGITS = /^(\d{1,3})(?:st|nd|rd|th|e|er|re|me|ème|eme)?$/u;
  const ROMAN = /^(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/u;
  const VALUES = { i: 1, v: 5, x: 10, l: 50, c: 100 };

  /** The number that a word is, in figures, Roman figures or letters; 0 if it is none. */
  function value(word) {
    const digits = DIGITS.exec(word);
    if (digits) return Number(digits[1]);
    if (NAMED.has(word)) return NAMED.get(word);
    if (!ROMAN.test(word)) return 0;
    const values = [...word].map((letter) => VALUES[letter]);
    return values.reduce((sum, own, at) => sum + (own < (values[at + 1] || 0) ? -own : own), 0);
  }

  /** An address taken apart: {whole, section, number, leaf}. */
  function address(query) {
    const whole = query.trim().toLowerCase();
    if (!/^[a-z]+(?:\.[a-z0-9-]+)+$/u.test(whole)) return null;
    const parts = whole.split("."), last = parts.at(-1);
    if (/^[pfbz]\d+[a-z]?$/u.test(parts[1])) return { whole, section: "", number: 0, leaf: parts[1] };
    if (/^\d+$/u.test(last)) return { whole, section: parts.slice(0, -1).join("."), number: Number(last), leaf: "" };
    return { whole, section: whole, number: 0, leaf: "" };
  }

  function marked(words) {
    const telling = [...words.keys()].filter((at) => !BETWEEN.has(words[at]));
    for (let i = 1; i < telling.length; i++) {
      const a = telling[i - 1], b = telling[i];
      if ((LAWS.has(words[a]) || PAGES.has(words[a])) && value(words[b])) return [value(words[b]), words[a], [a, b]];
      if (LAWS.has(words[b]) && value(words[a])) return [value(words[a]), words[b], [a, b]];
    }
    return null;
  }

  function last(words) {
    const at = words.length - 1;
    return (at === 1 || at === 2) && /^\d+$/u.test(words[at]) ? [Number(words[at]), "", [at]] : null;
  }

  /** A law or a page, and the words that say where: {number, leaf, mark, where}. */
  function reference(query) {
    const read = words(query).map(({ form }) => form), found = marked(read) || last(read);
    if (!found) return null;
    const [number, mark, used] = found;
    const where = read.filter((it, at) => !used.includes(at) && !BETWEEN.has(it));
    const leaf = PAGES.has(mark) ? `p${String(number).padStart(3, "0")}` : "";
    return where.length ? { number, leaf, mark, where } : null;
  }

  /** What names of games are compared by: no accents, blanks, nor words that name nothing. */
  function gameKey(query) {
    const read = words(query).map(({ form }) => form).filter((it) => !OF_GAMES.has(it));
    const telling = read.filter((it) => !BETWEEN.has(it)); // none in In and In, which is a game
    return (telling.length ? telling : read).map(bare).join("");
  }

  const NAME = 4; // words that the name of a game has at most

  /** The games that words of a query name, and these words: {slugs, words}; `games` are by key. */
  function gamesIn(words, games) {
    const nameless = (word) => word !== "in" && (BETWEEN.has(word) || OF_GAMES.has(word));
    const named = (own, size) => {
      if (own.length < size || nameless(own[0]) || nameless(own.at(-1))) return null;
      const key = gameKey(own.join(" "));
      return games.get([key, `${key}s`, key.replace(/s$/u, "")].find((it) => games.has(it))) || null;
    };
    const slugs = new Set(), used = new Set();
    for (let at = 0; at < words.length;) {
      const sizes = [...Array(NAME).keys()].map((it) => NAME - it);
      const size = sizes.find((it) => named(words.slice(at, at + it), it)), own = words.slice(at, at + (size || 1));
      if (size) named(own, size).forEach((it) => slugs.add(it));
      if (size) own.forEach((it) => used.add(it));
      at += own.length;
    }
    return { slugs, words: used };
  }

  return { address, gameKey, gamesIn, reference };
})());
