/* What a word is: the tokenizer of build/lawsofplay/finding/words.py, to the letter; a test compares
   them. The scripts of the site are plain scripts, that work from files too; each adds what it
   offers to the one name `lawsofplay`. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const APOSTROPHES = "'’‘ʼ";
  const LETTER = "[\\p{L}\\p{N}\\u0300-\\u036f]";
  const WORD = new RegExp(`${LETTER}+(?:[${APOSTROPHES}]${LETTER}+)*|&`, "gu");
  const CLITIC = new RegExp(`^([ldjmtsnc]|(?:jus|lors|puis|quoi)?qu)[${APOSTROPHES}]`, "iu");
  const SIGNS = { "ſ": "s", "’": "'", "‘": "'", "ʼ": "'", "‐": "-", "‑": "-" };

  const fold = (word) => word.normalize("NFC").replace(/[ſ’‘ʼ‐‑]/gu, (sign) => SIGNS[sign])
    .toLowerCase().replace(/œ/gu, "oe").replace(/æ/gu, "ae");
  const bare = (form) =>
    form.normalize("NFD").replace(/[\u0300-\u036f]/gu, "").normalize("NFC");

  /** Places [start, end] of a word and of the clitics before it. */
  function parted(text, start, end) {
    const places = [];
    for (let clitic; (clitic = CLITIC.exec(text.slice(start, end))); start += clitic[0].length)
      places.push([start, start + clitic[1].length]);
    return [...places, [start, end]];
  }

  /** Words of a text: {form, start, end}. */
  function words(text) {
    return [...text.matchAll(WORD)].flatMap((match) =>
      parted(text, match.index, match.index + match[0].length)
        .map(([start, end]) => ({ form: fold(text.slice(start, end)), start, end })));
  }

  return { APOSTROPHES, LETTER, fold, bare, parted, words };
})());
