/* An answer: its sentence, the law's text lit by clause, and every law that was called, with its words. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { made, words, wordsIn, placesOf, mark } = lawsofplay;

  /** The answer of a call in a sentence. */
  function sentence(result) {
    if (result.told?.sentence) return result.told.sentence;
    return result.refusal ? `No answer: ${result.refusal}.` : `The law’s function answers: ${result.value}.`;
  }

  /** Every condition weighed in a call and in those that it led to, in order. */
  function conditions(call) {
    return call.steps.flatMap((it) => (it.words === undefined ? conditions(it) : [it]));
  }

  /** Light in a text the conditions that are in the words of a law; met and not met have signs of their own. */
  function lightClauses(text, steps, address) {
    for (const step of steps) {
      if (step.law !== address) continue;
      const found = wordsIn(text), sought = words(step.words).map(({ form }) => form);
      const at = placesOf(found, sought)[0];
      if (!sought.length || at === undefined) continue;
      const marks = mark(found[at].pieces, found[at].start, found[at + sought.length - 1].end, step.met ? "met" : "unmet");
      marks[0]?.classList.add("first");
    }
  }

  const quote = (text, language) => made("q", { lang: language }, text);

  function condition(step, seen) {
    const said = made("b", {}, step.met ? "Met:" : "Not met:");
    const text = step.quoted ? quote(step.words, seen.language(step.law)) : step.words;
    const from = step.law && step.law !== seen.address ? seen.link(step.law) : null;
    return made("li", { class: step.met ? "met" : "unmet" }, said, " ", text, from ? " " : null, from);
  }

  /** A law that was called: what it answered, its words, what it weighed. */
  function called(call, seen) {
    const laws = Object.entries(call.laws).filter(([address]) => address !== seen.address).map(([address, text]) =>
      made("p", {}, text ? quote(text, seen.language(address)) : null, " ", seen.link(address)));
    return made("li", {}, made("p", {}, sentence(call), " ", made("code", {}, call.function)), ...laws, steps(call, seen));
  }

  function steps(call, seen) {
    if (!call.steps.length) return null;
    return made("ul", {}, ...call.steps.map((it) => (it.words === undefined ? called(it, seen) : condition(it, seen))));
  }

  /**
   * The view of answers in a place. `seen` says how laws are shown: {address, text (an element with the law's
   * words, or none), language(address), link(address)}. Gives show(result).
   */
  function answers(place, seen) {
    const said = made("p", { role: "status", class: "says", tabindex: -1 });
    const lit = made("div", { class: "clauses", lang: seen.language(seen.address) }), why = made("div", { class: "tree" });
    const key = made("p", { class: "counts litclauses" }, made("span", { class: "met" }, "a condition that is met"), " · ",
      made("span", { class: "unmet" }, "one that is not met"));
    place.replaceChildren(said, lit, key, why);
    return (result) => {
      if (said.textContent !== sentence(result)) said.textContent = sentence(result);
      place.dataset.told = result.told?.kind ?? (result.refusal ? "refused" : "ruled");
      const weighed = conditions(result);
      lit.replaceChildren(...(seen.text && !result.refusal ? [seen.text.cloneNode(true)] : []));
      lightClauses(lit, weighed, seen.address);
      key.hidden = !lit.querySelector("mark");
      why.replaceChildren(...[steps(result, seen)].filter(Boolean));
      why.hidden = !why.hasChildNodes();
    };
  }

  return { answers, sentence };
})());
