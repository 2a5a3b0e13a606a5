/* Choosing things one after another from rows of buttons: cards of a hand or trick, dice. What is chosen
   stands above in its order; a press takes it out. One stop for the tabulator, arrows within. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { made, button } = lawsofplay;
  const STEPS = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };

  /** The button that an arrow key leads to from another, in rows of unlike length. */
  function next(rows, from, key) {
    const [down, across] = STEPS[key] ?? [0, 0], row = rows.findIndex((it) => it.includes(from));
    const to = rows[row + down] ?? rows[row];
    return to[Math.min(Math.max(rows[row].indexOf(from) + across, 0), to.length - 1)];
  }

  function arrows(element, rows) {
    const all = rows.flat();
    const stop = (it) => all.forEach((other) => { other.tabIndex = other === it ? 0 : -1; });
    stop(all[0]);
    element.addEventListener("focusin", ({ target }) => all.includes(target) && stop(target));
    element.addEventListener("keydown", (event) => {
      if (!(event.key in STEPS) || !all.includes(event.target)) return;
      event.preventDefault();
      next(rows, event.target, event.key).focus();
    });
  }

  /**
   * What may be chosen is in `groups` ({name, items: [{value, sign, words, red, times}]}), at most
   * `most` of it; where `rolls`, one more puts out the first. Gives {element, chosen(), choose(values)}.
   */
  function picker({ groups, most = Infinity, rolls = false, what = "card", changed }) {
    const items = new Map(groups.flatMap((it) => it.items.map((item) => [item.value, item])));
    const list = made("ol", { class: "chosen" }), told = made("span", { class: "counts", role: "status" });
    const summary = made("summary"), places = new Map();
    let chosen = [];
    const count = (value) => chosen.filter((it) => it === value).length;

    const chip = (value, at) => made("li", {}, button(items.get(value).sign, () => {
      chosen.splice(at, 1);
      show();
      (list.querySelectorAll("button")[Math.min(at, chosen.length - 1)] ?? summary).focus();
      changed();
    }, { class: items.get(value).red ? "red" : null, "aria-label": `Take out the ${items.get(value).words}` }));

    function show() {
      list.replaceChildren(...chosen.map(chip));
      list.hidden = !chosen.length;
      const number = chosen.length ? `${chosen.length} chosen` : "none chosen";
      summary.textContent = most === 1 ? `Choose a ${what}` : `Choose ${what}s (${number})`;
      for (const [value, place] of places) {
        const times = count(value);
        place.setAttribute("aria-pressed", String(times > 0));
        place.dataset.times = times > 1 ? times : "";
      }
    }

    function press({ value, times }) {
      told.textContent = "";
      if (count(value) >= times) chosen.splice(chosen.lastIndexOf(value), 1);
      else if (most === 1) chosen = [value];
      else if (chosen.length < most) chosen.push(value);
      else if (rolls) chosen = [...chosen.slice(1), value];
      else { told.textContent = `There are ${most} already: take one out first.`; return; }
      show();
      changed();
    }

    const rows = groups.map(({ items: own }) => own.map((item) => {
      const place = button(item.sign, () => press(item), { "aria-label": item.words, title: item.words, class: item.red ? "red" : null });
      places.set(item.value, place);
      return place;
    }));
    const grid = made("div", { class: "rows" }, ...groups.map(({ name }, at) =>
      made("div", { role: "group", "aria-label": name }, ...rows[at])));
    arrows(grid, rows);
    const element = made("div", { class: "picker" }, list, made("details", {}, summary, grid, told));
    show();
    return {
      element,
      chosen: () => [...chosen],
      /** Choose these, if all can be chosen; tells whether they can. */
      choose(values) {
        const held = values.every((it) => items.has(it)) && values.length <= most &&
          values.every((it) => values.filter((other) => other === it).length <= items.get(it).times);
        if (held) { chosen = [...values]; show(); }
        return held;
      },
    };
  }

  return { picker };
})());
