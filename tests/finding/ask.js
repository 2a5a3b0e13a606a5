/* Answers the tests: the site's scripts over exported buckets, one request and one answer a line. */
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");
const zlib = require("node:zlib");
const readline = require("node:readline");

const [, , folder, scripts, ...names] = process.argv;
for (const name of names)
  vm.runInThisContext(fs.readFileSync(path.join(scripts, `${name}.js`), "utf8"), { filename: name });
const search = globalThis.lawsofplay;
const SHOWN = 8;
const CORE = path.parse(fs.readdirSync(folder).find((name) => name.startsWith("core-"))).name;

const files = new Map(); // by name, the data of a bucket
const weights = new Map(); // by name, what it weighs packed
const put = {}, shelf = vm.createContext({ lawsofplay: put });
const scriptOf = (name) => fs.readFileSync(path.join(folder, `${name}.js`));

/** Runs the file of a bucket as a browser would. */
async function load(name) {
  if (!files.has(name)) {
    // Of a shelf its own name alone: what it holds is weighed bucket by bucket.
    put.put = (key, data) => { if (key === name) files.set(key, data); };
    vm.runInContext(scriptOf(name).toString("utf8"), shelf);
  }
  return files.get(name);
}

function weightOf(name) {
  if (!weights.has(name)) weights.set(name, zlib.gzipSync(scriptOf(name), { level: 9 }).length);
  return weights.get(name);
}

/** A loader that counts what the files weigh packed. */
function counting() {
  const loaded = new Set(), weighed = { total: 0 };
  return {
    weighed,
    load(name) {
      if (!loaded.has(name)) weighed.total += weightOf(name);
      loaded.add(name);
      return load(name);
    },
  };
}

async function askAndShow(index, { query, exact, filters }) {
  const { named, results, loosely } = await index.ask(query, { exact, filters });
  await index.texts([...named, ...results, ...loosely].slice(0, SHOWN));
}

const answers = {
  words: ({ texts }) => texts.map((text) => search.words(text).map((it) => [it.form, it.start, it.end])),
  parse: ({ query }) => search.parse(query),
  bits: ({ text }) => search.bits(text),
  limits: () => Object.values(search.LIMITS),
  matches: ({ pattern, words }) => words.filter(search.pattern(pattern)),
  nearest: ({ value, known }) => search.nearest(value, known),
  async search({ query, exact, filters }, index) {
    const found = await index.search(query, { exact, filters });
    return (await index.texts(found)).map(({ address, hits }) => [address, hits.length]);
  },
  async loosely({ query, filters }, index) {
    const found = await index.loosely(query, { filters });
    return Promise.all(found.map(async (it) => [(await index.document(it.doc)).address, it.score, it.lacks.length]));
  },
  async named({ query }, index) {
    const found = await index.named(query);
    return Promise.all(found.map(async (it) => [(await index.document(it.doc)).address, it.score]));
  },
  async ask({ query, exact, filters }, index) {
    const { query: read, named, results, loosely, things, near, proofs } = await index.ask(query, { exact, filters });
    const addresses = (some) => Promise.all(some.map(async ({ doc }) => (await index.document(doc)).address));
    return { read, named: await addresses(named), texts: await addresses(results), loosely: await addresses(loosely),
      things: things.map(({ title }) => title), near: Object.fromEntries(near),
      proofs: (proofs || []).map((it) => ({ ...it, laws: it.laws.map(({ address }) => address) })) };
  },
  async suggest({ query }, index) {
    return (await index.suggest(query)).map(({ title }) => title);
  },
  /** How many texts and hits the page counts, or what it refuses; and how long that took. */
  async counts({ query, exact }, index) {
    const start = process.cpuUsage(), seconds = () => {
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1e6;
    };
    try {
      const { results: found } = await index.ask(query, { exact });
      return { what: [found.length, found.reduce((sum, { count }) => sum + count, 0)], seconds: seconds() };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return { what: error.message, seconds: seconds() };
    }
  },
  /** What the page shows: texts, hits, other forms, and the CSV. */
  async answer({ query, exact, filters, order, edition }, index) {
    const { results: found, also } = await index.ask(query, { exact, filters });
    const texts = search.orderedTexts(found, order, index), lines = [];
    await index.readTexts(texts.map((it) => it.doc));
    for (const it of await index.texts(texts)) lines.push(...search.linesOf(it, it.hits));
    const sorted = search.orderedLines(lines, order);
    const address = search.addressOf({ query, exact, filters, order }, edition);
    return {
      address,
      also,
      counts: texts.map(({ count }) => count),
      texts: await Promise.all(texts.map(async (it) => (await index.document(it.doc)).address)),
      marks: sorted.map((line) => [line.it.address, line.marks]),
      links: sorted.map((line) => line.link),
      csv: search.asCsv(sorted, index, address, edition),
    };
  },
  /** What is loaded in all, query after query. */
  async weigh({ queries }) {
    const { load, weighed } = counting(), index = await search.open(load, CORE), weights = [];
    for (const asked of queries) {
      await askAndShow(index, asked);
      weights.push(weighed.total);
    }
    return weights;
  },
  /** What is loaded for each query, were it the first. */
  async firsts({ queries }) {
    const weights = [];
    for (const asked of queries) {
      const { load, weighed } = counting();
      await askAndShow(await search.open(load, CORE), asked);
      weights.push(weighed.total);
    }
    return weights;
  },
};

(async () => {
  const index = await search.open(load, CORE);
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    let answer;
    try {
      answer = await answers[request.what](request, index);
    } catch (error) {
      answer = { error: error.message };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
})();
