/* What a compiled function says of a fact, as the form needs it: what its list holds has the bounds of the fact, and
   classes that hold cards or places have fields of their own. */
"use strict";

Object.assign(lawsofplay, (() => {
  const HANDS = ["Hand", "Held"];
  const HOUSES = [..."12345678"].flatMap((rank) => [..."abcdefgh"].map((file) => file + rank));

  const bare = { choices: [], pack: [], fewest: 0, size: null, none: false, of: [] };

  /** A kind with the bounds of the fact that holds it. */
  const within = (kind, { least, most, unit, pack, may }) => wanted({ ...bare, gloss: "", may, least, most, unit, pack, ...kind });

  /** Parts of one kind are a list of so many. */
  function parts(fact) {
    const alike = fact.of.every(({ kind }) => kind === fact.of[0].kind);
    const kind = { number: "numbers" }[fact.of[0].kind] ?? "list";
    return alike ? { ...fact, kind, fewest: fact.of.length, size: fact.of.length } : { ...fact, kind: "text" };
  }

  /** A fact for the form: `of` is then one fact, that of each thing in a list. */
  function wanted(given) {
    const said = { ...bare, ...given };
    const fact = said.kind === "parts" ? parts(said) : said;
    if (fact.kind === "text" && HANDS.includes(fact.type)) return { ...fact, kind: "cards", separator: " ", of: null };
    if (fact.kind === "text" && fact.type === "House")
      return { ...fact, kind: "choice", choices: HOUSES.map((value) => ({ value, label: value })) };
    return { ...fact, of: fact.of?.[0] ? within(fact.of[0], fact) : null };
  }

  return { wanted };
})());
