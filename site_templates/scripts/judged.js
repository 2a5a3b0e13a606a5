/* A fact that can be worked out: it is said, or given by what the table sees. `judged(fact, held, turned)` makes its
   fields with `held(fact)`; `fact.seen` are the facts from which it is worked out. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { made, begun, ownId } = lawsofplay;
  const WAYS = ["say it yourself", "work it out from what the table sees"];

  function judged(fact, held, turned) {
    const said = held(fact), seen = fact.seen.map(held), name = ownId();
    const boxes = WAYS.map(() => made("input", { type: "radio", name }));
    const above = made("p", { class: "counts" }, "By the facts that are given above.");
    const table = made("div", { class: "seen" }, ...seen.map(({ place }) => place), above);
    const own = {
      fact, parts: [said, ...seen],
      place: made("fieldset", { class: "fact judged" }, made("legend", {}, begun(fact.gloss || fact.name.replaceAll("_", " "))),
        made("div", { class: "choices" }, ...WAYS.map((words, at) => made("label", {}, boxes[at], " ", words))), said.place, table),
      isWorkedOut: () => boxes[1].checked,
      live: () => (own.isWorkedOut() ? seen : [said]),
      /** Say it, or work it out. */
      turn(out) {
        boxes.forEach((it, at) => { it.checked = out === (at === 1); });
        said.place.hidden = out;
        table.hidden = !out;
      },
      /** As facts are given: worked out where it is not among them, and all is that it cannot be worked out without. */
      choose(facts) {
        const given = ({ name }) => Object.hasOwn(facts, name), needed = fact.seen.filter((it) => it.default === null);
        own.turn(!given(fact) && fact.seen.some(given) && needed.every(given));
      },
      /** A fact that stands above already is asked once. */
      arrange(names) {
        seen.forEach((it) => { it.place.hidden = names.has(it.fact.name); });
        above.hidden = !seen.every((it) => it.place.hidden);
        if (own.isWorkedOut()) seen.forEach((it) => names.add(it.fact.name));
      },
    };
    boxes.forEach((it) => it.addEventListener("change", () => {
      own.turn(own.isWorkedOut());
      turned(own);
    }));
    return own;
  }

  return { judged };
})());
