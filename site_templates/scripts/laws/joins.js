/* Laws that except, price or define one another, asked together: as the command line's "laws ask" and "laws explain"
   ask them. A page loads it when it needs it. */

/** Gives Laws what it asks by: the pairs of laws, the declarations, the functions of each law, and what makes the source. */
function joining(Laws, { pairs, joins, laws }, make) {
  const { explained, notAsked, programOf, put, python: $ } = Laws.inner;
  const functionsOf = (law) => laws[law] ?? [], joinsOf = new Map();
  /** A function; of one that is not loaded, for it is of no law that is asked, the name alone. */
  function ruleNamed(name) {
    try {
      return programOf(name);
    } catch {
      return { name, addresses: [] };
    }
  }
  Object.assign($.given, {
    rule_named: ruleNamed, rules_citing: (law) => functionsOf(law).map(ruleNamed), joins_of: ({ name }) => joinsOf.get(name) ?? [],
    asked({ name }, law, facts) {
      const { call, error } = put(name, law, Object.fromEntries(facts.items()));
      if (error) throw error;
      return call;
    },
    _fields: (it) => ((it instanceof $.Data || it instanceof $.Record) && !$.hasattr($.type(it), "parse") ? it.constructor.$fields : []),
  });
  const own = make($), texts = (it) => $.dict(Object.entries(it));
  const declared = joins.map(([kind, first, second, fact, answers, where, same, given, taken, leaves]) =>
    own.joins_Join(kind, first, second, fact, answers, texts(where), texts(same), texts(given), taken, leaves, "", 0));
  for (const it of declared) joinsOf.set(it.second, [...joinsOf.get(it.second) ?? [], it]);

  const linksOf = (law) => pairs.filter((it) => it.includes(law, 1))
    .map(([kind, first, second, words]) => (second === law ? own.linked_Link(first, kind, true, words) : own.linked_Link(second, kind, false, words)));

  /** The declarations by which a law and one linked to it are asked together. */
  function between(law, { law: other, kind, is_first: isFirst }) {
    const [firsts, seconds] = (isFirst ? [other, law] : [law, other]).map(functionsOf);
    return declared.filter((it) => it.kind === kind && firsts.includes(it.first) && seconds.includes(it.second));
  }

  /** A call explained, by the program that has its function. */
  function told(call, law) {
    programOf(call.function);
    return explained(call, law);
  }

  /** The words of a law, from the programs of its functions, or of those with which it is asked. */
  const wordsOf = (law, { name }) => [...functionsOf(law), name].map((it) => ruleNamed(it).program?.data.texts[law]).find(Boolean) ?? "";
  const linked = (link, wanted, rule) => ({
    law: link.law, relation: link.told, difference: link.words, words: wordsOf(link.law, rule), applies: false, explained: null,
    wanted: Object.fromEntries(wanted),
  });

  /** The ruling as data: the answer, the laws joined, that by which it is decided. */
  function data(rule, ruling, given) {
    const { links, outcome: { own: call, asked, last } } = ruling, found = asked.filter((it) => it.join.fact);
    // What was found for the function has a program of its own.
    call.steps.splice(0, found.length);
    const whole = told(call, ruling.law), decided = told(last, ruling.last_law);
    whole.steps.unshift(...found.map((it) => told(it.call, ruling.law)));
    const heard = asked.map((it) => {
      const other = it.law === ruling.asked ? ruling.law : it.law;
      return { ...linked(links.find(({ law }) => law === other), [], rule), applies: it.applies, explained: told(it.call, it.law) };
    });
    const silent = ruling.silent.map((it) => linked(it, own.linked_wanted([rule], it, given), rule));
    return { ...whole, joined: [...heard, ...silent], ruling: { law: ruling.last_law, function: last.function, value: decided.value, told: decided.told } };
  }

  /** Those that would tell a fact that is wanting, where without it nothing can be asked. */
  const telling = (law, links, facts, names) => links.filter((it) => it.is_first && between(law, it)
    .some(({ second, fact }) => names.includes(second) && fact && !Object.hasOwn(facts, fact)));

  /** Those not asked that could speak on this answer: exceptions either way, and a price of what it names. */
  function open(law, { silent, outcome }) {
    const speaks = ({ kind, fact, answers }) => kind === "excepts" || (!fact && (!answers.length || answers.includes(own.answers_written(outcome.own.value))));
    return silent.filter((it) => (it.is_first || it.kind === "excepts") && between(law, it).some(speaks)).map((it) => it.law);
  }

  /** Facts put to a law and to those joined to it; by one of its functions, and to one of those, where they are named. */
  function ruled(law, facts, { name = "", other = "" } = {}) {
    const names = name ? [name] : Laws.functions(law), links = linksOf(law).filter((it) => !other || it.law === other);
    try {
      const words = Object.entries(facts).map((it) => it.join("="));
      const [rule, ruling] = own.linked_ruling_of(names.map(programOf), law, links, words);
      return { ...data(rule, ruling, texts(facts)), open: open(law, ruling) };
    } catch (error) {
      if (!(error instanceof $.given.InputError)) throw error;
      const rules = names.map(programOf), found = telling(law, links, facts, names);
      const joined = found.map((it) => linked(it, own.linked_wanted(rules, it, texts(facts)), rules[0]));
      return { ...notAsked(programOf(names[0]), law, error), joined, ruling: null, open: joined.map((it) => it.law) };
    }
  }

  function joined(law, facts) {
    const { open: _, ...found } = ruled(law, facts);
    return found;
  }

  /** The laws joined to a law, each with the functions by which both are asked. */
  const joinsOfLaw = (law) => linksOf(law).map((it) => ({
    law: it.law, relation: it.told, difference: it.words, functions: between(law, it).map(({ first, second }) => ({ first, second })),
  }));

  Object.assign(Laws, {
    joined, ruled, joins: joinsOfLaw,
    /** How two functions are joined. */
    declared(...names) {
      const [, , , fact, , , same, given, taken, leaves] = joins.find((it) => it[1] === names[0] && it[2] === names[1]);
      return { fact, same, given, taken, leaves };
    },
    /** All functions that a law is asked with, loaded. */
    joinsReady: (law) => Promise.all(linksOf(law).flatMap((it) => between(law, it)).flatMap(({ first, second }) => [first, second]).map(Laws.ready)),
  });
}
