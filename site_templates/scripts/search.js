/* The search page (search.html): asks the index, shows texts or every hit, keeps the search. */
"use strict";

addEventListener("DOMContentLoaded", () => {
  const { FILTERS, ORDERS, addressOf, asCsv, bare, byContext, fold, linesOf, loader, open, orderedLines,
    orderedTexts, parse, typed: typedIn } = globalThis.lawsofplay;
  const form = document.getElementById("search");
  if (!form) return;

  const TEXTS = 8; // texts shown at a time: each may need a bucket
  const LINES = 50; // lines of a concordance shown at a time
  const LISTED = 40; // other forms listed
  const SNIPPET = 240; // letters of a text shown
  const VIEWS = ["", "hits"];
  const ASKED = ["q", ...FILTERS, "order", "view", "exact", "edition"]; // what an address may ask for
  const KINDS = { p: "paragraph", lg: "verse", entry: "dictionary entry", law: "numbered law", rule: "rule in prose" };
  const LANGUAGES = { en: "English", fr: "French" };
  const STATES = { draft: "not yet proofread" };
  const THINGS = { heading: "Heading", book: "Book", game: "Game", topic: "Topic", term: "Term", example: "Example" };
  const NOTHING = "Nothing found. Fewer words, one letter as ? or the end of a word as *, NEAR in place of a "
    + "phrase, or all books and games may find more.";
  const part = (id) => document.getElementById(id);
  const plural = (count, one) => `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;

  /* The names of books, games and sections stand in the page, so that no address is shown where a
     name is due. */
  const names = JSON.parse(part("names")?.textContent || "{}");
  const entry = (list, key) => (list && Object.hasOwn(list, key) ? list[key] : undefined);
  const label = (name, value) => entry(names[name], value) || (name === "kind" && entry(KINDS, value))
    || (name === "language" && entry(LANGUAGES, value)) || value.replace(/-/gu, " ");

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  /* ---- Rows ---- */

  /** A stretch of a text around its first mark, between words: [start, end]. */
  function stretch(text, marks) {
    const first = marks[0] || [0, 0];
    let start = Math.max(0, first[0] - Math.floor(SNIPPET / 3));
    start = start ? text.lastIndexOf(" ", start - 1) + 1 : 0;
    let end = Math.max(first[1], start + SNIPPET);
    end = end < text.length ? text.indexOf(" ", end) : -1;
    return [start, end < 0 ? text.length : end];
  }

  /** A stretch of a text with its marks. */
  function marked(text, start, end, marks) {
    const shown = [];
    let at = start;
    for (const [from, to] of marks.filter((mark) => mark[0] >= start && mark[1] <= end)) {
      if (from < at) continue;
      shown.push(text.slice(at, from), element("mark", {}, text.slice(from, to)));
      at = to;
    }
    return [...shown, text.slice(at, end)];
  }

  function place(it) {
    const pages = it.pages ? `, ${/[,–-]/u.test(it.pages) ? "pp" : "p"}. ${it.pages}` : "";
    return `${label("witness", it.witness)}${pages}`;
  }

  function textRow(it, hits, root, lacks = []) {
    const lines = linesOf(it, hits), marks = lines.flatMap((line) => line.marks).sort((a, b) => a[0] - b[0]);
    const link = element("a", { href: root + (lines[0]?.link || it.href), className: "address" }, it.address);
    const about = ` ${place(it)}; ${label("kind", it.kind)}, ${STATES[it.state] || it.state}; ${plural(hits.length, "hit")}`
      + (lacks.length ? `; without: ${lacks.map((part) => typedIn(part).join(" ")).join(", ")}` : "");
    const [start, end] = stretch(it.text, marks);
    return element("li", {}, element("p", { className: "where" }, link, about),
      element("p", { lang: it.language, className: "snippet" }, start ? "… " : "",
        ...marked(it.text, start, end, marks), end < it.text.length ? " …" : ""));
  }

  function hitRow(line, root) {
    const { it } = line;
    const words = marked(it.text, line.start, line.end, line.marks);
    const gap = (at) => (it.text[at] === " " ? "\u00a0" : "");
    const text = (className, ...children) => element("span", { className, lang: it.language }, ...children);
    return element("li", {},
      text("left", element("bdi", {}, line.left + gap(line.start - 1))),
      text("node", element("a", { href: root + line.link }, ...words)),
      text("right", gap(line.end) + line.right),
      element("span", { className: "where" }, ` ${place(it)} `, element("span", { className: "address" }, it.address)));
  }

  /* ---- Choices ---- */

  const dateOf = (index, witness) => index.dates[witness][1].replace(/[[\]]/gu, "");
  const depth = (index, name) => (index.parents.has(name) ? 1 + depth(index, index.parents.get(name)) : 0);

  function option(name, value, inset = 0) {
    return new Option(`${"\u2003".repeat(inset)}${label(name, value)}`, value);
  }

  /** Choose a value that an address asks for. One that is not offered is added, so that it is not
      passed over in silence: the search then says that there is no such thing. */
  function choose(name, value) {
    const select = form.elements[name];
    select.value = value;
    if (select.value === value) return;
    select.append(option(name, value));
    select.value = value;
  }

  /** The sections of the books, or of the one chosen, in reading order. */
  function offerSections(index, chosen) {
    const select = form.elements.section, book = form.elements.witness.value, game = form.elements.game.value;
    const found = new Map();
    index.columns.section.forEach((section, doc) => {
      const witness = index.columns.witness[doc];
      if ((book && witness !== book) || (game && index.columns.game[doc] !== game)) return;
      const above = [];
      for (let at = section; at; at = index.parents.get(at)) above.unshift(at);
      if (!found.has(witness)) found.set(witness, new Set());
      above.forEach((at) => found.get(witness).add(at));
    });
    const groups = [...found].map(([witness, sections]) => element("optgroup", { label: label("witness", witness) },
      ...[...sections].map((at) => option("section", at, depth(index, at)))));
    select.replaceChildren(new Option("all", ""), ...groups);
    select.value = chosen;
    if (!select.value) select.value = "";
  }

  /* What can be chosen is known from the index only. */
  function offer(index, asked) {
    for (const name of FILTERS.filter((it) => it !== "section")) {
      const values = index.values(name).filter(Boolean)
        .sort((a, b) => (name === "witness" ? index.dates[a][0] - index.dates[b][0] : label(name, a) < label(name, b) ? -1 : 1));
      form.elements[name].append(...values.map((it) => {
        const made = option(name, it);
        if (name === "witness") made.text += ` (${dateOf(index, it)})`;
        return made;
      }));
      choose(name, asked.get(name) || "");
    }
    offerSections(index, "");
    choose("section", asked.get("section") || "");
  }

  function settings() {
    const value = (name) => form.elements[name].value;
    const order = value("order"), view = byContext(order) ? "hits" : value("view");
    const filters = Object.fromEntries(FILTERS.map((name) => [name, value(name)]));
    return { query: value("q").trim(), filters, order, view, exact: form.elements.exact.checked };
  }

  /* ---- Answers ---- */

  const edition = form.dataset.edition, root = form.dataset.root;
  const hitsOf = (results) => results.reduce((sum, it) => sum + it.hits.length, 0);

  function summary({ named = [], results, loosely = [] }) {
    if (!results.length && named.length) return "";
    if (!results.length) return loosely.length ? "No text has all the words. Texts that have some follow." : NOTHING;
    return `${plural(hitsOf(results), "hit")} in ${plural(results.length, "text")}.`;
  }

  /** What to ask instead: for a word of today that the books do not print, and for a question. */
  function propose(wanted, near) {
    const link = (query) => element("a", { href: addressOf({ ...wanted, query, exact: false }, edition) }, query);
    const query = entry(names.proposed, bare(fold(wanted.query)));
    const spelt = near.flatMap(([word, known]) => known.flatMap((it, at) => [at ? ", " : ` Spelt nearly as ${word}: `, link(it)]));
    if (!query) return spelt.length ? [...spelt, "."] : [];
    return [" The books do not say so; try ", link(query), "."];
  }

  /** Headings, games, topics, terms and examples, above the texts. */
  function showThings(things) {
    part("things").hidden = !things.length;
    part("things").replaceChildren(...things.map(({ kind, title, href }) =>
      element("li", {}, `${THINGS[kind]}: `, element("a", { href: root + href }, title))));
  }

  function showShares(index, results) {
    const shares = index.values("witness").map((name) => {
      const own = results.filter(({ doc }) => index.columns.witness[doc] === name);
      return [name, own.length, hitsOf(own)];
    }).filter(([, texts]) => texts).sort((a, b) => index.dates[a[0]][0] - index.dates[b[0]][0]);
    part("shares").replaceChildren(...shares.flatMap(([name, texts, hits], at) => [at ? "; " : "",
      element("cite", {}, label("witness", name)), ` (${dateOf(index, name)}) `,
      element("b", {}, plural(hits, "hit")), ` in ${plural(texts, "text")}`]));
  }

  function showAlso(index, wanted, results) {
    const forms = index.alsoFound(wanted.query, results);
    const link = ([word, count]) => [element("a", { href: addressOf({ ...wanted, query: word, exact: true }, edition) }, word), ` ${count}`];
    const list = (some) => some.flatMap((it, at) => [at ? ", " : "", ...link(it)]);
    const rest = forms.slice(LISTED);
    part("also").hidden = !forms.length;
    part("also").replaceChildren("Also found: ", ...list(forms.slice(0, LISTED)),
      ...(rest.length ? [", ", element("button", { type: "button", className: "plain",
        onclick: (event) => event.target.replaceWith(...list(rest)) }, `and ${rest.length} more`)] : []));
  }

  function sentence(index, wanted, results) {
    const narrowed = FILTERS.map((name) => wanted.filters[name] && `${name === "witness" ? "book" : name}: ${label(name, wanted.filters[name])}`);
    const told = [wanted.exact && "exact spelling", ...narrowed].filter(Boolean);
    return `Search for ‘${wanted.query}’${told.length ? ` (${told.join("; ")})` : ""}: `
      + `${summary({ results }).replace(/\.$/u, "")}. In: The Laws of Play, version ${edition}, ${form.dataset.released}. `;
  }

  function showKeep(index, wanted, results) {
    const address = addressOf(wanted, edition);
    const whole = location.protocol.startsWith("http") ? new URL(address, location.href).href : address;
    Object.assign(part("address"), { href: address, textContent: whole });
    part("citation").textContent = `${sentence(index, wanted, results)}${whole}.`;
  }

  function remember(wanted) {
    try {
      history.replaceState(null, "", addressOf(wanted, edition).replace(/^search\.html/u, ""));
    } catch { /* some browsers keep no addresses of files */ }
  }

  /* ---- A run ---- */

  const load = loader(form.dataset.buckets);
  const asked = new URLSearchParams(location.search);
  let ready, run = 0;
  const index = () => (ready ||= open(load, form.dataset.core).then((opened) => { offer(opened, asked); return opened; }));

  /** What could not be answered, in place of what was: a query ill-formed, or an index not whole. */
  function tellFault({ message }) {
    part("found").textContent = `${message}.`;
    part("answer").hidden = true;
  }

  async function allLines(opened, results, order, tell) {
    await opened.readTexts(results.map(({ doc }) => doc), tell);
    const lines = [];
    for (const { doc, hits } of results) lines.push(...linesOf(await opened.document(doc), hits));
    return orderedLines(lines, order);
  }

  /** What stands before texts in which words may be missing. */
  const border = () => element("li", { className: "border" },
    "Less like it: words may be missing, or stand in a heading only.");

  /** Rows, so many at a time: a function that gives the next ones, empty at the end. */
  function rowsOf(opened, { named, results, loosely }, wanted, tell) {
    const queue = [...named, ...orderedTexts(results, wanted.order, opened)];
    let lines = [], sorted = null, rest = loosely;
    const next = async () => {
      const { doc, hits } = queue.shift();
      return [await opened.document(doc), hits];
    };
    const row = async ({ doc, hits, lacks }) => textRow(await opened.document(doc), hits, root, lacks);
    if (wanted.view !== "hits")
      return async () => {
        const made = await Promise.all(queue.splice(0, TEXTS).map(row)), room = TEXTS - made.length;
        if (room && rest.length) made.push(...(rest === loosely ? [border()] : []), ...await Promise.all(rest.slice(0, room).map(row)));
        rest = rest.slice(room);
        return { rows: made, more: queue.length + rest.length > 0 };
      };
    return async () => {
      if (byContext(wanted.order)) lines = sorted ??= await allLines(opened, results, wanted.order, tell);
      else while (lines.length < LINES && queue.length) lines.push(...linesOf(...await next()));
      const rows = lines.splice(0, LINES).map((line) => hitRow(line, root));
      return { rows, more: lines.length > 0 || (!sorted && queue.some(({ hits }) => hits.length)) };
    };
  }

  async function show(rows, mine) {
    const list = part("results"), { rows: made, more } = await rows();
    if (mine !== run) return;
    const first = list.children.length ? made[0] : null;
    list.append(...made);
    part("more").hidden = !more;
    part("more").onclick = () => show(rows, mine).catch(tellFault);
    // Whoever asked for more goes on reading there.
    first?.querySelector("a")?.focus();
  }

  async function save(opened, results, wanted) {
    const tell = (done, all) => { part("copied").textContent = `Reading the texts, ${done} of ${all} …`; };
    const lines = await allLines(opened, orderedTexts(results, wanted.order, opened), wanted.order, tell);
    const text = asCsv(lines, opened, addressOf({ ...wanted, view: "" }, edition), edition);
    const name = wanted.query.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/gu, "") || "search";
    // The mark at the beginning tells spreadsheets that the letters are UTF-8.
    const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
    element("a", { href: url, download: `laws-of-play-${edition}-${name}.csv` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    part("copied").textContent = `${plural(lines.length, "hit")} saved.`;
  }

  async function answer() {
    const mine = ++run, wanted = settings(), found = part("found");
    part("answer").hidden = true;
    part("results").replaceChildren();
    part("more").hidden = true;
    part("copied").textContent = "";
    try {
      parse(wanted.query);
      known("order", wanted.order, ORDERS);
      known("view", wanted.view, VIEWS);
      found.textContent = "Searching …";
      const opened = await index();
      const asked = await opened.ask(wanted.query, wanted), { results } = asked;
      if (mine !== run) return;
      part("results").className = wanted.view === "hits" ? "kwic" : "results";
      const tell = (done, all) => { if (mine === run) found.textContent = `Reading the texts, ${done} of ${all} …`; };
      showShares(opened, results);
      showAlso(opened, { ...wanted, query: asked.query }, results);
      showThings(asked.things);
      showKeep(opened, wanted, results);
      part("csv").onclick = () => save(opened, results, wanted).catch(tellFault);
      await show(rowsOf(opened, asked, wanted, tell), mine);
      if (mine !== run) return;
      found.replaceChildren(summary(asked) + ofAddress(), ...(results.length ? [] : propose(wanted, asked.near)));
      part("answer").hidden = !part("results").children.length && !asked.things.length;
    } catch (error) {
      if (mine === run) tellFault(error);
    }
  }

  /** Throws when an address asks for an order or a view that there is not. */
  function known(name, value, values) {
    if (!values.includes(value)) throw new SyntaxError(`${value}: no such ${name}; take ${values.filter(Boolean).join(", ")}`);
  }

  /** What to tell once of the address that the page was opened by: that it was kept from another
      version, and what it asks for that no search knows. */
  function ofAddress() {
    const kept = asked.get("edition"), others = [...new Set(asked.keys())].filter((name) => !ASKED.includes(name));
    [...asked.keys()].forEach((name) => asked.delete(name));
    return (kept && kept !== edition
      ? ` The address was kept from version ${kept}; this is version ${edition}, and may find other hits.` : "")
      + (others.length ? ` The address asks for ${others.join(", ")} too, which no search knows; that was left aside.` : "");
  }

  async function copy(button) {
    const source = part(button.dataset.copies);
    try {
      await navigator.clipboard.writeText(source.textContent);
      part("copied").textContent = "Copied.";
    } catch {
      getSelection().selectAllChildren(source);
      part("copied").textContent = "Selected; copy it with the keyboard.";
    }
  }

  form.hidden = false;
  form.elements.q.value = asked.get("q") || "";
  form.elements.exact.checked = asked.has("exact");
  for (const name of ["order", "view"]) choose(name, asked.get(name) || "");
  form.elements.view.value = settings().view;
  for (const button of document.querySelectorAll("[data-copies]")) button.onclick = () => copy(button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    remember(settings());
    answer();
  });
  form.addEventListener("change", async (event) => {
    if (["witness", "game"].includes(event.target.name)) offerSections(await index(), form.elements.section.value);
    if (event.target.name === "order" && byContext(event.target.value)) form.elements.view.value = "hits";
    if (event.target.name === "view" && !event.target.value && byContext(form.elements.order.value)) form.elements.order.value = "";
    if (event.target.name === "q" || !settings().query) return;
    remember(settings());
    answer();
  });
  index().then(() => form.elements.q.value && answer(), tellFault);
});
