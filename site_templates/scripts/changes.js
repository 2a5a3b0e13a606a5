/* What would change an answer: the nearest changes of one fact, then of two, that give another answer.
   Bounded work, in the time that the page leaves. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { others, worded } = lawsofplay;
  const CALLS = 300, SHOWN = 8, EACH = 2, FEW = 3, SLICE = 8, BUSY = 3000;

  const none = (text) => text === "" || text === "none";

  const answerOf = (result) => (result.refusal ? null : `${result.value}`);

  /** The changes in their order: of one fact, turn about, so that no fact takes all the calls; then of two. */
  function* tried(facts, all) {
    const each = facts.map((fact) => others(fact, all[fact.name]).map((text) => ({ fact, text })));
    const longest = Math.max(...each.map(({ length }) => length));
    for (let at = 0; at < longest; at += 1) for (const own of each) if (own[at]) yield [own[at]];
    for (let a = 0; a < each.length; a += 1)
      for (let b = a + 1; b < each.length; b += 1)
        for (const one of each[a].slice(0, 6)) for (const two of each[b].slice(0, 6)) yield [one, two];
  }

  /** Halve the way between a number that keeps the answer and one that changes it: the smallest change. */
  function nearest(change, all, ask, said) {
    const [{ fact, text }] = change;
    if (change.length > 1 || fact.kind !== "number" || none(text) || none(all[fact.name])) return change;
    let same = Number(all[fact.name]), other = Number(text);
    while (Math.abs(other - same) > 1) {
      const half = Math.trunc((same + other) / 2);
      if (answerOf(ask({ [fact.name]: String(half) })) === said) other = half; else same = half;
    }
    return [{ fact, text: String(other) }];
  }

  /**
   * Search for changes. `facts` are of the form, `all` their texts, `ask(changed texts)` gives a result.
   * Calls found({changes: [{fact, text}], words, result}) for each, done(how many, whether cut short) at the end; gives a function that stops it.
   */
  function changes({ facts, all, ask, found, done }) {
    let calls = 0, stopped = false, count = 0, busy = 0;
    const seen = new Set(), told = {};
    const asking = (texts) => { calls += 1; return ask(texts); };
    const now = answerOf(asking({})), rest = tried(facts, all);
    const texts = (change) => Object.fromEntries(change.map(({ fact, text }) => [fact.name, text]));
    function one() {
      const next = rest.next();
      if (next.done || calls >= CALLS || count >= SHOWN) return false;
      const said = answerOf(asking(texts(next.value)));
      const names = next.value.map(({ fact }) => fact.name).join();
      // Two facts are of use only for an answer that no one fact gives; of one fact, two answers are enough.
      const old = next.value.length > 1 ? seen.has(said) : seen.has(`${names} ${said}`);
      const enough = next.value.length > 1 ? count >= FEW : told[names] === EACH;
      if (said === null || said === now || old || enough) return true;
      seen.add(said).add(`${names} ${said}`);
      told[names] = (told[names] ?? 0) + 1;
      count += 1;
      const change = nearest(next.value, all, asking, said);
      const words = change.map(({ fact, text }) => worded(fact, all[fact.name], text)).join("; ");
      found({ changes: texts(change), words, result: ask(texts(change)) });
      return true;
    }
    const later = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 30));
    function slice() {
      const begun = performance.now();
      while (!stopped && performance.now() < begun + SLICE) if (!one()) { done(count, false); return; }
      busy += performance.now() - begun;
      if (busy > BUSY) done(count, true);
      else if (!stopped) later(slice);
    }
    later(slice);
    return () => { stopped = true; };
  }

  return { changes, answerOf };
})());
