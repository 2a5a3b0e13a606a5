/* The query language: the parser of build/lawsofplay/finding/query.py, to the letter. A node is
   {phrase: slots}, with `joined` where a hyphen or an apostrophe joins them, {near: [node, node], distance}, {and: nodes}, {or: nodes} or {not: node}. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { APOSTROPHES, LETTER, fold, keep, parted } = lawsofplay;
  const SPACE = "\\s\\x1c-\\x1f\\x85\\ufeff";
  const TOKEN = new RegExp(`[${SPACE}]+|[“”"]([^“”"]*)[“”"]|([()])|([^${SPACE}()“”"]+)|(.)`, "gsu");
  const RUN = `(?:${LETTER}|[*?])+`;
  const STARS = /[*?]*\*[*?]*/gu; // signs side by side, a star among them: so many letters at least
  const NEAR = /^NEAR(?:\/([1-9][0-9]?))?$/u;
  const NEARBY = 10; // the distance of a NEAR without a number
  const SLOT = new RegExp(`(${RUN}(?:[${APOSTROPHES}]${RUN})*)(?:(~)([12]?))?|(&)`, "gu");
  const fault = (message) => { throw new SyntaxError(message); };

  function slotsOf(text) {
    return [...text.matchAll(SLOT)].flatMap((match) => {
      const body = match[4] || match[1];
      const forms = parted(body, 0, body.length).map(([start, end]) => fold(body.slice(start, end)));
      const last = forms.pop().replace(STARS, (run) => `${run.replace(/\*/gu, "")}*`);
      const slots = forms.map((form) => ({ form, how: "word" }));
      const wild = /[*?]/u.test(last);
      if (match[2] && wild) fault(`${last}~: a word is sought by * and ? or by ~, not by both`);
      if (match[2]) return [...slots, { form: last, how: "near", distance: Number(match[3] || 1) }];
      if (/^\?+$/u.test(last)) return slots; // the question mark of a copied sentence
      if (/^[*?]+$/u.test(last)) fault(`${last}: a pattern needs a letter`);
      return [...slots, { form: last, how: wild ? "wild" : "word" }];
    });
  }

  function tokensOf(query) {
    const tokens = [];
    for (const [, quoted, bracket, chunk, stray] of query.matchAll(TOKEN)) {
      if (stray) fault("a quotation mark is not closed");
      if (bracket || ["AND", "OR", "NOT"].includes(chunk)) { tokens.push(bracket || chunk); continue; }
      if (chunk === "NEAR" || chunk?.startsWith("NEAR/")) {
        const number = NEAR.exec(chunk) || fault(`${chunk}: NEAR/ takes a number of words from 1 to 99`);
        tokens.push({ distance: Number(number[1] || NEARBY) });
        continue;
      }
      const slots = slotsOf(quoted || chunk || "");
      if (slots.length && chunk && chunk.startsWith("-")) tokens.push("NOT");
      if (slots.length) tokens.push({ phrase: slots, ...(chunk && slots.length > 1 ? { joined: true } : {}) });
    }
    return tokens;
  }

  /* Nodes are alike when they say the same: their text as JSON is their name. */
  const named = JSON.stringify;
  const different = (parts) => [...new Map(parts.map((it) => [named(it), it])).values()];

  /** Parts under one AND or OR, equal ones once; brackets of the same kind say nothing more. */
  function together(kind, parts) {
    const own = different(parts.flatMap((it) => it[kind] || [it]));
    return own.length > 1 ? { [kind]: own } : own[0];
  }

  /** The contrary of a node; what is excluded twice is sought. */
  const excluded = (node) => node.not || { not: node };

  /** Throws when there is more of something than a query may have. */
  function bounded(tokens) {
    let depth = 0, deepest = 0;
    for (const token of tokens) {
      depth += (token === "(") - (token === ")");
      deepest = Math.max(deepest, depth);
    }
    keep("brackets", deepest);
    keep("nears", tokens.filter(({ distance }) => distance).length);
    keep("patterns", different(tokens.flatMap(({ phrase = [] }) => phrase).filter(({ how }) => how !== "word")).length);
  }

  /** Read a query; throws SyntaxError with a line for the reader. */
  function parse(query) {
    keep("signs", [...query].length);
    const tokens = tokensOf(query);
    if (!tokens.length) fault("no word to search for");
    bounded(tokens);
    let at = 0;
    const either = () => {
      const parts = [all()];
      while (tokens[at] === "OR") { at++; parts.push(all()); }
      return together("or", parts);
    };
    const all = () => {
      const parts = [one()];
      while (at < tokens.length && tokens[at] !== "OR" && tokens[at] !== ")") {
        if (tokens[at] === "AND") at++;
        parts.push(one());
      }
      return together("and", parts);
    };
    const one = () => {
      const before = at;
      while (tokens[at] === "NOT") at++;
      if (at > before) return (at - before) % 2 ? excluded(one()) : one();
      let part = place();
      while (at < tokens.length && tokens[at].distance) {
        const { distance } = tokens[at++], other = place();
        if (!hasPlace(part) || !hasPlace(other))
          fault("NEAR joins words, phrases, and brackets in which OR joins these");
        part = { near: [part, other], distance };
      }
      return part;
    };
    const place = () => {
      if (at >= tokens.length) fault("a word is missing at the end");
      const token = tokens[at++];
      if (token.phrase) return token;
      if (token !== "(") fault(`a word is missing before ${token.distance ? "NEAR" : token}`);
      const node = either();
      if (tokens[at++] !== ")") fault("a ( without its )");
      return node;
    };
    const node = either();
    if (at < tokens.length) fault("a ) without its (");
    return node;
  }

  /** Whether every match of a node stands in one place of the text. */
  const hasPlace = (node) => Boolean(node.phrase || node.near || node.or?.every(hasPlace));

  /** What a match shows in its text: phrases and neighbours that are not under a NOT. */
  function leaves(node, sought = true) {
    if (node.phrase || node.near) return sought ? [node] : [];
    if (node.not) return leaves(node.not, !sought);
    return (node.and || node.or).flatMap((part) => leaves(part, sought));
  }

  /** Every word of a query, those under a NOT too; some more than once. */
  const slots = (node) => node.phrase || (node.not ? [node.not] : node.near || node.and || node.or).flatMap(slots);

  /** The words sought, as typed. */
  const typed = (node) => leaves(node).flatMap(slots).map(({ form }) => form);

  return { parse, leaves, slots, different, named, typed };
})());
