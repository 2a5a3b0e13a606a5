/* Boards: the men of a player on the points of the tables, the men of a game of chess in their houses. Each place is
   a field of its own, so that keyboards and readers of screens have it too. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { made } = lawsofplay;
  const HALF = 12;
  /** Men borne off are told by those that are left. */
  const BORNE = 0;
  const MEN = { K: "king", Q: "queen", B: "bishop", N: "knight", R: "rook", P: "pawn" };
  const SIGNS = { white: "♔♕♗♘♖♙", black: "♚♛♝♞♜♟" };
  const span = (from, to) => Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + Math.sign(to - from) * at);
  const words = (text) => text.trim().split(/\s+/).filter(Boolean);

  /** Men by point (`1:13 11:1`), the points as they lie; `more` are places besides: {place: name}. */
  function men(whose, more, changed) {
    const boxes = new Map();
    function box(place, name) {
      const own = made("input", { type: "number", min: 0, max: 15, step: 1, "aria-label": `${whose}${name}` });
      own.addEventListener("input", changed);
      boxes.set(place, own);
      return made("span", {}, own, made("small", { "aria-hidden": "true" }, name.replace(/^point /, "")));
    }
    const row = (places) => made("div", { class: "points" }, ...places.map((it) => box(it, `point ${it}`)));
    const rows = [row(span(HALF + 1, 2 * HALF)), row(span(HALF, 1))];
    const beside = Object.entries(more).map(([place, name]) => box(Number(place), name));
    return {
      element: made("div", { class: "tables" }, ...rows, made("div", { class: "points" }, ...beside)),
      read: () => [...boxes].filter(([, it]) => Number(it.value)).map(([place, it]) => `${place}:${it.value}`).join(" "),
      write(text) {
        const found = new Map(words(text).map((it) => it.split(":").map(Number)));
        boxes.forEach((it, place) => { it.value = found.get(place) || ""; });
        return [...found].every(([place, number]) => (place === BORNE || boxes.has(place)) && Number.isInteger(number));
      },
    };
  }

  /** The men of one player. */
  function points(fact, changed) {
    const own = men("men on ", {}, changed);
    return { ...own, many: true, read: () => own.read() || "1:0" };
  }

  /** The men of both players, each on the points as he counts them. */
  function tables(fact, changed) {
    const more = { 25: "taken up" };
    const sides = ["your own", "the adversary’s"].map((whose) => ({ whose, own: men(`${whose}, `, more, changed) }));
    return {
      many: true,
      element: made("div", {}, ...sides.map(({ whose, own }) => made("div", { role: "group", "aria-label": whose }, made("p", { class: "counts" }, whose), own.element))),
      read: () => sides.map(({ own }) => own.read()).join(" / "),
      write(text) {
        const halves = text.split("/");
        return halves.length === 2 && halves.map((it, at) => sides[at].own.write(it)).every(Boolean);
      },
    };
  }

  /** The men at chess by house, white and black: `Ke1 Pe4 / Ke8`. */
  function chess(fact, changed) {
    const men = Object.keys(SIGNS).flatMap((side) => Object.entries(MEN).map(([letter, name], at) =>
      ({ value: side[0] + letter, sign: `${SIGNS[side][at]}\ufe0e`, name: `${side} ${name}` })));
    const houses = new Map();
    const rows = span(8, 1).map((rank) => made("div", {}, ...[..."abcdefgh"].map((file) => {
      const box = made("select", { "aria-label": `house ${file}${rank}` }, made("option", { value: "", "aria-label": "empty" }, ""),
        ...men.map(({ value, sign, name }) => made("option", { value, "aria-label": name, title: name }, sign)));
      box.addEventListener("change", changed);
      houses.set(file + rank, box);
      return box;
    })));
    const side = (letter) => [...houses].filter(([, it]) => it.value[0] === letter).map(([house, it]) => it.value[1] + house).join(" ");
    const placed = made("input", { type: "checkbox" }), board = made("div", { class: "chess" }, ...rows);
    const show = () => { board.hidden = placed.checked; };
    placed.addEventListener("change", () => { show(); changed(); });
    return {
      element: made("div", {}, made("label", {}, placed, " as the men are placed to begin"), board), many: true,
      read: () => (placed.checked ? "placed" : `${side("w")} / ${side("b")}`),
      write(text) {
        const halves = text.split("/");
        placed.checked = text.trim() === "placed";
        show();
        if (placed.checked) return true;
        houses.forEach((it) => { it.value = ""; });
        return halves.length === 2 && halves.every((half, at) => words(half).every((word) => {
          const box = houses.get(word.slice(1)), known = word[0] in MEN && box && !box.value;
          if (known) box.value = "wb"[at] + word[0];
          return known;
        }));
      },
    };
  }

  return { boards: { Points: points, Tables: tables, Field: chess } };
})());
