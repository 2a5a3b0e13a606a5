/* The words of the books, read as they are needed: a word is known by its number, its place among all
   of them, sorted without their accents; see build/lawsofplay/finding/export_words.py. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { bare, bucketOf, numbers, stepped, unpackWords } = lawsofplay;
  const LANGUAGES = ["en", "fr"], UNPRINTED = "=";
  const FEW = 40; // portions that are read by themselves; where more would be, all words are

  /** The words of an index; `bucket(kind, at)` promises the data of a bucket, `portions` are how many
      words each has, `starts` where those of each kind begin. */
  function vocabularyOf(bucket, portions, starts) {
    const words = new Map(), place = new Map(), group = new Map(), firsts = { en: new Map(), fr: new Map() };
    const before = [0, ...stepped(numbers(portions))]; // the number of the first word of each portion
    let whole;

    function keep(at, word, first) {
      words.set(at, word);
      place.set(word, at);
      group.set(at, first);
    }

    /** The words of a portion, and what is told of each. */
    async function portion(at) {
      const [coded, ...columns] = await bucket("words", at), own = unpackWords(coded), [told, en, fr] = columns.map(numbers);
      const first = before[at];
      own.forEach((word, i) => {
        keep(first + i, word, first + i - (told[i] >> 1));
        firsts.en.set(first + i, first + i - en[i]);
        firsts.fr.set(first + i, first + i - fr[i]);
      });
      return { first, own, sensed: (i) => told[i] % 2 === 1 };
    }

    /** What is known of a form: its number, if it is printed; the first word of its class and of its group
        in each language, if it has one; whether others say the same, and the number of the word at or before it. */
    async function find(form) {
      const { first, own, sensed } = await portion(portionOf(bare(form))), at = own.indexOf(form);
      if (at >= 0) return { at: first + at, ...classes(first + at), sensed: sensed(at), near: first + at };
      const near = Math.max(0, first + own.filter((it) => isBefore(it, form)).length - 1), spelt = await spelling(form);
      return { near, ...spelt };
    }
    const classes = (at) => ({ en: firsts.en.get(at), fr: firsts.fr.get(at), groups: { en: group.get(at), fr: group.get(at) } });

    /** Make sure that it is known whether a form is printed. */
    const meeting = (form) => portion(portionOf(bare(form)));
    const portionOf = (plain) => Math.max(0, bucketOf(starts.words, plain));
    const isBefore = (word, form) => bare(word) < bare(form) || (bare(word) === bare(form) && word < form);

    /** What is known of a form that no book prints. */
    async function spelling(form) {
      const at = bucketOf(starts.spellings, form), more = at < 0 ? {} : await bucket("spellings", at);
      if (!Object.hasOwn(more, form)) return { sensed: true };
      const [sensed, en, farOfEnglish, fr, farOfFrench] = numbers(more[form]);
      const groups = { en: en - 1 - farOfEnglish, fr: fr - 1 - farOfFrench };
      return { sensed: sensed === 1, en: en ? en - 1 : undefined, fr: fr ? fr - 1 : undefined, groups };
    }

    /** The words that a bucket of postings names. */
    function meet(rows) {
      for (const [at, , word, en = 0, fr = 0] of rows) {
        words.set(at, word);
        place.set(word, at);
        firsts.en.set(at, at - en);
        firsts.fr.set(at, at - fr);
      }
    }

    /** All words, for patterns. */
    async function every() {
      if (whole) return whole;
      const [[coded, groups]] = await bucket("vocabulary", 0), own = unpackWords(coded), far = numbers(groups);
      own.forEach((word, at) => keep(at, word, at - far[at]));
      return (whole = own);
    }

    /** All words that begin so, when accents are left away, and maybe others: by number. */
    async function beginning(plain) {
      const first = portionOf(plain), last = portionOf(`${plain}\uffff`);
      if (!plain || last - first >= FEW) return new Map((await every()).map((word, at) => [at, word]));
      const read = await Promise.all(Array.from({ length: last - first + 1 }, (_, i) => portion(first + i)));
      return new Map(read.flatMap(({ first: begin, own }) => own.map((word, i) => [begin + i, word])));
    }

    /** Make sure that some words, by number, are known as they are printed. */
    const know = (some) => Promise.all([...new Set(some.filter((at) => !words.has(at)).map((at) => bucketOf(before, at)))].map(portion));

    return { words, place, group, firsts, find, meet, meeting, every, beginning, know };
  }

  return { LANGUAGES, UNPRINTED, vocabularyOf };
})());
