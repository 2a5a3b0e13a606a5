/* Indexes records.json with MiniSearch and Pagefind; it is run as a copy beside their packages. */
import { readFileSync, writeFileSync } from "node:fs";
import MiniSearch from "minisearch";
import * as pagefind from "pagefind";

const records = JSON.parse(readFileSync("records.json", "utf8"));

const SIGNS = { "ſ": "s", "’": "'", "‘": "'", "ʼ": "'", "‐": "-", "‑": "-" };
const folded = (term) => term.normalize("NFD").replace(/[\u0300-\u036f]/gu, "").replace(/[ſ’‘ʼ‐‑]/gu, (sign) => SIGNS[sign])
  .toLowerCase().replace(/œ/gu, "oe").replace(/æ/gu, "ae");
const seconds = {}, begun = () => performance.now();
let start = begun();
const mini = new MiniSearch({
  processTerm: folded,
  idField: "address", fields: ["text"],
  storeFields: ["text", "witness", "game", "kind", "section", "language"],
});
mini.addAll(records);
writeFileSync("minisearch/index.json", JSON.stringify(mini));
seconds.minisearch = (begun() - start) / 1000;
start = begun();

const { index } = await pagefind.createIndex({ forceLanguage: "en" });
for (const it of records)
  await index.addCustomRecord({
    url: `/${it.address}`, content: it.text, language: "en", meta: { title: it.address },
    filters: { witness: [it.witness], game: [it.game], kind: [it.kind], section: it.section, language: [it.language] },
  });
await index.writeFiles({ outputPath: "pagefind" });
await pagefind.close();
seconds.pagefind = (begun() - start) / 1000;
console.log(JSON.stringify(seconds));
