/* Which words a pattern stands for, and where in a text phrases and neighbours stand: as
   build/lawsofplay/finding/matching.py and spans.py tell them. A place is {first, last, words}, counted
   in words; `words` are pairs of a place and a word. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  /* ---- Patterns and distances ---- */

  /** The test for a pattern. What stands between two stars is sought once and never given up for a
      later place (a look-ahead, which keeps what it found), so that no pattern takes long. */
  function pattern(form) {
    const letters = (part) => [...part].map((it) => (it === "?" ? "." : it.replace(/[^\p{L}\p{N}\p{M}']/gu, "\\$&"))).join("");
    const [first, ...rest] = form.split("*").map(letters), last = rest.pop();
    const between = rest.map((part, at) => `(?=(.*?${part}))\\${at + 1}`).join("");
    const test = new RegExp(last === undefined ? `^${first}$` : `^${first}${between}.*${last}$`, "u");
    return (word) => test.test(word);
  }

  /** The test for words that so many letters put, dropped or changed turn into a form. */
  function within(form, distance) {
    const sought = form.split(""), top = sought.map((_, at) => at + 1);
    return (word) => {
      if (Math.abs(word.length - form.length) > distance) return false;
      let row = [0, ...top];
      for (let i = 0; i < word.length; i++) {
        const next = [i + 1];
        let least = i + 1;
        for (let j = 0; j < sought.length; j++) {
          next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (sought[j] === word[i] ? 0 : 1)));
          least = Math.min(least, next[j + 1]);
        }
        if (least > distance) return false;
        row = next;
      }
      return row[sought.length] <= distance;
    };
  }

  const NEAR = 5; // letters that part a value from one proposed in its stead

  /** The first of the values that the fewest letters part from one, if any is near. */
  function nearest(value, known) {
    for (let distance = 0; distance <= NEAR; distance++) {
      const near = known.find(within(value, distance));
      if (near) return near;
    }
    return "";
  }

  /** A few words of the books that are spelt nearly as one is, the nearest first; `plain` has them
      without accents. Of a short word at most one letter differs, of others two. */
  function nearSpellings(word, known, plain) {
    const found = [], most = [...word].length <= 5 ? 1 : 2;
    for (let distance = 0; distance <= most && found.length < 3; distance++) {
      const test = within(word, distance);
      known.forEach((it, at) => { if (test(plain[at]) && !found.includes(it)) found.push(it); });
    }
    return found.slice(0, 3);
  }

  /* ---- Places ---- */

  const inOrder = (a, b) => a.first - b.first || a.last - b.last;

  /** One span for those that are alike in all that `key` tells of them, with the words of all. */
  function united(spans, key) {
    const found = new Map();
    for (const span of spans) {
      const same = found.get(key(span));
      found.set(key(span), same ? { ...span, words: [...new Map([...same.words, ...span.words])] } : span);
    }
    return [...found.values()].sort(inOrder);
  }

  const sought = ({ words }) => words.map(([at]) => at).sort((a, b) => a - b).join();
  const distinct = (spans) => (spans.length > 1 ? united(spans, sought) : spans);
  const joined = (spans) => spans.length < 2 ? spans : united(spans, ({ first, last }) => first * 1e6 + last);

  /** The places of a phrase, from those of each of its words: by place, the word that stands there;
      a word of which nothing is known may stand anywhere. One word leads, best the rarest: the
      others are looked up only where it stands. */
  function sideBySide(words, lead) {
    const spans = [];
    for (const position of words[lead].keys()) {
      const first = position - lead;
      if (words.every((it, i) => !it || it.has(first + i))) spans.push({ first, last: first + words.length - 1,
        words: words.map((it, i) => [first + i, it?.get(first + i)]) });
    }
    return spans;
  }

  /** The stretches from one place to another that is at most so many words away. A place may stand
      inside another, between its words; no word counts for both. */
  function nearby(left, right, distance) {
    const found = [];
    for (const a of left)
      for (const b of right) {
        const gap = Math.max(a.first, b.first) - Math.min(a.last, b.last);
        if (gap > distance || a.words.some(([at]) => b.words.some(([other]) => at === other))) continue;
        found.push({ first: Math.min(a.first, b.first), last: Math.max(a.last, b.last),
          words: [...a.words, ...b.words] });
      }
    return distinct(found);
  }

  /** The places that hold no other. */
  function shortest(spans) {
    let kept = { first: -1, last: Infinity };
    return [...spans].sort((a, b) => b.first - a.first || a.last - b.last)
      .filter((span) => (span.last < kept.last || !inOrder(span, kept)) && ((kept = span), true));
  }

  return { pattern, within, nearest, nearSpellings, distinct, joined, sideBySide, nearby, shortest };
})());
