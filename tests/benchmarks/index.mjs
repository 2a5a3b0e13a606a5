/* Indexes records.json with MiniSearch and Pagefind; it is run as a copy beside their packages. */
import { readFileSync, writeFileSync } from "node:fs";
import MiniSearch from "minisearch";
import * as pagefind from "pagefind";

const records = JSON.parse(readFileSync("records.json", "utf8"));

const mini = new MiniSearch({
  idField: "address", fields: ["text"],
  storeFields: ["text", "witness", "game", "kind", "section", "language"],
});
mini.addAll(records);
writeFileSync("minisearch/index.json", JSON.stringify(mini));

const { index } = await pagefind.createIndex({ forceLanguage: "en" });
for (const it of records)
  await index.addCustomRecord({
    url: `/${it.address}`, content: it.text, language: "en", meta: { title: it.address },
    filters: { witness: [it.witness], game: [it.game], kind: [it.kind], section: it.section, language: [it.language] },
  });
await index.writeFiles({ outputPath: "pagefind" });
await pagefind.close();
