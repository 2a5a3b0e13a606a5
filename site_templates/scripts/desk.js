/* The case desk on a topic's page: the facts once, for all its laws of a game; what each book rules on them, side by
   side; the case as an address. Without this script the page has its printed cases, and no form. */
"use strict";

(() => {
  const { made, formOf, known, sentence, rulings } = lawsofplay;
  const place = document.getElementById("desk"), source = document.getElementById("asked");
  const { Laws } = globalThis;
  if (!place || !source || !Laws) return;
  const page = JSON.parse(source.textContent);
  for (const [law, [game, name]] of Object.entries(page.laws))
    page.laws[law] = { game, name, book: law.split(".")[0], href: `../law/${law}.html`, joined: page.joined?.includes(law) };
  // The words of the situations stand on the page.
  const words = [...document.querySelectorAll("section.case h2")].map((it) => it.textContent);
  page.situations = page.situations.map((asks, at) => ({ asks, words: words[at] }));
  for (const ask of page.situations.flatMap(({ asks }) => asks)) ask.without ??= [];
  const OWN = ["game", "case"];

  const gameOf = ({ laws }) => page.laws[laws[0]].game;
  const games = [...new Set(page.situations.flatMap(({ asks }) => asks.map(gameOf)))].sort();
  let game = games[0], situation, asks, own, begun, turn = 0;

  // A list of choices cuts long words off: here those of the situation stand in full.
  const happened = made("p", { class: "happened" });
  const facts = made("div", { class: "askedfacts" });
  const summary = made("p", { role: "status", class: "says" }), books = made("div", { class: "beside-books" });

  function choice(name, options, chosen) {
    const box = made("select", {}, ...options.map(([value, words]) => made("option", { value }, words)));
    box.addEventListener("change", () => chosen(box.value));
    return { box, label: made("p", {}, made("label", {}, name, " ", box)) };
  }

  const ofGame = choice("Game", games.map((it) => [it, it]), (value) => { game = value; begin(first()); });
  const ofCase = choice("What happened", [], (value) => begin(Number(value)));

  /** The situations in which a law of the game rules, by their numbers. */
  const here = () => [...page.situations.keys()].filter((at) => page.situations[at].asks.some((it) => gameOf(it) === game));
  const first = () => here()[0];

  /** The facts of all functions asked, each once; those that some law asked does not know are not asked of it. */
  function union() {
    const found = new Map();
    for (const it of asks)
      for (const fact of known(it.function, it.without, {}))
        if (!found.has(fact.name)) found.set(fact.name, fact);
    return [...found.values()];
  }

  /**
   * What one function is told of the facts: those it knows. Laws of one situation may put a fact otherwise (the pass
   * made, or both passes): as long as nobody changes it, each keeps its own.
   */
  function given(ask, all) {
    const names = known(ask.function, ask.without, {}).map(({ name }) => name);
    const told = Object.entries(all).filter(([name, text]) => text !== "" && names.includes(name));
    return Object.fromEntries(told.map(([name, text]) => [name, text === begun[name] ? ask.facts[name] ?? text : text]));
  }

  /** The address of a law's page, with the same facts in its form. */
  function there(law, ask, told, result) {
    return `${page.laws[law].href}#${rulings.written({ name: ask.function, facts: told, version: page.version, result })}`;
  }

  /** The laws that except or price one that rules, or that it excepts, below its ruling. */
  function besides(law, { function: name }, facts) {
    const place = made("ul", { class: "besides", hidden: true }), { href } = page.laws[law];
    void lawsofplay.besides(place, { law, name, facts, more: own.all(), version: page.version, hrefOf: (it) => href.replace(law, it) });
    return place;
  }

  /** A ruling of a book, once for all its laws that make it. */
  function ruling(its) {
    const [{ result, letter }] = its;
    const links = its.flatMap(({ ask, told }) => ask.laws.map((law) => made("a", { href: there(law, ask, told, result) }, page.laws[law].name)));
    const others = its.flatMap(({ ask, told }) => ask.laws.filter((law) => page.laws[law].joined).map((law) => besides(law, ask, told)));
    return made("li", {}, letter ? made("b", { class: "letter" }, letter) : null, letter ? " " : null, made("strong", {}, sentence(result)), " ",
      made("span", { class: "counts" }, ...links.flatMap((it, at) => (at ? [", ", it] : [it]))), ...others);
  }

  /** The rulings of a book, those of one sentence together. */
  function joined(its) {
    const found = new Map();
    for (const it of its) found.set(sentence(it.result), [...found.get(sentence(it.result)) ?? [], it]);
    return [...found.values()];
  }

  /** Rulings that answer alike have one letter; a refusal has none. */
  function lettered(rulingsOf) {
    const letters = new Map();
    for (const it of rulingsOf) {
      if (it.result.refusal) continue;
      if (!letters.has(it.result.value)) letters.set(it.result.value, String.fromCharCode(65 + letters.size));
      it.letter = letters.get(it.result.value);
    }
    return letters.size;
  }

  function told(kinds, all) {
    if (!kinds) return "No law answers this; each says why.";
    if (kinds > 1) return `The laws are divided: ${kinds} rulings. The same letter, the same ruling.`;
    return all.length > 1 ? "The laws that answer rule alike." : "One law answers.";
  }

  /** Ask every law anew, and show what each book rules. */
  function rule() {
    const all = own.all();
    const ruled = asks.map((ask) => {
      const its = given(ask, all);
      return { ask, told: its, result: Laws.ask(ask.function, ask.laws[0], its) };
    });
    const ordered = page.books.flatMap(({ id }) => ruled.filter(({ ask }) => page.laws[ask.laws[0]].book === id));
    const kinds = lettered(ordered);
    summary.textContent = told(kinds, ruled.filter((it) => it.letter).flatMap((it) => it.ask.laws));
    books.replaceChildren(...page.books.map((book) => {
      const its = ruled
        .map((it) => ({ ...it, ask: { ...it.ask, laws: it.ask.laws.filter((law) => page.laws[law].book === book.id) } }))
        .filter((it) => it.ask.laws.length);
      return its.length ? made("div", { class: "ruling" }, made("h3", {}, made("span", { lang: book.language }, book.title), " ", made("small", {}, book.date)),
        made("ul", {}, ...joined(its).map(ruling))) : null;
    }).filter(Boolean));
  }

  function keep() {
    const fragment = new URLSearchParams({ game, case: String(situation + 1), ...own.facts() });
    try {
      history.replaceState(null, "", `#${fragment}`);
    } catch {
      // A browser that lets no script change the address of a file.
    }
  }

  function changed() {
    rule();
    keep();
  }

  /** Begin with a situation: its facts, or those of an address. */
  async function begin(number, texts = null) {
    const mine = turn += 1;
    situation = number;
    asks = page.situations[number].asks.filter((it) => gameOf(it) === game);
    await Promise.all(asks.map((it) => Laws.ready(it.function)));
    if (mine !== turn) return;
    ofGame.box.value = game;
    ofCase.box.replaceChildren(...here().map((at) => made("option", { value: at }, page.situations[at].words)));
    ofCase.box.value = String(number);
    ofCase.label.hidden = here().length < 2;
    happened.textContent = page.situations[number].words;
    const start = Object.assign({}, ...asks.map((it) => it.facts));
    own = formOf(facts, union(), { start, changed });
    // As the form writes them: a hand that was read from a case may be written otherwise there.
    begun = own.all();
    if (texts) own.put(texts);
    rule();
  }

  /** The game, situation and facts that the address names, so far as they are here. */
  function addressed() {
    const found = new URLSearchParams(location.hash.replace(/^#/, "") || location.search);
    if (games.includes(found.get("game"))) game = found.get("game");
    const number = Number(found.get("case")) - 1;
    const texts = [...found].filter(([name]) => !OWN.includes(name));
    const named = here().includes(number);
    return begin(named ? number : first(), named && texts.length ? Object.fromEntries(texts) : null);
  }

  async function open() {
    place.append(...[games.length > 1 ? ofGame.label : null, ofCase.label, happened, facts, summary, books].filter(Boolean));
    await addressed();
    place.hidden = false;
    document.querySelectorAll(".jump .own").forEach((it) => { it.hidden = false; });
    if (`${location.hash}${location.search}`.includes("game=")) place.scrollIntoView();
  }

  addEventListener("hashchange", addressed);
  open();
})();
