/* In the browser: three engines behind one face, `find(query, exact, filters)`, which gives the number
   of texts found and `shown()` for the texts of the first eight; `addresses()` for all. */
"use strict";

const SHOWN = 8;
const chosen = (filters, it) => Object.entries(filters).every(([name, value]) =>
  (name === "section" ? it.section.includes(value) : it[name] === value));

const engines = {
  async laws() {
    const index = await lawsofplay.open(lawsofplay.loader("laws/search/"), document.body.dataset.core);
    return async (query, exact, filters) => {
      const found = await index.search(query, { exact, filters });
      const texts = (some) => index.texts(some);
      return {
        shown: () => texts(found.filter(({ covered }) => !covered).slice(0, SHOWN)),
        addresses: async () => (await texts(found)).map(({ address }) => address),
      };
    };
  },

  /* MiniSearch knows no phrases and no neighbours: their words are all sought. Its words are folded,
     and a word of five letters or more may differ by one. */
  async minisearch() {
    const options = { idField: "address", fields: ["text"],
      storeFields: ["text", "witness", "game", "kind", "section", "language"],
      processTerm: (term) => lawsofplay.bare(lawsofplay.fold(term)) };
    const mini = MiniSearch.loadJSON(await (await fetch("minisearch/index.json")).text(), options);
    const word = ({ form, how, distance }) => ({
      queries: [form.replace(/[*?].*$/u, "")], prefix: how === "wild", fuzzy: how === "near" ? distance : how === "word" && form.length > 4 ? 1 : false });
    const tree = (node) => {
      if (node.phrase) return { combineWith: "AND", queries: node.phrase.map(word) };
      if (node.near) return { combineWith: "AND", queries: node.near.map(tree) };
      if (node.or) return { combineWith: "OR", queries: node.or.map(tree) };
      if (node.not) return { combineWith: "AND_NOT", queries: [MiniSearch.wildcard, tree(node.not)] };
      const wanted = { combineWith: "AND", queries: node.and.filter((it) => !it.not).map(tree) };
      return { combineWith: "AND_NOT", queries: [wanted, ...node.and.filter((it) => it.not).map((it) => tree(it.not))] };
    };
    return async (query, exact, filters) => {
      const found = mini.search(tree(lawsofplay.parse(query)), { filter: (it) => chosen(filters, it) });
      return { shown: async () => found.slice(0, SHOWN).map(({ text }) => text), addresses: async () => found.map(({ id }) => id) };
    };
  },

  /* Pagefind reads phrases, and the beginnings of words; of the other operators the words are left. */
  async pagefind() {
    const pagefind = await import("./pagefind/pagefind.js");
    await pagefind.init();
    const plain = (query) => query.replace(/\b(?:NEAR(?:\/\d+)?|OR|AND)\b/gu, " ")
      .replace(/(?:\bNOT\s+|(?:^|\s)-)\S+/gu, " ").replace(/[()*~?]\d?/gu, " ").trim();
    return async (query, exact, filters) => {
      const { results } = await pagefind.search(plain(query), { filters });
      const texts = (some) => Promise.all(some.map((it) => it.data()));
      return { shown: () => texts(results.slice(0, SHOWN)), addresses: async () => (await texts(results)).map(({ meta }) => meta.title) };
    };
  },
};

/** Ask once and read what is shown. */
async function ask({ query, exact, filters }) {
  const answer = await find(query, exact, filters);
  await answer.shown();
}

/** Milliseconds of each of several warm searches, without showing. */
async function timed({ query, exact, filters }, times) {
  const found = [];
  for (let at = 0; at < times; at++) {
    const start = performance.now();
    await find(query, exact, filters);
    found.push(performance.now() - start);
  }
  return found;
}

let find;
const begin = async (name) => { find = await engines[name](); };
const addresses = async ({ query, exact, filters }) => (await find(query, exact, filters)).addresses();
