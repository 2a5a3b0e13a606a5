/* The laws joined to a law: told below its answer, with what they say on the same facts, and on its page asked together
   with it. There each has a form of the facts of both functions, made when it is opened or an address names it. */
"use strict";

(() => {
  const { made, begun, formOf, known, sentence, rulings } = lawsofplay, { Laws } = globalThis;
  if (!Laws) return;

  const has = (texts, name) => Object.hasOwn(texts, name);
  const given = (all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ""));

  /** What asks laws together, and the functions of all that are joined to a law, loaded. */
  async function ready(law) {
    await Laws.ready("joins");
    await Laws.joinsReady(law);
  }

  /* ---- The ruling of two laws as an address ---- */

  /** The fragment of a ruling, without its #: `both=function&with=law&fact=text&in=version&said=digest`. */
  function written({ name, other, facts, version, result }) {
    const found = new URLSearchParams({ both: name, with: other, ...facts, in: version });
    if (result) found.set("said", new URLSearchParams(rulings.written({ name, facts: {}, version, result })).get("said"));
    return `${found}`;
  }

  /** The ruling that the page's address names, as `rulings` reads those of one law; null where it names none. */
  function cited() {
    const found = new URLSearchParams(location.hash.slice(1)), other = found.get("with");
    if (!found.has("both")) return null;
    found.set("ask", found.get("both"));
    ["both", "with"].forEach((it) => found.delete(it));
    return { ...rulings.read(`${found}`), other };
  }

  /* ---- Below an answer ---- */

  const told = (law, fact, { value }) => `By ${law}, ${fact.replaceAll("_", " ")} is ${value}.`;

  /** What a law joined says on the facts: {said, note}. Of one that was not asked, what it must know besides. */
  function heard(it, answer) {
    const { explained: own, relation } = it;
    if (!own) {
      const wanted = Object.values(it.wanted);
      return { said: "", note: wanted.length ? `To ask it too, say besides: ${wanted.join("; ")}.` : "" };
    }
    const { fact } = Laws.declared(own.function, answer.function);
    if (relation === "excepted by")
      return it.applies ? { said: sentence(own), note: "It rules in the place of this law." } : { said: "", note: "It makes no exception here." };
    if (relation === "excepts")
      return it.applies ? { said: sentence(own), note: `This law rules in its place. By itself it answers: ${sentence(answer)}` }
        : { said: sentence(answer), note: "" };
    if (fact) return { said: sentence(answer.ruling), note: told(["prices", "defines"].includes(relation) ? "this law" : it.law, fact, own) };
    return { said: sentence(relation === "priced by" ? own : answer), note: "" };
  }

  function line(it, answer, facts, { law, name, version, hrefOf }) {
    const { said, note } = heard(it, answer), page = hrefOf(law), both = written({ name, other: it.law, facts, version });
    return made("li", {}, `${begun(it.relation)} `, made("a", { class: "address", href: hrefOf(it.law) }, it.law), `: ${it.difference}. `,
      said && made("strong", {}, said), said && " ", note && made("span", { class: "counts" }, note), " ", made("a", { href: `${page}#${both}` }, "Ask both"));
  }

  /** The facts by which a function and those joined to it may be asked. */
  function taken(law, name) {
    const pairs = Laws.joins(law).flatMap(({ functions }) => functions).filter(({ first, second }) => [first, second].includes(name));
    const names = new Set(pairs.flatMap(({ first, second }) => [first, second]));
    return [...names].flatMap((it) => [...Laws.facts(it), ...Laws.judgements(it).flatMap(({ facts }) => facts)]).map((it) => it.name);
  }

  /** What a law and those joined to it answer; with the facts that others gave besides, where these suffice. */
  function answered({ law, name, facts, more = {} }) {
    const names = taken(law, name), own = given(facts);
    const all = { ...Object.fromEntries(Object.entries(given(more)).filter(([it]) => names.includes(it))), ...own };
    const [answer, said] = [all, own].map((it) => [Laws.ruled(law, it, { name }), it]).find(([it], at) => it.ruling || at);
    return { answer, said };
  }

  let turn = 0;

  /**
   * List in a place the laws joined to a law that speak on the facts, or could: those that except it, price its answer,
   * or are excepted by it. `to` gives the addresses of a law's page, and of its form with this one and these facts.
   */
  async function besides(place, { to, ...asked }) {
    const mine = place.dataset.turn = `${turn += 1}`;
    await ready(asked.law);
    if (place.dataset.turn !== mine) return;
    const { answer, said } = answered(asked);
    const lines = answer.joined.filter((it) => it.explained || answer.open.includes(it.law)).map((it) => line(it, answer, said, asked));
    place.replaceChildren(...lines);
    place.hidden = !lines.length;
  }

  Object.assign(lawsofplay, { besides });

  /* ---- Both asked, on a law's page ---- */

  const source = document.getElementById("joining");
  if (!source) return;
  const joins = JSON.parse(source.textContent), law = document.querySelector("p.address").id, { version } = lawsofplay.book;

  /** The facts of both functions, each once, without those that follow. */
  function asked({ first, second, fact, same, given: follow, taken, leaves }) {
    const own = known(second.name, second.without, second.unknown).filter(({ name }) => name !== fact), names = own.map(({ name }) => name);
    const follows = ({ name }) => names.includes(name) || has(follow, name) || has(same, name) || leaves.includes(name) || name === taken;
    return [...own, ...known(first.name, first.without, first.unknown).filter((it) => !follows(it))];
  }

  /** What the two answer together: {said, note, result}, the result as an address keeps it. */
  function together({ first, second, fact }, all) {
    const answer = Laws.ruled(second.law, given(all), { name: second.name, other: first.law }), own = sentence(answer), { ruling } = answer;
    if (!ruling) return { said: own, note: "", result: answer };
    const it = answer.joined.find(({ explained }) => explained), result = { value: `${answer.value}; ${ruling.value}` };
    if (it?.relation === "excepted by") {
      return it.applies ? { said: sentence(ruling), note: `${first.law} excepts it. By itself ${second.law} answers: ${own}`, result }
        : { said: own, note: `${first.law} makes no exception here.`, result };
    }
    if (!it?.applies) return { said: own, note: "", result };
    if (fact) return { said: own, note: told(first.law, fact, it.explained), result };
    return { said: `${own} ${sentence(ruling)}`, note: `The price is that of ${first.law}.`, result };
  }

  const at = () => (location.protocol === "file:" ? `law/${law}.html` : location.href.split("#")[0]);

  /** The form of a pair, in the place of its law. */
  async function opened(place, other) {
    await ready(law);
    const join = { ...joins[other], ...Laws.declared(joins[other].first.name, joins[other].second.name) };
    const name = (join.first.law === law ? join.first : join.second).name;
    const facts = made("div", { class: "askedfacts" }), since = made("p", { class: "counts since", role: "status", hidden: true });
    const said = made("p", { class: "says", role: "status" }), note = made("p", { class: "counts" }), citation = made("p", { class: "citation" });
    place.append(made("h3", {}, "Try both"), facts, since, said, note, made("h4", {}, "Cite this ruling"), citation);

    function show() {
      const missing = form.missing(), told = missing.length ? { said: `Say first: ${missing.join("; ")}.`, note: "" } : together(join, form.all());
      said.textContent = told.said;
      note.textContent = told.note;
      const fragment = written({ name, other, facts: given(form.all()), version, result: told.result });
      const words = Object.entries(form.all()).map(([fact, text]) => `${fact}=${text}`).join(", ");
      citation.textContent = told.result ? `${law} with ${other}, in The Laws of Play, version ${version}: ${join.second.name} with `
        + `${join.first.name} where ${words}. “${told.said}” ${at()}#${fragment}` : "Nothing is ruled yet.";
      return { result: told.result, fragment };
    }

    function changed() {
      const { fragment } = show();
      since.hidden = true;
      try {
        history.replaceState(null, "", `#${fragment}`);
      } catch {
        // A browser that lets no script change the address of a file: the citation has it all the same.
      }
    }

    const form = formOf(facts, asked(join), { start: join.start, changed });
    show();
    globalThis.copying?.button(citation);
    return {
      /** The facts of an address, those too that the other function calls otherwise. */
      put(ruling) {
        const renamed = Object.entries(join.same).filter(([own]) => has(ruling.facts, own)).map(([own, its]) => [its, ruling.facts[own]]);
        form.put({ ...Object.fromEntries(renamed), ...ruling.facts });
        const { result } = show();
        since.textContent = result ? rulings.told(ruling, version, result) : "";
        since.hidden = !since.textContent;
      },
    };
  }

  const places = new Map([...document.querySelectorAll("#joined details")].filter((it) => has(joins, it.dataset.law ?? "")).map((it) => [it.dataset.law, it]));
  const forms = new Map();

  /** The form with another law, made once. */
  function formWith(other) {
    if (!forms.has(other)) forms.set(other, opened(places.get(other), other));
    return forms.get(other);
  }

  places.forEach((place, other) => place.addEventListener("toggle", () => { if (place.open) void formWith(other); }));

  /** The ruling of two laws that the page's address names. */
  async function openCited() {
    const ruling = cited(), place = ruling && places.get(ruling.other);
    if (!place) return;
    place.open = true;
    (await formWith(ruling.other)).put(ruling);
    place.scrollIntoView();
  }

  const list = made("ul", { class: "besides", hidden: true }), hrefOf = (it) => `${encodeURIComponent(it)}.html`;

  /** What scripts/trying calls with the function that it asked, and the form of its facts. */
  lawsofplay.tried = ({ name }, form) => {
    if (!list.isConnected) document.querySelector("#try .answer").after(list);
    void besides(list, { law, name, facts: form.all(), version, hrefOf });
  };
  addEventListener("hashchange", openCited);
  void openCited();
})();
