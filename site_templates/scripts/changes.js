/* What would change an answer: the nearest changes of one fact, then of two, that give another answer.
   Bounded work, in the time that the page leaves. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { card, suits, signed, stated, markOf } = lawsofplay;
  const CALLS = 300, SHOWN = 8, EACH = 2, FEW = 3, SLICE = 8, MANY = 40;

  const none = (text) => text === "" || text.trim().toLowerCase() === "none";
  const numbers = (...given) => [...new Set(given.filter((it) => Number.isInteger(it)))];

  /** A list without one of its things, or with others in its place. */
  const without = (list, at, ...others) => [...list.slice(0, at), ...others, ...list.slice(at + 1)];

  /** The nearest numbers first; then those at the bounds and some far away. */
  function otherNumbers({ least, most, none: empty }, text) {
    const now = none(text) ? null : Number(text);
    const near = now === null ? [0, 1, least] : [now + 1, now - 1, now + 2, now - 2];
    const far = [0, 1, least, most, now * 2, now + 5, now - 5, now + 10, now + 50];
    const fits = (it) => it !== now && it >= (least ?? 0) && (most === null || most === undefined || it <= most);
    return [...numbers(...near, ...far).filter(fits).map(String), ...(empty && now !== null ? ["none"] : [])];
  }

  const otherChoices = (fact, text) => [...fact.choices.map(({ value }) => String(value)), ...(fact.none ? ["none"] : [])]
    .filter((it) => it !== text);

  const packOf = (fact) => suits(fact.pack ?? []).flatMap(({ items }) => items.map(({ value }) => value));

  /** Cards with one more, one fewer, or one for another of its rank or suit. */
  function otherCards(fact, text) {
    const mark = markOf(fact), own = none(text) ? [] : text.split(mark).map(card), pack = packOf(fact);
    const size = fact.size ?? Infinity, rest = pack.filter((it) => !own.includes(it));
    const akin = (a, b) => a.slice(-1) === b.slice(-1) || a.slice(0, -1) === b.slice(0, -1);
    const fewer = own.length > (fact.fewest ?? 0) ? own.map((_, at) => without(own, at)) : [];
    const more = own.length < size ? rest.map((it) => [...own, it]) : [];
    const others = own.flatMap((it, at) => rest.filter((other) => akin(it, other)).map((other) => without(own, at, other)));
    return [...fewer, ...others, ...more].map((it) => it.join(mark) || "none");
  }

  const otherNumberLists = (fact, text) => {
    const own = none(text) ? [] : text.split(",").map(Number);
    return own.flatMap((it, at) => otherNumbers(fact, String(it)).map((other) => without(own, at, other).join(",")));
  };

  /** Choices with one more, one fewer, or one for another. */
  function otherLists(fact, text) {
    if (fact.of?.kind !== "choice") return [];
    const mark = markOf(fact), own = none(text) ? [] : text.split(mark).map((it) => it.trim());
    const all = otherChoices(fact.of, ""), once = fact.once;
    const rest = once ? all.filter((it) => !own.includes(it)) : all;
    const fewer = own.length > (fact.fewest ?? 0) ? own.map((_, at) => without(own, at)) : [];
    const more = own.length < (fact.size ?? Infinity) ? rest.map((it) => [...own, it]) : [];
    const others = own.flatMap((now, at) => rest.filter((it) => it !== now).map((it) => without(own, at, it)));
    return [...others, ...fewer, ...more].map((it) => it.join(mark) || "none");
  }

  const OTHERS = {
    truth: (fact, text) => [text === "yes" ? "no" : "yes"], number: otherNumbers, choice: otherChoices,
    card: (fact, text) => packOf(fact).filter((it) => it !== card(text)), cards: otherCards, numbers: otherNumberLists,
    list: otherLists,
  };

  /** Other texts for a fact, the nearest first. */
  const others = (fact, text) => (OTHERS[fact.kind]?.(fact, text) ?? []).slice(0, MANY);

  const readable = (fact, text) =>
    (/card/.test(fact.kind) && !none(text) ? text.split(/[\s,]+/).map((it) => signed(card(it))).join(" ") : text.split(",").map((it) => it.trim()).join(", "));

  /** A change in words: the fact, what it would be, what it is. */
  const worded = (fact, from, to) => `${stated(fact)}: ${readable(fact, to)}, not ${readable(fact, from) || "left open"}`;

  const answerOf = (result) => (result.refusal ? null : `${result.value}`);

  /** The changes in their order: of one fact, turn about, so that no fact takes all the calls; then of two. */
  function* tried(facts, all) {
    const each = facts.map((fact) => others(fact, all[fact.name]).map((text) => ({ fact, text })));
    for (let at = 0; at < MANY; at += 1) for (const own of each) if (own[at]) yield [own[at]];
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
   * Calls found({changes: [{fact, text}], words, result}) for each, done() at the end; gives a function that stops it.
   */
  function changes({ facts, all, ask, found, done }) {
    let calls = 0, stopped = false, count = 0;
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
      const end = performance.now() + SLICE;
      while (!stopped && performance.now() < end) if (!one()) { done(count); return; }
      if (!stopped) later(slice);
    }
    later(slice);
    return () => { stopped = true; };
  }

  return { changes, answerOf };
})());
