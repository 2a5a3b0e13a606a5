/* What other books rule: laws of other books on the same facts. A name of a fact means the same in all games,
   so that facts are carried over by their names; where they cannot be, that is said. */
"use strict";

Object.assign(lawsofplay, (() => {
  const { made, sentence } = lawsofplay;

  const listed = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);

  const glosses = (facts) => listed(facts.map((it) => it.gloss || it.name.replaceAll("_", " ")));

  /** What of the facts given a function takes, what it does not ask, what it wants besides, and what is of both or its own. */
  function carried(own, given, theirs) {
    const names = theirs.map(({ name }) => name);
    return {
      facts: Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name))),
      unasked: own.filter(({ name }) => Object.hasOwn(given, name) && !names.includes(name)),
      wanted: theirs.filter((it) => it.default === null && !Object.hasOwn(given, it.name)),
      shared: theirs.filter(({ name }) => own.some((it) => it.name === name)),
      others: theirs.filter(({ name }) => !own.some((it) => it.name === name)),
    };
  }

  /** The facts that a function wants: what the table sees in place of a fact that it can work out from what is given. */
  function wants(name, given) {
    const { Laws } = globalThis, ready = Laws.judgements(name)
      .filter(({ facts }) => facts.every((it) => it.optional || Object.hasOwn(given, it.name)));
    return Laws.facts(name).flatMap((it) => ready.find(({ fact }) => fact === it.name)?.facts ?? [it]);
  }

  /** Our facts as a sister takes them: where she asks what we worked out, or knows nothing of what the table sees, that. */
  function asTaken(own, worked, theirs) {
    const names = theirs.map(({ name }) => name), takes = ({ name }) => names.includes(name);
    const taken = worked.filter((it) => takes(it) || !it.seen.some(takes)), gone = taken.flatMap(({ seen }) => seen.map(({ name }) => name));
    return [...own.filter((it) => takes(it) || !gone.includes(it.name)), ...taken];
  }

  /** What was worked out, as it was answered. */
  const answered = (worked, { facts }) => Object.fromEntries(worked.filter(({ name }) => Object.hasOwn(facts, name)).map(({ name }) => [name, facts[name]]));

  /** How a sister's answer stands to this one. */
  function standing(own, theirs, alike) {
    if (theirs.refusal || own.refusal) return "";
    if (sentence(own) === sentence(theirs) || (alike && own.value === theirs.value)) return "It rules the same.";
    return alike ? "It parts: it rules otherwise." : "";
  }

  /** What a sister law says on the facts: {said, note, parts}. */
  async function ruled(sister, { at, asked, own: all, worked = [], given: said, result }) {
    const { Laws } = globalThis, hers = sister.asked[at] === 1 ? { name: asked, alike: true } : sister.asked[at], name = hers && hers.name;
    if (!name) return { note: "It answers another question, and cannot be asked this one." };
    await Laws.ready(name);
    const theirs = name === asked ? all : wants(name, said), own = asTaken(all, worked, theirs);
    const it = carried(own, { ...said, ...answered(worked, result) }, theirs);
    if (it.wanted.length) return { note: `It cannot be asked on these facts alone. It must know besides: ${glosses(it.wanted)}.` };
    if (own.length && !it.shared.length) return { note: "It cannot be asked on these facts: it asks for none of them." };
    const its = Laws.ask(name, sister.address, it.facts);
    // Facts that a law cannot be asked stand in no call.
    if (its.refusal && Object.keys(it.facts).length && !Object.keys(its.facts).length) return { note: `It cannot be asked on these facts: ${its.refusal}.` };
    const unasked = it.unasked.length ? `It does not ask for ${glosses(it.unasked)}.` : "";
    const note = [hers.gloss ? `It was asked: ${hers.gloss}` : "", unasked].filter(Boolean).join(" ");
    // Another function may be asked more or less: only on the very same facts are its answers other rulings.
    const equal = hers.alike && it.shared.length === own.length && !it.others.length;
    const stands = standing(result, its, name === asked || equal);
    return { said: sentence(its), note, parts: stands.startsWith("It parts"), stands };
  }

  function row(sister, told, href) {
    const head = made("a", { href: href(sister.address) }, sister.title);
    return made("li", { class: told.parts ? "parts" : null }, head, ": ", told.said ? made("strong", {}, told.said) : null, " ",
      told.stands ? made("span", { class: "stands" }, told.stands) : null, " ", told.note ? made("span", { class: "counts" }, told.note) : null);
  }

  /** The rows of all sisters for the facts as they stand. */
  const sisterRows = (sisters, { href, ...asked }) => Promise.all(sisters.map(async (it) => row(it, await ruled(it, asked), href)));

  return { sisterRows };
})());
