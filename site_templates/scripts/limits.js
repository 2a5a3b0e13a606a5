/* How much one query may ask: the limits of build/lawsofplay/finding/limits.py, counted alike and told in
   the same words; a test compares them. */
"use strict";

var lawsofplay = globalThis.lawsofplay || {};

Object.assign(lawsofplay, (() => {
  const LIMITS = {
    signs: [2000, "a query has at most {most} signs; search for fewer words"],
    brackets: [50, "brackets stand at most {most} deep, one in another; take some away"],
    nears: [50, "a query has at most {most} NEARs; take some away"],
    patterns: [40, "a query has at most {most} different words with *, ? or ~; take some away"],
    listed: [3000, "the words with *, ? or ~ stand for more than {most} words of the books; give them more letters"],
    places: [200_000, "the words sought stand in more than {most} places of the books; seek rarer words"],
    compared: [200_000, "phrases and NEAR have more than {most} places to compare; seek rarer words in them"],
    hits: [100_000, "there are more than {most} hits; seek rarer words, or in one book or game alone"],
  };

  /** Throws a line for the reader when a query has too many. */
  function keep(name, count) {
    const [most, told] = LIMITS[name];
    if (count > most) throw new SyntaxError(told.replace("{most}", most.toLocaleString("en")));
  }

  return { LIMITS, keep };
})());
