/* Functions that execute laws: each call is refused or answered, and noted for who explains it. */

let steps = null; // of the call that is noted
let now = null; // the program whose functions are asked: {name, data, rules, classes}

const PROGRAMS = new Map();

/** The program of a function, made when it is first asked. */
function programOf(name) {
  now = PROGRAMS.get(name) ?? fail("KeyError", name);
  if (!now.rules) {
    now.rules = new Map();
    now.classes = now.make(PYTHON);
  }
  return now.rules.get(name);
}

/** A condition of a law, noted in its words. */
function met(words, condition, ...others) {
  if (steps) steps.push(core.trace_Proviso(words, truth(condition), others));
  return condition;
}
const whether = (...given) => { met(...given); return null; };

class Rule {
  constructor(name, call, says, usual) {
    this.name = name;
    this.call = call;
    this.$usual = usual;
    this.says = core.words_words_of(says);
    this.function = this;
    this.program = now;
  }
  get usual() { return this.known ??= dict(zip(this.call.$p ?? [], this.$usual())); }
  get data() { return this.program.data.rules[this.name]; }
  get addresses() { return this.data.laws; }
  get only() { return dict(Object.entries(this.data.only ?? {})); }

  /** What the function answers to facts by name; ValueError, which names a fact, for what cannot be. */
  asked(facts) {
    core.bounds_refuse_impossible(this, facts);
    try {
      return kw(this.call, [], named(facts));
    } catch (error) {
      if (!(error instanceof E.ValueError) || core.bounds_names_one(error.message, this.usual)) throw error;
      throw E.ValueError(`${core.bounds_as_typed(facts)}: ${error.message}`);
    }
  }

  /** The same, noted with all facts and with what is called on the way. */
  applied(facts) {
    if (!steps) return this.asked(facts);
    const whole = new Dict();
    for (const [name, value] of or(this.usual, facts).items()) if (value !== ABSENT) whole.set(name, value);
    const call = core.trace_Call(this.name, this.addresses, whole);
    steps.push(call);
    const around = steps;
    steps = call.steps;
    try {
      call.value = this.asked(facts);
      return call.value;
    } catch (error) {
      call.refusal = error instanceof PyError ? said(error) || error.constructor.name : String(error);
      throw error;
    } finally {
      steps = around;
    }
  }
}

/** What stands for a function that executes laws: it takes its facts by name only. */
function law(name, call, says, usual) {
  const rule = new Rule(name, call, says, usual);
  now.rules.set(name, rule);
  const given = (facts) => rule.applied(dict(Object.entries(facts)));
  return Object.assign(() => given({}), { kw: (_, facts) => given(facts) });
}

/* ---- What the page has in place of Python's source ---- */

const InputError = errorClass("InputError", E.Exception.Kind);
Object.assign(InputError, { kw: null });
const inputError = (file, place, mend) => Object.assign(InputError(file, place, mend), { file, place, mend });
Object.defineProperty(inputError, Symbol.hasInstance, { value: (it) => it instanceof InputError });

const cut = (text) => (len(text) <= 200 ? text : `${slice(text, null, 200, null)}…`);

/** The type of a fact, from the few signs of the data. */
function typeOf(coded) {
  const plain = { b: bool, i: int, s: str, f: Fraction, n: NONE, o: object, "...": ellipsis }[coded];
  if (plain) return plain;
  if (typeof coded === "string") return now.classes[coded];
  const [origin, ...args] = coded;
  if (origin === "Literal") return new Generic(LIBRARY.Literal, ...args.map(valueOfCode));
  const known = { tuple, list, set, frozenset, dict, Union: LIBRARY.Union, ...ABSTRACT }[origin];
  return new Generic(known, ...args.map(typeOf));
}
const ellipsis = Object.assign(() => null, { __name__: "ellipsis" });

/** A value from the data: a whole number, a text, yes or no; or one of a type, as it is typed. */
function valueOfCode(coded) {
  if (coded === null || typeof coded !== "object") return coded;
  const [kind, own] = coded;
  if (kind === "f") return fracOf(own);
  return kind === "(" ? coded.slice(1).map(valueOfCode) : core.facts_parse(typeOf(kind), own);
}

const kept = (name, make) => (rule) => (rule[name] ??= make(rule));
const typesOf = kept("$types", ({ data }) => dict(Object.entries(data.facts).map(([name, it]) => [name, typeOf(it.type)])));
const declaredFacts = kept("$declared", ({ data, program }) => {
  const facts = new Dict();
  for (const [name, { gloss = "", unit = "", least = null, most = null, fewest = 0, size = null, pack = null }] of Object.entries(data.facts ?? {})) {
    facts.set(name, core.fact_Fact(gloss, unit, valueOfCode(least), valueOfCode(most), fewest, size, packOf(program, pack)));
  }
  return facts;
});
const packOf = ({ data }, place) => {
  const { of, are } = data.packs?.[place] ?? {}; // Things of one type are written as one text.
  return place === null ? [] : (of ? are.split(" ").map((it) => [of, it]) : data.packs[place]).map(valueOfCode);
};

const provisosWritten = kept("$written", ({ data }) =>
  (data.provisos ?? []).map(([words, ...facts]) => ({ wordings: [words], facts: set(facts) })));

/** The judgements that serve a function, in the order of its facts. */
function judgementsOf({ data, program, usual }) {
  const found = new Map(data.judgements ?? []);
  return usual.items().map(([fact]) => fact).filter((fact) => found.has(fact)).map((fact) => ({ fact, rule: program.rules.get(found.get(fact)) }));
}

/** A judgement made, as a step of an explanation. */
function judgedBy({ fact, rule }, given, parse) {
  const facts = parse(rule, given.filter((word) => rule.usual.has(word.split("=")[0])));
  const call = called(rule, facts);
  if (call.refusal) throw inputError(rule.name, fact, call.refusal);
  return call;
}

const GIVEN = {
  InputError: inputError, _may_be: (rule, name) => rule.data.facts[name].may, cut, declared_facts: declaredFacts, judgements_of: judgementsOf,
  _call: judgedBy, law, met,
  rule_known: (name) => now.rules.get(name) ?? null, types_of: typesOf, whether, written: provisosWritten,
};
