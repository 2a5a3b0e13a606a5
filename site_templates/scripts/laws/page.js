/* What a page asks: to load a function, what it wants to know, and what follows from facts. */

/** Data as JSON has it: dicts as objects, tuples and lists as arrays; numbers too great for it as text. */
function plain(it) {
  if (it instanceof Dict) return Object.fromEntries(it.items().map(([name, value]) => [name, plain(value)]));
  if (Array.isArray(it)) return Array.from(it, plain);
  return typeof it === "bigint" ? `${it}` : it;
}

const edition = { law: (address) => ({ text: now.data.texts[address] ?? "" }) };

/** The call of a function with facts, and all that it led to. */
function called(rule, facts) {
  const noted = steps = new List();
  try {
    rule.applied(facts);
  } catch (error) {
    // The call itself keeps the reason of a refusal.
    if (!(error instanceof PyError)) throw error;
  } finally {
    steps = null;
  }
  return noted[0];
}

/** What follows from facts, and every step on the way: as the command line's "laws explain" has it. */
const explained = (call, address) => plain(core.explanation__data(call, address, edition));

/** The answer where the facts cannot be read, or the law does not know them. */
function notAsked(rule, address, { place, mend }) {
  const laws = core.provisos_home(rule.addresses, address);
  const refusal = place ? `${place}: ${mend}` : mend;
  return {
    function: rule.name, laws: Object.fromEntries(laws.map((it) => [it, edition.law(it).text])), facts: {}, value: null, refusal,
    told: plain(core.tell_refused(refusal).data()), steps: [],
  };
}

/** Facts, as they are typed, put to a law through one of its functions: its call, or why they cannot be put. */
function put(name, address, facts) {
  const rule = programOf(name);
  try {
    const given = Object.entries(facts).map(([fact, text]) => `${fact}=${text}`);
    const values = core.asking_asked_facts(rule, address, given);
    core.knowing_refuse_unknown(rule, address, values);
    const judged = core.facts_judged(rule, given), call = called(rule, values);
    call.steps.unshift(...judged);
    return { rule, call };
  } catch (error) {
    if (error instanceof InputError) return { rule, error };
    throw error;
  }
}

function ask(name, address, facts) {
  const { rule, call, error } = put(name, address, facts);
  return call ? explained(call, address) : notAsked(rule, address, error);
}

/* ---- What a function wants to know ---- */

const KINDS = new Map([[bool, "truth"], [int, "number"], [Fraction, "fraction"], [str, "text"]]);

/** The kind of a fact for a form, from its type. */
function kindOf(type) {
  if (KINDS.has(type)) return { kind: KINDS.get(type) };
  const shown = core.shown_shown;
  const choice = (value) => ({ value: shown(value), label: shown(value).replaceAll("-", " ") });
  if (type?.$members) return { kind: "choice", choices: type.$members.map(choice) };
  if (!(type instanceof Generic)) return { kind: type.__name__ === "Card" ? "card" : "text", type: type.__name__ };
  const { origin: { __name__: origin }, args } = type, own = args.filter((it) => it !== NONE && it !== ellipsis);
  if (origin === "Literal") return { kind: "choice", choices: args.map(choice) };
  if (origin === "Union") return { ...(own.length === 1 ? kindOf(own[0]) : { kind: "either", of: own.map(kindOf) }), none: args.includes(NONE) };
  const of = own.map(kindOf);
  if (["dict", "Mapping"].includes(origin)) return { kind: "map", of };
  if (origin === "tuple" && args.at(-1) !== ellipsis) return { kind: "parts", of };
  return { kind: { card: "cards", number: "numbers" }[of[0].kind] ?? "list", of, once: /set$/i.test(origin) };
}

function described(rule) {
  const declared = declaredFacts(rule), shown = core.shown_shown;
  return rule.usual.items().map(([fact, usual]) => {
    const { gloss, unit, least = null, most = null, fewest = 0, size = null, pack = [] } = declared.get(fact) ?? { gloss: "", unit: "" };
    const bound = (it) => (it instanceof Frac ? str(it) : it);
    return {
      name: fact, gloss, unit, ...kindOf(typesOf(rule).get(fact)), default: usual === ABSENT ? null : shown(usual), optional: usual !== ABSENT,
      least: bound(least), most: bound(most), fewest, size, pack: pack.map(shown), may: rule.data.facts[fact].may,
    };
  });
}

const facts = (name) => described(programOf(name));

/** The facts of a function that can be worked out, each with those from which it is. */
function judgements(name) {
  const rule = programOf(name), declared = declaredFacts(rule);
  return judgementsOf(rule).map((it) => ({ fact: it.fact, gloss: declared.get(it.fact)?.gloss ?? "", facts: described(it.rule) }));
}

/** The functions of a law, of those that are loaded. */
const functions = (address) => [...PROGRAMS].filter(([name, { data }]) => data.rules[name].laws.includes(address)).map(([name]) => name).sort();
