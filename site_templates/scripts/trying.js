/* A law's page: its form, the answer as soon as a fact changes, what would change it, what other books rule, and
   the ruling as an address. Without this script the page has its printed cases, and no form. */
"use strict";

(() => {
  const { made, button, form, isTyped, answers, sentence, changes, sisterRows, rulings } = lawsofplay;
  const place = document.getElementById("try"), source = document.getElementById("trying");
  const { Laws } = globalThis;
  if (!place || !source || !Laws) return;
  const page = { begin: 0, ...JSON.parse(source.textContent), ...lawsofplay.book, law: document.querySelector(".address").id };
  // What stands on the page already: the functions' names and what they tell, the names of laws beside this one.
  document.querySelectorAll("#function h3").forEach((it, at) => Object.assign(page.functions[at], { name: it.textContent, gloss: it.nextElementSibling.textContent }));
  page.sisters.forEach((it) => { it.title ??= document.querySelector(`#books a[href="${it.address}.html"], #beside a[href="${it.address}.html"]`).textContent; });
  const first = page.functions[page.begin], asking = [...document.querySelectorAll("#topics a")];

  const href = (address) => `${address}.html`;
  const seen = {
    address: page.law,
    text: bare(document.querySelector(".words")),
    language: (address) => (page.french.includes((address ?? "").split(".")[0]) ? "fr" : "en"),
    link: (address) => made("a", { class: "address", href: href(address) }, address),
  };

  /** The law's words without the marks and figures of the page. */
  function bare(words) {
    const text = words.cloneNode(true);
    text.className = "asked";
    text.querySelectorAll(".by, .reason, .footnotes").forEach((it) => it.remove());
    text.querySelectorAll("[id]").forEach((it) => it.removeAttribute("id"));
    text.querySelectorAll("mark, .inert").forEach((it) => it.replaceWith(...it.childNodes));
    text.normalize();
    return text;
  }

  const part = (title, ...within) => made("section", {}, made("h3", {}, title), ...within);
  const facts = made("div", { class: "askedfacts" }), told = made("p", { class: "counts since", role: "status", hidden: true });
  const answer = made("div", { class: "answer" });
  const changing = made("ul", { class: "changes" }), changed = made("p", { class: "counts" });
  const others = made("ul", { class: "sisters" });
  const cited = made("p", { class: "citation" });
  const show = answers(answer, seen);
  let asked, own, stop = () => {}, turn = 0;

  /** The choice of what is asked, of a law with several functions. */
  const choice = made("fieldset", { class: "fact asks" }, made("legend", {}, "What is asked"), ...page.functions.map((it) => {
    const box = made("input", { type: "radio", name: "asks", value: it.name });
    box.addEventListener("change", () => begin(it, it.start));
    return made("label", {}, box, " ", it.gloss);
  }));

  const ask = (given) => Laws.ask(asked.name, page.law, given);

  /** What stands in place of an answer while facts are wanting. */
  const waiting = (missing) => ({
    value: null, refusal: "wanting", told: { sentence: `Say first: ${missing.join("; ")}.`, kind: "wanting" }, laws: {}, facts: {}, steps: [],
  });

  const isWaiting = ({ refusal }) => refusal === "wanting";

  function now() {
    const given = own.facts(), missing = own.missing();
    const result = missing.length ? waiting(missing) : ask(given);
    show(result);
    return { given, result };
  }

  /** Where this page stands: its address, or within a folder its place in the site. */
  const at = location.protocol === "file:" ? `law/${page.law}.html` : location.href.split("#")[0];

  function cite(given, result) {
    const fragment = rulings.written({ name: asked.name, facts: given, version: page.version, result });
    const said = Object.entries(own.all()).map(([name, text]) => `${name}=${text}`).join(", ");
    const words = `${page.law}, in The Laws of Play, version ${page.version}: ${asked.name}${said && ` where ${said}`}. `
      + `“${sentence(result)}” ${at}#${fragment}`;
    cited.textContent = isWaiting(result) ? "Nothing is ruled yet." : words;
    return fragment;
  }

  /** The page's address becomes that of the ruling. */
  function keep(fragment) {
    try {
      history.replaceState(null, "", `#${fragment}`);
    } catch {
      // A browser that lets no script change the address of a file: the citation has it all the same.
    }
  }

  function offer({ changes: texts, words, result }) {
    changing.append(made("li", {}, button(words, () => {
      own.change(texts);
      renewed();
      // The button is gone with the old answer.
      answer.querySelector(".says").focus();
    }, { class: "plain" }), " ", made("span", {}, sentence(result))));
  }

  const NONE = "No small change of one or two facts gives another answer.";
  const TYPED = " Facts that are typed, or placed on a board, were not tried otherwise.";

  function search(given) {
    stop();
    changing.replaceChildren();
    changed.textContent = own.list.length ? "" : "The law answers so always: it asks nothing.";
    if (!own.list.length || own.missing().length) return;
    stop = changes({
      facts: own.list, all: own.all(), ask: (texts) => ask({ ...given, ...texts }), found: offer,
      done: (count, cut) => {
        const none = count ? "" : NONE + (own.list.some(isTyped) ? TYPED : "");
        changed.textContent = cut ? `${none} The search was cut short: this law takes long to answer.`.trim() : none;
      },
    });
  }

  async function compare(given, result) {
    const mine = turn += 1;
    if (isWaiting(result)) return void others.replaceChildren();
    const rows = await sisterRows(page.sisters, { at: page.functions.indexOf(asked), asked: asked.name, own: own.list, worked: own.worked(), given, result, href });
    if (mine === turn) others.replaceChildren(...rows);
  }

  /** Ask anew, with the facts as they stand. */
  function rule() {
    const { given, result } = now();
    search(given);
    void compare(given, result);
    // Where laws are joined to this one, scripts/joined tells of them.
    lawsofplay.tried?.(asked, own);
    return { result, fragment: cite(given, result) };
  }

  function renewed() {
    told.hidden = true;
    keep(rule().fragment);
  }

  /** Begin with a function and its facts. */
  async function begin(chosen, start, cause = renewed) {
    await Laws.ready(chosen.name);
    asked = chosen;
    choice.querySelectorAll("input").forEach((it) => { it.checked = it.value === chosen.name; });
    own = form(facts, chosen.name, { start, without: chosen.without, unknown: chosen.unknown, changed: renewed });
    cause();
  }

  /** The questions that this law and others answer. */
  function topics() {
    if (!asking.length) return null;
    const links = asking.map((it) => it.cloneNode(true));
    return made("p", { class: "counts" }, "Questions that this law and others answer: ",
      ...links.flatMap((it, at) => (at ? ["; ", it] : [it])), ".");
  }

  const named = (name) => page.functions.find((it) => it.name === name);

  /** The ruling in the page's address, if there is one; tells whether there was. */
  async function openCited() {
    const ruling = rulings.read(location.hash), chosen = ruling && named(ruling.name);
    if (!ruling) return false;
    if (!chosen) {
      told.textContent = `The address names a function, ${rulings.short(ruling.name)}, that this law has not${ruling.version && " any more"}.`;
      told.hidden = false;
      return false;
    }
    await begin(chosen, ruling.facts, () => {
      const { result } = rule(), names = own.list.map(({ name }) => name);
      const strange = Object.keys(ruling.facts).filter((it) => !names.includes(it));
      const unknown = strange.length ? `It takes no fact ${strange.map(rulings.short).join(", ")}. ` : "";
      told.textContent = unknown + rulings.told(ruling, page.version, result);
      told.hidden = !told.textContent;
    });
    place.scrollIntoView();
    return true;
  }

  async function open() {
    const head = place.querySelector("h2");
    head.after(...[
      made("p", { class: "counts" }, "Give the facts: the answer follows at once. It is worked out in this page, and nothing is sent."),
      page.functions.length > 1 ? choice : null, facts, told, answer,
      part("What would change it", changed, changing),
      page.sisters.length || asking.length ? part(page.sisters.length ? "What other books rule" : "What other laws answer", others, topics()) : null,
      part("Cite this ruling", cited),
      made("p", { class: "again" }, button("Begin again with the page’s own case", () => begin(first, first.start), { class: "plain" })),
    ].filter(Boolean));
    // Who comes for what stands below is led there first: browsers keep it in place when something is put above it.
    if (location.hash && !rulings.read(location.hash)) {
      await new Promise((then) => addEventListener("load", then));
      await new Promise(requestAnimationFrame);
    }
    place.hidden = false;
    if (!await openCited()) await begin(first, first.start, rule);
    globalThis.copying?.button(cited);
    // The browser went there before the form was made, which moves all that stands below it.
    if (!location.search) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }

  addEventListener("hashchange", openCited);
  open().catch((error) => {
    place.remove();
    document.querySelectorAll('.jump [href="#try"], .jump [href="#try"] + span').forEach((it) => it.remove());
    throw error;
  });
})();
