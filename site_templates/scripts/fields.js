/* A field for each kind of fact: {element, named (whether it bears its own name), read(), write(text)}.
   Text is that of `laws ask`; read() is empty where nothing is given; write() tells whether the field can
   show the text. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { made, button, begun, ownId, picker, card, suits, boards } = lawsofplay;
  const FACES = ["one", "two", "three", "four", "five", "six"];
  const SIGNS = "⚀⚁⚂⚃⚄⚅";

  /** A fact in the words of a statement: *whether the deal is done* is *The deal is done*. */
  const stated = (fact) => begun((fact.gloss || (fact.name ?? "").replaceAll("_", " ")).replace(/^whether /, ""));

  const parted = (text, mark) =>
    (text.trim().toLowerCase() === "none" ? "" : text).split(mark).map((it) => it.trim()).filter(Boolean);

  /** The bounds of a number in words. */
  function bounds({ least, most }) {
    const no = (it) => it === null || it === undefined;
    if (no(least)) return no(most) ? "" : `at most ${most}`;
    return no(most) ? `${least} or more` : `from ${least} to ${most}`;
  }

  function truth(fact, changed) {
    const box = made("input", { type: "checkbox" });
    box.addEventListener("change", changed);
    return {
      element: made("label", {}, box, " ", stated(fact)), named: true,
      read: () => (box.checked ? "yes" : "no"),
      write(text) {
        const said = { yes: true, true: true, 1: true, no: false, false: false, 0: false }[text.trim().toLowerCase()];
        if (said !== undefined) box.checked = said;
        return said !== undefined;
      },
    };
  }

  function typed(fact, changed, given, fits) {
    const box = made("input", { autocomplete: "off", spellcheck: "false", ...given });
    box.addEventListener("input", changed);
    return {
      element: box,
      read: () => box.value.trim() || (fact.none ? "none" : ""),
      write(text) {
        const value = fact.none && text === "none" ? "" : text;
        box.value = fits(value) ? value : "";
        return fits(value);
      },
    };
  }

  const number = (fact, changed) => typed(fact, changed, {
    type: "number", step: 1, min: fact.least, max: fact.most,
    placeholder: fact.none ? "none" : null,
  }, (text) => text === "" || /^-?\d{1,12}$/.test(text));

  const words = (fact, changed) => typed(fact, changed, {
    type: "text", placeholder: fact.kind === "fraction" ? "5/36" : null,
  }, () => true);

  const folded = (text) => text.trim().toLowerCase().replace(/[_ ]/g, "-");

  /** Choices, with none among them where the fact may be left out. */
  function open(fact) {
    const own = fact.choices.map(({ value, label }) => ({ value: String(value), label: label || String(value) }));
    return fact.none ? [...own, { value: "none", label: "none" }] : own;
  }

  function select(fact, changed) {
    const choices = open(fact), box = made("select", {}, made("option", { value: "" }, "choose"),
      ...choices.map(({ value, label }) => made("option", { value }, label)));
    box.addEventListener("change", changed);
    return { element: box, read: () => box.value, write: chosenBy(choices, (value) => { box.value = value; }) };
  }

  function chosenBy(choices, choose) {
    return (text) => {
      const found = choices.find(({ value }) => folded(value) === folded(text));
      if (found) choose(found.value);
      return Boolean(found);
    };
  }

  function radios(fact, changed) {
    const choices = open(fact), name = ownId();
    const boxes = choices.map(({ value }) => made("input", { type: "radio", name, value }));
    const element = made("div", { class: "choices" },
      ...choices.map(({ label }, at) => made("label", {}, boxes[at], " ", label)));
    element.addEventListener("change", changed);
    return {
      element, many: true,
      read: () => boxes.find((it) => it.checked)?.value ?? "",
      write: chosenBy(choices, (value) => boxes.forEach((it) => { it.checked = it.value === value; })),
    };
  }

  const choice = (fact, changed) => (fact.within || open(fact).length > 5 ? select : radios)(fact, changed);

  /** Several of some choices, each once and in no order. */
  function several(fact, changed) {
    const choices = open({ ...fact.of, none: false });
    const boxes = choices.map(({ value }) => made("input", { type: "checkbox", value }));
    const element = made("div", { class: "choices" },
      ...choices.map(({ label }, at) => made("label", {}, boxes[at], " ", label)));
    element.addEventListener("change", changed);
    return {
      element, many: true,
      read: () => boxes.filter((it) => it.checked).map((it) => it.value).join(",") || "none",
      write(text) {
        const named = parted(text, ",").map(folded);
        boxes.forEach((it) => { it.checked = named.includes(folded(it.value)); });
        return named.every((it) => choices.some(({ value }) => folded(value) === it));
      },
    };
  }

  /** Cards, or one card, from the rows of a pack. */
  function cards(fact, changed) {
    const one = fact.kind === "card", mark = markOf(fact);
    const own = picker({ groups: suits(fact.pack ?? []), most: one ? 1 : fact.size ?? Infinity, changed });
    return {
      element: own.element, many: true,
      read: () => own.chosen().join(mark) || (one && !fact.none ? "" : "none"),
      write(text) {
        const values = parted(text, mark === " " ? /[\s,]+/ : mark).map(card);
        return values.every(Boolean) && own.choose(values);
      },
    };
  }

  const isThrow = ({ kind, least, most }) => kind === "numbers" && least === 1 && most === 6;

  /** Dice, thrown by pressing their faces. */
  function dice(fact, changed) {
    const items = FACES.map((name, at) => ({ value: String(at + 1), sign: SIGNS[at], words: name, times: Infinity }));
    const own = picker({
      groups: [{ name: "Faces of a die", items }], most: fact.size ?? Infinity, rolls: true, what: "face", changed,
    });
    return {
      element: own.element, many: true, read: () => own.chosen().join(",") || "none",
      write: (text) => own.choose(parted(text, ",")),
    };
  }

  const SEVERAL = ["cards", "numbers", "list"];

  /** What stands between the things of a list: a comma, or a semicolon where they are lists too. */
  const markOf = ({ separator, of }) => separator ?? (SEVERAL.includes(of?.kind) && !of.separator ? ";" : ",");

  /** Several fields of one kind, that may be added and taken away. */
  function list(fact, changed) {
    const { of, fewest = 0, size } = fact, fixed = fewest === size, separator = markOf(fact);
    const place = made("ol", { class: "several" }), fields = [];
    function add(text) {
      const own = field({ ...of, gloss: "", within: true }, changed), row = made("li", {}, own.element), name = of.gloss || fact.gloss;
      own.element.setAttribute("aria-label", `${begun(name)}, ${fields.length + 1}`);
      if (own.many) own.element.setAttribute("role", "group");
      if (!fixed) row.append(" ", button("Take away", () => {
        const at = fields.indexOf(own);
        fields.splice(at, 1);
        row.remove();
        (place.children[at]?.querySelector("button, input, select") ?? more).focus();
        changed();
      }, { class: "plain" }));
      fields.push(own);
      place.append(row);
      return text === undefined || own.write(text);
    }
    const more = button("Add one", () => {
      if (size && fields.length >= size) return;
      add();
      place.lastChild.querySelector("input, select, summary, button").focus();
      changed();
    }, { class: "plain" });
    return {
      element: made("div", {}, place, fixed ? null : more), many: true,
      read: () => (fields.length ? fields.map((it) => it.read()).filter(Boolean).join(separator) : "none"),
      write(text) {
        const parts = parted(text, separator);
        if (size && parts.length > size) return false;
        fields.length = 0;
        place.replaceChildren();
        const well = parts.map(add).every(Boolean);
        while (fixed && fields.length < size) add();
        return well;
      },
    };
  }

  const KINDS = { truth, number, fraction: words, choice, card: cards, cards, text: words };

  /** The field of a fact, by its kind; of an unknown kind it is typed. */
  function field(fact, changed) {
    if (fact.kind === "truth" && (fact.none || fact.within))
      return choice({ ...fact, choices: [{ value: "yes" }, { value: "no" }] }, changed);
    if (Object.hasOwn(boards, fact.type ?? "")) return boards[fact.type](fact, changed);
    if (isThrow(fact)) return dice(fact, changed);
    if (fact.once && fact.of?.kind === "choice") return several(fact, changed);
    if (SEVERAL.includes(fact.kind) && fact.kind !== "cards" && fact.of) return list(fact, changed);
    return (KINDS[fact.kind] ?? words)(fact, changed);
  }

  return { stated, bounds, field, typedField: words, markOf, several: SEVERAL };
})());
