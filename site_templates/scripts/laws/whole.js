/* For programs, which have all functions in one module: their data at once, and the words of laws. */

/** Takes the program of all functions; a fact that several ask for stands in its data once. */
function takeAll(data, make) {
  const program = { data, make };
  for (const rule of Object.values(data.rules))
    for (const [name, place] of Object.entries(rule.facts)) rule.facts[name] = data.facts[place];
  for (const name of Object.keys(data.rules)) PROGRAMS.set(name, program);
}

/** Takes the words of laws, as the download laws.json has them. */
function texts(laws) {
  const [program] = PROGRAMS.values();
  for (const { address, text } of laws) program.data.texts[address] = text;
}

Object.assign(globalThis.Laws, { takeAll, texts });
