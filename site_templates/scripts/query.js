/* The query language: the parser of build/lawsofplay/search/query.py, to the letter. A node is
   {phrase: slots}, {near: [node, node], distance}, {and: nodes}, {or: nodes} or {not: node}. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const { APOSTROPHES, LETTER, fold, parted } = lawsofplay;
  const SPACE = "\\s\\x1c-\\x1f\\x85\\ufeff";
  const TOKEN = new RegExp(`[${SPACE}]+|[“”"]([^“”"]*)[“”"]|([()])|([^${SPACE}()“”"]+)|(.)`, "gsu");
  const RUN = `(?:${LETTER}|[*?])+`;
  const NEAR = /^NEAR(?:\/([1-9][0-9]?))?$/u;
  const NEARBY = 10; // the distance of a NEAR without a number
  const SLOT = new RegExp(`(${RUN}(?:[${APOSTROPHES}]${RUN})*)(?:(~)([12]?))?|(&)`, "gu");
  const fault = (message) => { throw new SyntaxError(message); };

  function slotsOf(text) {
    return [...text.matchAll(SLOT)].flatMap((match) => {
      const body = match[4] || match[1];
      const forms = parted(body, 0, body.length).map(([start, end]) => fold(body.slice(start, end)));
      const last = forms.pop();
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
      if (tokens[at] === "NOT") { at++; return { not: one() }; }
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

  /** The words sought, as typed. */
  function typed(node) {
    const inside = (it) => it.phrase || (it.near || it.or).flatMap(inside);
    return leaves(node).flatMap(inside).map(({ form }) => form);
  }

  return { parse, leaves, typed };
})());
