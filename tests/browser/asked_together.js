// Asks laws with those joined to them: a line of JSON in, [address, facts]; a line of JSON out.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [, , module, laws] = process.argv;
const { joined, texts } = await import(pathToFileURL(module));
texts(JSON.parse(readFileSync(laws, "utf8")));

for await (const line of createInterface({ input: process.stdin })) {
  const { refusal, ruling, ...whole } = joined(...JSON.parse(line));
  console.log(JSON.stringify(ruling ? { ...whole, refusal, ruling } : { refusal }));
}
