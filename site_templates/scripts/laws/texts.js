/* Values as text, and Python's methods of text. */

const BLANK = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const ENDS = new RegExp(`^[${BLANK}]+|[${BLANK}]+$`, "g"), BLANKS = new RegExp(`[${BLANK}]+`);
const UNSEEN = /(?! )[\p{C}\p{Z}]/gu;

/** A text without what stands at its ends: blanks, or any of these signs. */
function strip(text, signs, left = true, right = true) {
  if (signs === undefined && left && right) return text.replace(ENDS, "");
  const is = signs === undefined ? (it) => BLANKS.test(it) : (it) => signs.includes(it);
  const all = [...text];
  while (left && all.length && is(all[0])) all.shift();
  while (right && all.length && is(all.at(-1))) all.pop();
  return all.join("");
}
const words = (text) => text.split(BLANKS).filter((it) => it);
const folded = (text) => [...text].map((it) => (it === "ı" ? it : it.toUpperCase().toLowerCase())).join("");
const titled = (text) => text.replace(/\p{L}+/gu, (word) => word[0].toUpperCase() + word.slice(1).toLowerCase());

/** A sign that cannot be seen, as Python writes it. */
function unseen(it) {
  const code = it.codePointAt(0), plain = { 9: "\\t", 10: "\\n", 13: "\\r" }[code];
  const [mark, size] = code < 256 ? ["x", 2] : code < 65536 ? ["u", 4] : ["U", 8];
  return plain ?? `\\${mark}${code.toString(16).padStart(size, "0")}`;
}
function quoted(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text.replaceAll("\\", "\\\\").replaceAll(mark, `\\${mark}`);
  return mark + inner.replace(UNSEEN, unseen) + mark;
}

/** A value as Python shows it to programmers. */
function repr(it) {
  if (it === null || it === undefined) return "None";
  if (typeof it === "string") return quoted(it);
  if (typeof it === "boolean") return it ? "True" : "False";
  if (typeof it === "function") return `<class '${it.__name__}'>`;
  if (typeof it !== "object") return `${it}`;
  const inner = (items) => [...items].map(repr).join(", ");
  const named = (names) => `${it.constructor.__name__}(${names.map((name) => `${name}=${repr(it[name])}`).join(", ")})`;
  if (it instanceof PyEnum) return `<${it.constructor.__name__}.${it.name}: ${repr(it.value)}>`;
  if (it instanceof Record || it instanceof Data) return named(it.constructor.$fields);
  if (it instanceof List) return `[${inner(it)}]`;
  if (Array.isArray(it)) return it.length === 1 ? `(${repr(it[0])},)` : `(${inner(it)})`;
  if (it instanceof Frac) return `Fraction(${it.n}, ${it.d})`;
  if (it instanceof PySet) return it.size ? `frozenset({${inner(it)}})` : "frozenset()";
  if (it instanceof Range) return `range(${it.start}, ${it.stop}${it.step === 1 ? "" : `, ${it.step}`})`;
  if (it instanceof Dict) return `{${it.items().map((pair) => pair.map(repr).join(": ")).join(", ")}}`;
  return `<${it.constructor?.__name__ ?? "object"} object>`;
}

/** A value as Python prints it. */
function str(it = "") {
  if (typeof it === "string") return it;
  if (it instanceof Frac) return it.d === 1n ? `${it.n}` : `${it.n}/${it.d}`;
  if (it instanceof PyError) return said(it);
  if (it?.$str) return it.$str();
  return it instanceof PyEnum ? `${it.constructor.__name__}.${it.name}` : repr(it);
}

/* ---- Regular expressions ---- */

const CLASSES = { d: "\\p{Nd}", s: BLANK, w: "\\p{L}\\p{N}_" };

/** Python's regular expression as JavaScript's: its classes know every script. */
function pattern(source, flags = "") {
  let inside = false;
  const made = source.replaceAll("[^\\W\\d]", "[\\p{L}\\p{Nl}\\p{No}_]").replace(/\\.|[[\]]/gs, (it) => {
    if (it === "[" || it === "]") inside = it === "[";
    const own = CLASSES[it[1]];
    if (it[0] === "\\" && own) return inside ? own : `[${own}]`;
    return it === "\\-" && !inside ? "-" : it;
  });
  return new Pattern(made, `u${flags}`);
}
class Pattern {
  constructor(source, flags) { this.source = source; this.flags = flags; }
  made(before = "", after = "", more = "") { return new RegExp(`${before}(?:${this.source})${after}`, this.flags + more); }
  fullmatch(text) { return found(this.made("^", "$").exec(text)); }
  match(text) { return found(this.made("^").exec(text)); }
  search(text) { return found(this.made().exec(text)); }
  findall(text) { return List.from([...text.matchAll(this.made("", "", "g"))].map((it) => (it.length > 2 ? it.slice(1) : it.at(-1)))); }
  split(text, most = 0) {
    const parts = new List();
    let from = 0;
    for (const it of text.matchAll(this.made("", "", "g"))) {
      if (most && parts.length === most) break;
      parts.push(text.slice(from, it.index), ...it.slice(1));
      from = it.index + it[0].length;
    }
    parts.push(text.slice(from));
    return parts;
  }
}
class Match {
  constructor(own) { this.own = own; }
  $get(place) { return this.own[place] ?? null; }
  groups() { return [...this.own].slice(1).map((it) => it ?? null); }
}
const found = (own) => own && new Match(own);
