/* The facts of a function as a form. `form(place, name, {start, without, changed})` puts it into a place and
   gives {facts(), put(facts), list}: facts are texts by name, as `laws ask` takes them, without those that are
   as usual; `list` the facts asked, among them what the table sees in place of a fact that is worked out. It knows
   nothing of laws and answers. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { made, ownId, field, typedField, several, stated, bounds, wanted, judged } = lawsofplay;

  /** Whether a fact is typed in, having no field of its own kind. */
  const isTyped = ({ kind }) => !["truth", "number", "choice", "card", ...several].includes(kind);

  /** What is told of a fact beside its field: unit and bounds, and how it is written where it is typed. */
  function hint(fact, typing) {
    const unit = fact.kind === "number" ? fact.unit : "";
    const told = fact.kind === "number" ? bounds(fact) : "";
    return [unit, told, typing ? fact.may : ""].filter(Boolean).join(", ");
  }

  /** A field with its name: a label, or the legend of a group. */
  function framed(fact, own, typing) {
    const told = hint(fact, typing), id = told ? ownId() : null;
    const said = told ? made("span", { class: "counts", id }, told) : null;
    const target = own.element.matches("input, select") ? own.element : own.element.querySelector("input, select");
    if (own.named) return made("div", { class: "fact" }, own.element);
    if (own.many) {
      if (id) own.element.setAttribute("aria-describedby", id);
      return made("fieldset", { class: "fact" }, made("legend", {}, stated(fact)), own.element, said);
    }
    target.id = ownId();
    if (id) target.setAttribute("aria-describedby", id);
    return made("div", { class: "fact" }, made("label", { for: target.id }, stated(fact)), own.element, said ? " " : null, said);
  }

  /** A fact in the form: its field, or, for a text that the field cannot show, the text itself. */
  function held(fact, changed) {
    const place = made("div");
    let own, typing = false, usual = "";
    function use(make, text) {
      own = make(fact, changed);
      const shown = own.write(text);
      place.replaceChildren(framed(fact, own, typing));
      return shown;
    }
    const byKind = () => { typing = isTyped(fact) && !field(fact, changed).many; };
    const blank = () => {
      byKind();
      use(field, fact.default ?? "");
      usual = fact.default === null || fact.default === undefined ? null : own.read();
    };
    blank();
    const it = {
      fact, place, parts: [], live: () => [it],
      text: () => own.read(),
      isUsual: () => own.read() === usual,
      isMissing: () => usual === null && own.read() === "",
      put(text) {
        if (text === undefined) return void blank();
        byKind();
        if (use(field, text)) return;
        typing = true;
        use(typedField, text);
      },
    };
    it.parts.push(it);
    return it;
  }

  /** The facts of a function but those, and those values, that the law asked does not know. */
  const known = (name, without, unknown) => globalThis.Laws.facts(name).filter((it) => !without.includes(it.name)).map(wanted)
    .map((it) => ({ ...it, choices: it.choices.filter(({ value }) => !unknown[it.name]?.includes(value)) }));

  /** The facts of a function, with those from which one of them can be worked out. */
  function workable(name, without, unknown) {
    const seen = new Map(globalThis.Laws.judgements(name).map(({ fact, facts }) => [fact, facts.map(wanted)]));
    return known(name, without, unknown).map((it) => (seen.has(it.name) ? { ...it, seen: seen.get(it.name) } : it));
  }

  /** The form of a list of facts: those of one function, or of several that are asked together. */
  function formOf(place, list, { start = {}, changed = () => {} } = {}) {
    const own = list.map((fact) => (fact.seen ? judged(fact, hold, turned) : hold(fact)));
    function hold(fact) { return held(fact, () => changed()); }
    const judgeable = own.filter(({ fact }) => fact.seen), worked = () => judgeable.filter((it) => it.isWorkedOut());
    function arrange() {
      const names = new Set(list.map(({ name }) => name));
      judgeable.forEach((it) => it.arrange(names));
    }
    /** What follows from the very same facts is worked out with it. */
    function turned({ fact, isWorkedOut }) {
      const names = fact.seen.map(({ name }) => name);
      if (isWorkedOut()) judgeable.filter((it) => it.fact.seen.every(({ name }) => names.includes(name))).forEach((it) => it.turn(true));
      arrange();
      changed();
    }
    const live = () => own.flatMap((it) => it.live()).filter(({ place: it }) => !it.hidden);
    const put = (facts) => {
      own.flatMap((it) => it.parts).forEach((it) => it.put(Object.hasOwn(facts, it.fact.name) ? facts[it.fact.name] : undefined));
      judgeable.forEach((it) => it.choose(facts));
      arrange();
    };
    /** Said though as usual, beside what is worked out: else it would be worked out too, from facts that serve both. */
    const isTold = (it) => !it.isUsual() || (it.fact.seen && worked().length);
    put(start);
    place.replaceChildren(...own.map((it) => it.place));
    return {
      put,
      /** The facts that are asked as the form stands. */
      get list() { return live().map(({ fact }) => fact); },
      /** Those that are worked out from others. */
      worked: () => worked().map(({ fact }) => fact),
      facts: () => Object.fromEntries(live().filter((it) => it.text() !== "" && isTold(it)).map((it) => [it.fact.name, it.text()])),
      /** Every fact as it stands, those that are as usual too. */
      all: () => Object.fromEntries(live().map((it) => [it.fact.name, it.text()])),
      /** The facts that must be given and are not, in words. */
      missing: () => live().filter((it) => it.isMissing()).map(({ fact }) => fact.gloss || fact.name),
      /** Change one fact, and keep the others. */
      change: (facts) => live().filter((it) => Object.hasOwn(facts, it.fact.name)).forEach((it) => it.put(facts[it.fact.name])),
    };
  }

  const form = (place, name, { without = [], unknown = {}, ...given } = {}) => formOf(place, workable(name, without, unknown), given);

  return { form, formOf, known, isTyped };
})());
