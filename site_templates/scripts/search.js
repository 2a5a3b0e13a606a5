/* The search page (search.html): asks the index, shows texts or every hit, keeps the search. */
"use strict";

addEventListener("DOMContentLoaded", () => {
  const { FILTERS, ORDERS, addressOf, asCsv, bare, byContext, choosing, dateOf, element, entry, fold, labelling, linesOf,
    loader, opened: openedIndex, orderedLines, orderedTexts, parse, plural, rowing, words } = globalThis.lawsofplay;
  const form = document.getElementById("search");
  if (!form) return;

  const TEXTS = 8; // texts shown at a time: each may need a bucket
  const LINES = 50; // lines of a concordance shown at a time
  const LISTED = 40; // other forms listed
  const VIEWS = ["", "hits"];
  const ASKED = ["q", ...FILTERS, "order", "view", "exact", "edition"]; // what an address may ask for
  const THINGS = { heading: "Heading", book: "Book", game: "Game", topic: "Topic", term: "Term", example: "Example" };
  const LANGUAGES = { en: "English", fr: "French" };
  const NOTHING = "Nothing found. Fewer words, one letter as ? or the end of a word as *, NEAR in place of a "
    + "phrase, or all books and games may find more.";
  const part = (id) => document.getElementById(id);
  const names = JSON.parse(part("names")?.textContent || "{}"), label = labelling(names);
  const edition = form.dataset.edition, root = form.dataset.root;
  const { textRow, hitRow } = rowing(label, root), { choose, offer, offerSections, settings } = choosing(form, label);

  /* ---- Answers ---- */

  const hitsOf = (results) => results.reduce((sum, it) => sum + it.count, 0);

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

  /** What was found in other words, and the laws that prove that they say the same. */
  const proofRows = (proofs) => [...new Set(proofs.map(({ asked }) => asked))].map((own) => {
    const lawLinks = ({ laws }) => laws.flatMap(({ address, href }, at) => [at ? " and " : "", element("a", { href }, address)]);
    const told = proofs.filter(({ asked }) => asked === own).flatMap((it, at) =>
      [at ? "; " : "", element("b", {}, it.found), " (see ", ...lawLinks(it), ")"]);
    return element("div", {}, "In other words, for ", element("i", {}, own), ": ", ...told);
  });

  /** What words of the query mean in the books, where that is not their sense of today. */
  function otherwise({ query, exact }) {
    const asked = ` ${words(query).map(({ form }) => form).join(" ")} `;
    const meant = Object.entries(names.otherwise || {}).filter(([word]) => !exact && asked.includes(` ${word} `));
    return meant.map(([word, [language, there, address, href, ask]]) => element("div", {}, element("i", {}, word),
      `, in the ${LANGUAGES[language]} books: ${there} (see `, element("a", { href }, address), "). For its sense of today try ",
      element("a", { href: addressOf({ query: ask }, edition) }, ask), "."));
  }

  function showAlso(wanted, forms, proofs) {
    const link = ([word, count]) => [element("a", { href: addressOf({ ...wanted, query: word, exact: true }, edition) }, word), ` ${count}`];
    const list = (some) => some.flatMap((it, at) => [at ? ", " : "", ...link(it)]);
    const rest = forms.slice(LISTED);
    const rows = [...proofRows(proofs), ...otherwise(wanted)];
    part("also").hidden = !forms.length && !rows.length;
    part("also").replaceChildren(...(forms.length ? ["Also found: "] : []), ...list(forms.slice(0, LISTED)),
      ...(rest.length ? [", ", element("button", { type: "button", className: "plain",
        onclick: (event) => event.target.replaceWith(...list(rest)) }, `and ${rest.length} more`)] : []), ...rows);
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
  const index = () => (ready ||= openedIndex(load, form.dataset.core).then((opened) => { offer(opened, asked); return opened; }));

  /** What could not be answered, in place of what was: a query ill-formed, or an index not whole. */
  function tellFault({ message }) {
    part("found").textContent = `${message}.`;
    part("answer").hidden = true;
  }

  async function allLines(opened, results, order, tell) {
    await opened.readTexts(results.map(({ doc }) => doc), tell);
    return orderedLines((await opened.texts(results)).flatMap((it) => linesOf(it, it.hits)), order);
  }

  /** What stands before texts in which words may be missing. */
  const border = () => element("li", { className: "border" },
    "Less like it: words may be missing, or stand in a heading only.");

  /** Rows, so many at a time: a function that gives the next ones, empty at the end. */
  function rowsOf(opened, { named, results, loosely }, wanted, tell) {
    const queue = [...named, ...orderedTexts(results, wanted.order, opened)];
    let lines = [], sorted = null, rest = loosely;
    const made = async (found) => (await opened.texts(found)).map(textRow);
    if (wanted.view !== "hits")
      return async () => {
        const rows = await made(queue.splice(0, TEXTS)), room = TEXTS - rows.length;
        if (room && rest.length) rows.push(...(rest === loosely && named.length + results.length ? [border()] : []), ...await made(rest.slice(0, room)));
        rest = rest.slice(room);
        return { rows, more: queue.length + rest.length > 0 };
      };
    return async () => {
      if (byContext(wanted.order)) lines = sorted ??= await allLines(opened, results, wanted.order, tell);
      else while (lines.length < LINES && queue.length)
        lines.push(...(await opened.texts(queue.splice(0, TEXTS))).flatMap((it) => linesOf(it, it.hits)));
      const rows = lines.splice(0, LINES).map(hitRow);
      return { rows, more: lines.length > 0 || (!sorted && queue.some(({ count }) => count)) };
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
      showAlso(wanted, asked.also, asked.proofs);
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
