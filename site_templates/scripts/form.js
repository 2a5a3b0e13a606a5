/* The facts of a function as a form. `form(place, name, {start, without, changed})` puts it into a place and
   gives {facts(), put(facts), list}: facts are texts by name, as `laws ask` takes them, without those that are
   as usual. It knows nothing of laws and answers. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { made, ownId, field, typedField, several, stated, bounds, wanted } = lawsofplay;

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
    return {
      fact, place,
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
  }

  /** The facts of a function but those, and those values, that the law asked does not know. */
  const known = (name, without, unknown) => globalThis.Laws.facts(name).filter((it) => !without.includes(it.name)).map(wanted)
    .map((it) => ({ ...it, choices: it.choices.filter(({ value }) => !unknown[it.name]?.includes(value)) }));

  /** The form of a list of facts: those of one function, or of several that are asked together. */
  function formOf(place, list, { start = {}, changed = () => {} } = {}) {
    const own = list.map((fact) => held(fact, () => changed()));
    const put = (facts) => own.forEach((it) => it.put(Object.hasOwn(facts, it.fact.name) ? facts[it.fact.name] : undefined));
    put(start);
    place.replaceChildren(...own.map((it) => it.place));
    return {
      list, put,
      facts: () => Object.fromEntries(own.filter((it) => it.text() !== "" && !it.isUsual())
        .map((it) => [it.fact.name, it.text()])),
      /** Every fact as it stands, those that are as usual too. */
      all: () => Object.fromEntries(own.map((it) => [it.fact.name, it.text()])),
      /** The facts that must be given and are not, in words. */
      missing: () => own.filter((it) => it.isMissing()).map(({ fact }) => fact.gloss || fact.name),
      /** Change one fact, and keep the others. */
      change: (facts) => own.filter((it) => Object.hasOwn(facts, it.fact.name)).forEach((it) => it.put(facts[it.fact.name])),
    };
  }

  const form = (place, name, { without = [], unknown = {}, ...given } = {}) => formOf(place, known(name, without, unknown), given);

  return { form, formOf, known, isTyped };
})());
