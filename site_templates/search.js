/* Search in the browser. The index is a set of small scripts ("buckets") beside this one; the page
   needs no server, so nothing is fetched but by <script>. What a word is and how a query is read
   follow lawsofplay/search/words.py and query.py to the letter; a test compares the results. */
"use strict";

var lawsofplay = (() => {
  /* ---- Words: the tokenizer of words.py ---- */
  const APOSTROPHES = "'’‘ʼ";
  const LETTER = "[\\p{L}\\p{N}\\u0300-\\u036f]";
  const WORD = new RegExp(`${LETTER}+(?:[${APOSTROPHES}]${LETTER}+)*|&`, "gu");
  const CLITIC = new RegExp(`^([ldjmtsnc]|(?:jus|lors|puis|quoi)?qu)[${APOSTROPHES}]`, "iu");
  const SIGNS = { "ſ": "s", "’": "'", "‘": "'", "ʼ": "'", "‐": "-", "‑": "-" };

  const fold = (word) => word.normalize("NFC").replace(/[ſ’‘ʼ‐‑]/gu, (sign) => SIGNS[sign])
    .toLowerCase().replace(/œ/gu, "oe").replace(/æ/gu, "ae");
  const bare = (form) =>
    form.normalize("NFD").replace(/[\u0300-\u036f]/gu, "").normalize("NFC");

  /** Places [start, end] of a word and of the clitics before it. */
  function parted(text, start, end) {
    const places = [];
    for (let clitic; (clitic = CLITIC.exec(text.slice(start, end))); start += clitic[0].length)
      places.push([start, start + clitic[1].length]);
    return [...places, [start, end]];
  }

  /** Words of a text: {form, start, end}. */
  function words(text) {
    return [...text.matchAll(WORD)].flatMap((match) =>
      parted(text, match.index, match.index + match[0].length)
        .map(([start, end]) => ({ form: fold(text.slice(start, end)), start, end })));
  }

  /* ---- Queries: the parser of query.py. A node is {phrase: slots}, {and|or: nodes}, {not: node} */
  const SPACE = "\\s\\x1c-\\x1f\\x85\\ufeff";
  const TOKEN = new RegExp(`[${SPACE}]+|[“”"]([^“”"]*)[“”"]|([()])|([^${SPACE}()“”"]+)|(.)`, "gsu");
  const RUN = `(?:${LETTER}|[*?])+`;
  const SLOT = new RegExp(`(${RUN}(?:[${APOSTROPHES}]${RUN})*)(?:(~)([12]?))?|(&)`, "gu");
  const fault = (message) => { throw new SyntaxError(message); };

  function slotsOf(text) {
    return [...text.matchAll(SLOT)].flatMap((match) => {
      const body = (match[4] || match[1]).replace(/\?+$/u, "");
      const forms = parted(body, 0, body.length).map(([start, end]) => fold(body.slice(start, end)));
      const last = forms.pop();
      const slots = forms.map((form) => ({ form, how: "word" }));
      const wild = /[*?]/u.test(last);
      if (match[2] && wild) fault(`${last}~: a word is sought by * and ? or by ~, not by both`);
      if (/^[*?]+$/u.test(last)) fault(`${last}: a pattern needs a letter`);
      if (!last) return slots;
      if (match[2]) return [...slots, { form: last, how: "near", distance: Number(match[3] || 1) }];
      return [...slots, { form: last, how: wild ? "wild" : "word" }];
    });
  }

  function tokensOf(query) {
    const tokens = [];
    for (const [, quoted, bracket, chunk, stray] of query.matchAll(TOKEN)) {
      if (stray) fault("a quotation mark is not closed");
      if (bracket || ["AND", "OR", "NOT"].includes(chunk)) { tokens.push(bracket || chunk); continue; }
      const slots = slotsOf(quoted || chunk || "");
      if (slots.length && chunk && chunk.startsWith("-")) tokens.push("NOT");
      if (slots.length) tokens.push({ phrase: slots });
    }
    return tokens;
  }

  /** Read a query; throws SyntaxError with a line for the reader. */
  function parse(query) {
    const tokens = tokensOf(query);
    if (!tokens.length) fault("no word to search for");
    let at = 0;
    const either = () => {
      const parts = [all()];
      while (tokens[at] === "OR") { at++; parts.push(all()); }
      return parts.length > 1 ? { or: parts } : parts[0];
    };
    const all = () => {
      const parts = [one()];
      while (at < tokens.length && tokens[at] !== "OR" && tokens[at] !== ")") {
        if (tokens[at] === "AND") at++;
        parts.push(one());
      }
      return parts.length > 1 ? { and: parts } : parts[0];
    };
    const one = () => {
      if (at >= tokens.length) fault("a word is missing at the end");
      const token = tokens[at++];
      if (token.phrase) return token;
      if (token === "NOT") return { not: one() };
      if (token !== "(") fault(`a word is missing before ${token}`);
      const node = either();
      if (tokens[at++] !== ")") fault("a ( without its )");
      return node;
    };
    const node = either();
    if (at < tokens.length) fault("a ) without its (");
    return node;
  }

  /** Phrases whose words a match contains: those not under a NOT. */
  function leaves(node, sought = true) {
    if (node.phrase) return sought ? [node.phrase] : [];
    if (node.not) return leaves(node.not, !sought);
    return (node.and || node.or).flatMap((part) => leaves(part, sought));
  }

  /* ---- The index: buckets as export.py writes them ---- */
  const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const VALUES = new Map([...LETTERS].map((letter, at) => [letter, at]));

  function numbers(text) {
    const found = [];
    let value = 0, unit = 1;
    for (const letter of text) {
      const bits = VALUES.get(letter);
      value += (bits & 31) * unit;
      if (bits > 31) { unit *= 32; continue; }
      found.push(value);
      value = 0;
      unit = 1;
    }
    return found;
  }

  function unpackWords(text) {
    let before = "";
    return text.split(",").map((it) => (before = before.slice(0, parseInt(it[0], 36)) + it.slice(1)));
  }

  /** For a list of links: the first word and all words of each word's class. */
  function classesOf(links) {
    const first = [], members = new Map();
    links.forEach((link, at) => {
      first[at] = link ? first[at - link] : at;
      members.get(first[at])?.push(at) ?? members.set(first[at], [at]);
    });
    return { first, members };
  }

  function column({ values, runs }) {
    const found = [], flat = numbers(runs);
    for (let at = 0; at < flat.length; at += 2)
      for (let count = flat[at + 1]; count > 0; count--) found.push(values[flat[at]]);
    return found;
  }

  /** The last bucket that begins at or before a key. */
  function bucketOf(starts, key) {
    let low = 0, high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= key) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  function unpackPostings(text) {
    const flat = numbers(text), found = new Map();
    for (let at = 0, doc = 0; at < flat.length;) {
      doc += flat[at++];
      const positions = [];
      for (let count = flat[at++], place = 0; count > 0; count--) positions.push(place += flat[at++]);
      found.set(doc, positions);
    }
    return found;
  }

  /* ---- Patterns and distances ---- */
  function pattern(form) {
    const signs = { "*": ".*", "?": "." };
    const source = [...form].map((it) => signs[it] || it.replace(/[^\p{L}\p{N}\p{M}']/gu, "\\$&"));
    const test = new RegExp(`^${source.join("")}$`, "u");
    return (word) => test.test(word);
  }

  function within(form, distance) {
    const sought = [...form];
    return (word) => {
      const given = [...word];
      if (Math.abs(given.length - sought.length) > distance) return false;
      let row = sought.map((_, at) => at + 1);
      row.unshift(0);
      for (const [i, letter] of given.entries()) {
        const next = [i + 1];
        sought.forEach((it, j) =>
          next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (it === letter ? 0 : 1))));
        row = next;
      }
      return row[sought.length] <= distance;
    };
  }

  /* Readers look for laws first. */
  const WEIGHTS = { law: 1.5, rule: 1.5 };

  /** An index over buckets; `load(name)` promises the data of a bucket. */
  async function open(load) {
    const core = await load("core");
    const vocabulary = unpackWords(core.words);
    const place = new Map(vocabulary.map((word, at) => [word, at]));
    const classes = { en: classesOf(numbers(core.links.en)), fr: classesOf(numbers(core.links.fr)) };
    const columns = {};
    for (const name of ["witness", "game", "kind", "language"])
      columns[name] = column(core.documents[name]);
    const sizes = [...core.documents.lengths].map((it) => 40 * 1.5 ** parseInt(it, 36));
    const total = sizes.length;
    const average = sizes.reduce((sum, size) => sum + size, 0) / total;
    const everything = () => new Map(sizes.map((_, doc) => [doc, { score: 0, hits: 0 }]));
    const unpacked = new Map();

    async function postings(at) {
      if (!unpacked.has(at)) {
        const group = Math.min(classes.en.first[at], classes.fr.first[at]);
        const bucket = await load(`postings-${bucketOf(core.starts.postings, group)}`);
        for (const [word, text] of bucket) if (word === at) unpacked.set(at, unpackPostings(text));
      }
      return unpacked.get(at);
    }

    /** Words that a slot stands for, by language: the members of its class, or those it lists. */
    async function resolve(slot, exact) {
      if (slot.how === "word" && !exact) {
        let known = [place.get(slot.form) ?? -1, place.get(slot.form) ?? -1];
        if (!place.has(slot.form)) {
          const bucket = bucketOf(core.starts.spellings, slot.form);
          const more = bucket < 0 ? {} : await load(`spellings-${bucket}`);
          known = Object.hasOwn(more, slot.form) ? more[slot.form] : known;
        }
        const [en, fr] = ["en", "fr"].map((lang, side) =>
          known[side] < 0 ? [] : classes[lang].members.get(classes[lang].first[known[side]]));
        return { en, fr };
      }
      if (slot.how === "word") {
        const own = place.has(slot.form) ? [place.get(slot.form)] : [];
        return { en: own, fr: own };
      }
      const test = slot.how === "wild" ? pattern(slot.form) : within(slot.form, slot.distance);
      const listed = [];
      vocabulary.forEach((word, at) => {
        if (test(word) || (!exact && test(bare(word)))) listed.push(at);
      });
      return { en: listed, fr: listed };
    }

    /** Documents and positions of a slot. */
    async function places(slot, exact) {
      const { en, fr } = await resolve(slot, exact), found = new Map();
      for (const at of new Set([...en, ...fr])) {
        const sides = { en: en.includes(at), fr: fr.includes(at) };
        for (const [doc, positions] of await postings(at))
          if (sides[columns.language[doc]])
            found.set(doc, found.has(doc) ? [...found.get(doc), ...positions] : positions);
      }
      return found;
    }

    async function phrase(slots, exact) {
      const found = await Promise.all(slots.map((slot) => places(slot, exact)));
      const matched = new Map();
      // The rarest word leads: the others are looked up only where it stands.
      const lead = found.reduce((best, it, i) => (it.size < found[best].size ? i : best), 0);
      for (const [doc, positions] of found[lead]) {
        const starts = positions.map((at) => at - lead);
        const hits = starts.filter((at) => found.every((it, i) => it.get(doc)?.includes(at + i)));
        if (hits.length) matched.set(doc, hits.length);
      }
      const rarity = Math.log(total / (matched.size + 1)) + 1;
      return new Map([...matched].map(([doc, hits]) => [doc, {
        hits,
        score: (WEIGHTS[columns.kind[doc]] || 1) * rarity * hits * 2.2 / (hits + 1.2 * (0.25 + 0.75 * sizes[doc] / average)),
      }]));
    }

    const sum = (a, b) => ({ score: a.score + b.score, hits: a.hits + b.hits });

    async function evaluate(node, exact) {
      if (node.phrase) return phrase(node.phrase, exact);
      if (node.not) {
        const rest = everything();
        for (const doc of (await evaluate(node.not, exact)).keys()) rest.delete(doc);
        return rest;
      }
      const parts = await Promise.all((node.and || node.or).map((part) => evaluate(part, exact)));
      return parts.reduce((left, right) => {
        const joined = new Map(node.or ? left : []);
        for (const [doc, value] of right)
          if (left.has(doc)) joined.set(doc, sum(left.get(doc), value));
          else if (node.or) joined.set(doc, value);
        return joined;
      });
    }

    /** All documents that match, the likeliest first: [{doc, hits, score}]. */
    async function search(query, { exact = false, filters = {} } = {}) {
      const found = await evaluate(parse(query), exact);
      const wanted = Object.entries(filters).filter(([, value]) => value);
      return [...found].map(([doc, value]) => ({ doc, ...value }))
        .filter(({ doc }) => wanted.every(([name, value]) => columns[name][doc] === value))
        .sort((a, b) => b.score - a.score || a.doc - b.doc);
    }

    /** Words of the phrases sought, for marking hits in a text of a language. */
    async function marker(query, exact) {
      const phrases = await Promise.all(leaves(parse(query)).map((slots) =>
        Promise.all(slots.map((slot) => resolve(slot, exact)))));
      return (text, language) => {
        const side = language === "fr" ? "fr" : "en";
        const sought = phrases.map((slots) => slots.map((slot) => new Set(slot[side])));
        const found = words(text), hits = new Map();
        const at = found.map(({ form }) => place.get(form));
        for (const slots of sought)
          for (let i = 0; i + slots.length <= found.length; i++)
            if (slots.every((slot, j) => slot.has(at[i + j])))
              hits.set(`${found[i].start}-${found[i + slots.length - 1].end}`,
                [found[i].start, found[i + slots.length - 1].end]);
        return [...hits.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      };
    }

    /** A document: its filters, address, link, pages, state and text. */
    async function document(doc) {
      const bucket = bucketOf(core.starts.texts, doc);
      const [address, href, pages, state, text] =
        (await load(`texts-${bucket}`))[doc - core.starts.texts[bucket]];
      const own = Object.fromEntries(Object.entries(columns).map(([name, it]) => [name, it[doc]]));
      return { ...own, address, href, pages, state, text };
    }

    const values = (name) => core.documents[name].values;
    return { search, marker, document, values, columns };
  }

  /** A stretch of a text around its first hit, between words: [start, end]. */
  function stretch(text, hits, width = 240) {
    const first = hits[0] || [0, 0];
    let start = Math.max(0, first[0] - Math.floor(width / 3));
    start = start ? text.lastIndexOf(" ", start - 1) + 1 : 0;
    let end = Math.max(first[1], start + width);
    end = end < text.length ? text.indexOf(" ", end) : -1;
    return [start, end < 0 ? text.length : end];
  }

  /* ---- Buckets as scripts ---- */
  const waiting = new Map(), loaded = new Map();
  const put = (name, data) => waiting.get(name)?.(data);

  function loader(base) {
    return (name) => {
      if (!loaded.has(name)) loaded.set(name, new Promise((resolve, reject) => {
        waiting.set(name, resolve);
        const script = document.createElement("script");
        script.src = `${base}${name}.js`;
        script.onerror = () => { loaded.delete(name); reject(new Error(`${name}.js is missing`)); };
        document.head.append(script);
      }));
      return loaded.get(name);
    };
  }

  /* ---- The search page (search.html) ---- */
  const SHOWN = 8; // results a time: each may need a bucket of texts
  const FILTERS = ["witness", "game", "kind", "language"];
  const KINDS = { p: "paragraph", lg: "verse", entry: "dictionary entry" };
  const LANGUAGES = { en: "English", fr: "French" };
  const plural = (count, one, many = `${one}s`) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
  const STATES = { draft: "not yet proofread" };
  /* The names of books and games stand in the page, so that no address is shown where a name is due. */
  const names = () => JSON.parse(document.getElementById("names")?.textContent || "{}");
  const label = (name, value) => names()[name]?.[value] || (name === "kind" && KINDS[value])
    || (name === "language" && LANGUAGES[value]) || value.replace(/-/gu, " ");

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  /** A text around its first hit, with every hit in it marked. */
  function marked(text, hits, language) {
    const [start, end] = stretch(text, hits);
    const line = element("p", { lang: language, className: "snippet" }, start ? "… " : "");
    let at = start;
    for (const [from, to] of hits.filter((hit) => hit[0] >= start && hit[1] <= end)) {
      if (from < at) continue;
      line.append(text.slice(at, from), element("mark", {}, text.slice(from, to)));
      at = to;
    }
    line.append(text.slice(at, end), end < text.length ? " …" : "");
    return line;
  }

  function row(it, mark, hits, root) {
    const link = element("a", { href: root + it.href }, it.address);
    const pages = `${/[,–-]/u.test(it.pages) ? "pp" : "p"}. ${it.pages}`;
    const about = ` ${label("witness", it.witness)}, ${pages}; ${label("kind", it.kind)}, `
      + `${STATES[it.state] || it.state}; ${plural(hits, "hit")}`;
    return element("li", {}, element("p", { className: "where" }, link, about),
      marked(it.text, mark(it.text, it.language), it.language));
  }

  function start(form) {
    const root = form.dataset.root, load = loader(form.dataset.buckets);
    const found = document.getElementById("found"), list = document.getElementById("results");
    const more = document.getElementById("more");
    const asked = new URLSearchParams(location.search);
    let ready, run = 0;
    const index = () => (ready ||= open(load).then(offer));

    /* What can be chosen is known from the index only. */
    function offer(opened) {
      for (const name of FILTERS) {
        const values = opened.values(name).filter(Boolean);
        form.elements[name].append(...values.map((it) => new Option(label(name, it), it)));
        form.elements[name].value = asked.get(name) || "";
      }
      return opened;
    }

    function settings() {
      const value = (name) => form.elements[name].value;
      const filters = Object.fromEntries(FILTERS.map((name) => [name, value(name)]));
      return { query: value("q").trim(), order: value("order"), exact: form.elements.exact.checked, filters };
    }

    function remember({ query, order, exact, filters }) {
      const told = { q: query, ...filters, order, exact: exact ? "1" : "" };
      const kept = Object.entries(told).filter(([, value]) => value);
      try {
        history.replaceState(null, "", `?${new URLSearchParams(kept)}`);
      } catch { /* some browsers keep no addresses of files */ }
    }

    async function show(opened, results, mark, mine) {
      const part = results.splice(0, SHOWN);
      const rows = await Promise.all(part.map(async (it) =>
        row(await opened.document(it.doc), mark, it.hits, root)));
      if (mine !== run) return;
      list.append(...rows);
      more.hidden = !results.length;
      more.onclick = () => show(opened, results, mark, mine);
    }

    function summary(opened, results) {
      const books = opened.values("witness").map((name) => [name,
        results.filter(({ doc }) => opened.columns.witness[doc] === name).length]);
      const shares = books.filter(([, count]) => count).map(([name, count]) => `${label("witness", name)} ${count}`);
      const hits = results.reduce((sum, it) => sum + it.hits, 0);
      if (!results.length) return "Nothing found. Fewer words, one letter as ? or the end of a word as *, "
        + "or all books and games may find more.";
      return `${plural(hits, "hit")} in ${plural(results.length, "text")}: ${shares.join(", ")}.`;
    }

    async function answer() {
      const mine = ++run, wanted = settings();
      list.replaceChildren();
      more.hidden = true;
      try {
        parse(wanted.query);
        found.textContent = "Searching …";
        const opened = await index();
        const results = await opened.search(wanted.query, wanted);
        if (wanted.order === "book") results.sort((a, b) => a.doc - b.doc);
        const mark = await opened.marker(wanted.query, wanted.exact);
        if (mine !== run) return;
        found.textContent = summary(opened, results);
        await show(opened, results, mark, mine);
      } catch (error) {
        if (mine === run) found.textContent = `${error.message}.`;
      }
    }

    form.hidden = false;
    form.elements.q.value = asked.get("q") || "";
    form.elements.exact.checked = asked.has("exact");
    form.elements.order.value = asked.get("order") || "";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      remember(settings());
      answer();
    });
    form.addEventListener("change", (event) => {
      if (event.target.name === "q" || !settings().query) return;
      remember(settings());
      answer();
    });
    index().then(() => form.elements.q.value && answer(), () => {
      found.textContent = "The index is missing beside this page; build the site again.";
    });
  }

  if (typeof document !== "undefined")
    addEventListener("DOMContentLoaded", () => {
      const form = document.getElementById("search");
      if (form?.dataset.buckets !== undefined) start(form);
    });

  return { words, parse, open, put, loader, SHOWN };
})();

if (typeof module !== "undefined") module.exports = lawsofplay;
