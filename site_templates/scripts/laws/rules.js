/* Functions that execute laws: each call is refused or answered, and noted for who explains it. */

const RULES = new Map();
let steps = null;

const trace = () => use("lawsofplay.rules.trace");

/** A condition of a law, noted in its words. */
function met(words, condition, ...others) {
  if (steps) steps.push(trace().Proviso(words, truth(condition), others));
  return condition;
}
const whether = (...given) => { met(...given); return null; };

class Rule {
  constructor(name, call, says, usual) {
    this.name = name;
    this.call = call;
    this.$usual = usual;
    this.says = use("lawsofplay.sentences.words").words_of(says);
    this.function = this;
  }
  get usual() { return this.known ??= dict(zip(this.call.$p ?? [], this.$usual())); }
  get data() { return DATA.get(this.name) ?? fail("KeyError", this.name); }
  get addresses() { return this.data.laws; }
  get only() { return dict(Object.entries(this.data.only ?? {})); }

  /** What the function answers to facts by name; ValueError, which names a fact, for what cannot be. */
  asked(facts) {
    const { names_one, refuse_impossible, told } = use("lawsofplay.rules.bounds");
    refuse_impossible(this, facts);
    try {
      return kw(this.call, [], named(facts));
    } catch (error) {
      if (!(error instanceof E.ValueError) || names_one(error.message, this.usual)) throw error;
      throw E.ValueError(`${told(facts)}: ${error.message}`);
    }
  }

  /** The same, noted with all facts and with what is called on the way. */
  applied(facts) {
    if (!steps) return this.asked(facts);
    const whole = new Dict();
    for (const [name, value] of or(this.usual, facts).items()) if (value !== ABSENT) whole.set(name, value);
    const call = trace().Call(this.name, this.addresses, whole);
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
  RULES.set(name, rule);
  const given = (facts) => rule.applied(dict(Object.entries(facts)));
  return Object.assign(() => given({}), { kw: (_, facts) => given(facts) });
}

/* ---- What the page has in place of Python's source ---- */

const DATA = new Map(), TEXTS = new Map();

const InputError = errorClass("InputError", E.Exception.Kind);
Object.assign(InputError, { kw: null });
const inputError = (file, place, mend) => Object.assign(InputError(file, place, mend), { file, place, mend });
Object.defineProperty(inputError, Symbol.hasInstance, { value: (it) => it instanceof InputError });

const cut = (text) => (len(text) <= 200 ? text : `${slice(text, null, 200, null)}…`);

/** The type of a fact, from the few signs of the data. */
function typeOf(coded) {
  const plain = { b: bool, i: int, s: str, f: Fraction, n: NONE, o: object, "...": ellipsis }[coded];
  if (plain) return plain;
  if (typeof coded === "string") { const [module, name] = coded.split(":"); return use(module)[name]; }
  const [origin, ...args] = coded;
  if (origin === "Literal") return new Generic(LIBRARY.typing.Literal, ...args.map(valueOfCode));
  const known = { tuple, list, set, frozenset, dict, Union: LIBRARY.typing.Union, ...ABSTRACT }[origin];
  return new Generic(known, ...args.map(typeOf));
}
const ellipsis = Object.assign(() => null, { __name__: "ellipsis" });

/** A value from the data: a whole number, a text, yes or no; or one of a type, as it is typed. */
function valueOfCode(coded) {
  if (coded === null || typeof coded !== "object") return coded;
  const [kind, own] = coded;
  if (kind === "f") return fracOf(own);
  return kind === "(" ? coded.slice(1).map(valueOfCode) : use("lawsofplay.rules.facts").parse(typeOf(kind), own);
}

const kept = (name, make) => (rule) => (rule[name] ??= make(rule));
const typesOf = kept("$types", ({ data }) => { return dict(Object.entries(data.facts).map(([name, it]) => [name, typeOf(it.type)])); });
const declaredFacts = kept("$declared", ({ data }) => {
  const { Fact } = use("lawsofplay.rules.fact");
  const facts = new Dict();
  for (const [name, { gloss, unit = "", least = null, most = null, fewest = 0, size = null, pack = null }] of Object.entries(data.facts)) {
    if (gloss) facts.set(name, Fact(gloss, unit, valueOfCode(least), valueOfCode(most), fewest, size, packOf(data, pack)));
  }
  return facts;
});
const packOf = (data, place) => (place === null ? [] : data.packs[place].map(valueOfCode));

const provisosWritten = kept("$written", ({ data }) => {
  return (data.provisos ?? []).map(([words, ...facts]) => ({ wordings: [words], facts: set(facts) }));
});

const GIVEN = {
  "lawsofplay.rules.trace": { met, whether },
  "lawsofplay.rules.registry": { rule_known: (name) => RULES.get(name) ?? null },
  "lawsofplay.rules.bounds": { declared_facts: declaredFacts },
  "lawsofplay.rules.facts": { types_of: typesOf, _may_be: (rule, name) => rule.data.facts[name].may },
  "lawsofplay.rules.provisos": { written: provisosWritten },
  "lawsofplay.errors": { InputError: inputError, cut },
};
