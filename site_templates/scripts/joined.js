/* A law's page: the laws joined to it, asked together with it. Each has a form of the facts of both functions, made
   when it is opened; what they answer follows at once. It knows nothing of the form of the law alone. */
"use strict";

(() => {
  const { made, formOf, known, sentence } = lawsofplay, { Laws } = globalThis;
  const source = document.getElementById("joining");
  if (!source || !Laws) return;

  const has = (texts, name) => Object.hasOwn(texts, name);

  /** The facts of both functions, each once, without those that follow. */
  function asked({ first, second, fact, same, given, taken, leaves }) {
    const own = known(second.name, second.without, second.unknown).filter(({ name }) => name !== fact), names = own.map(({ name }) => name);
    const follows = ({ name }) => names.includes(name) || has(given, name) || has(same, name) || leaves.includes(name) || name === taken;
    return [...own, ...known(first.name, first.without, first.unknown).filter((it) => !follows(it))];
  }

  /** The facts as the first function takes them. */
  function taken({ first, same, given, leaves }, all) {
    const texts = Laws.facts(first.name).map(({ name }) => name).filter((name) => !first.without.includes(name) && !leaves.includes(name))
      .map((name) => [name, given[name] ?? all[name] ?? all[same[name]]]);
    return Object.fromEntries(texts.filter(([, text]) => text !== undefined && text !== ""));
  }

  const own = ({ second }, all, more = {}) => {
    const names = Laws.facts(second.name).map(({ name }) => name);
    const texts = Object.entries(all).filter(([name, text]) => names.includes(name) && text !== "");
    return Laws.ask(second.name, second.law, { ...Object.fromEntries(texts), ...more });
  };

  const byItself = (law, result) => `By itself ${law} answers: ${sentence(result)}`;

  /** What the two answer together: {said, note}. */
  function together(join, all) {
    const { first, second, kind, fact, answers, where } = join;
    const other = (more) => Laws.ask(first.name, first.law, { ...taken(join, all), ...more });
    if (fact) {
      const found = other({});
      if (found.refusal) return { said: sentence(found), note: "" };
      return { said: sentence(own(join, all, { [fact]: found.value })), note: `By ${first.law}, ${fact.replaceAll("_", " ")} is ${found.value}.` };
    }
    const result = own(join, all), speaks = Object.entries(where).every(([name, text]) => all[name] === text);
    if (kind === "excepts") {
      const found = other({}), applies = !found.refusal && speaks && !answers.includes(found.value);
      return applies ? { said: sentence(found), note: `${first.law} excepts it. ${byItself(second.law, result)}` }
        : { said: sentence(result), note: `${first.law} makes no exception here.` };
    }
    if (result.refusal || !speaks || (answers.length && !answers.includes(result.value))) return { said: sentence(result), note: "" };
    return { said: `${sentence(result)} ${sentence(other(join.taken ? { [join.taken]: result.value } : {}))}`, note: `The price is that of ${first.law}.` };
  }

  /** The form of a pair, in the place of its law. */
  async function opened(place, join) {
    await Promise.all([Laws.ready(join.first.name), Laws.ready(join.second.name)]);
    const facts = made("div", { class: "askedfacts" }), said = made("p", { class: "says", role: "status" }), note = made("p", { class: "counts" });
    place.append(made("h3", {}, "Try both"), facts, said, note);
    function show() {
      const missing = form.missing(), told = missing.length ? { said: `Say first: ${missing.join("; ")}.`, note: "" } : together(join, form.all());
      said.textContent = told.said;
      note.textContent = told.note;
    }
    const form = formOf(facts, asked(join), { start: join.start, changed: show });
    show();
  }

  const joins = JSON.parse(source.textContent);
  document.querySelectorAll("#joined details").forEach((place) => {
    const join = joins[place.dataset.law];
    if (join) place.addEventListener("toggle", () => void opened(place, join), { once: true });
  });
})();
