/* Elements made by script. What is given goes in as text alone: nothing in it becomes a mark. */
"use strict";

Object.assign(lawsofplay, (() => {
  let count = 0;

  /** A name for an element that another one points to. */
  const ownId = () => `made-${count += 1}`;

  /** An element with its attributes (none for what is false or null) and what stands in it. */
  function made(tag, given = {}, ...within) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(given))
      if (value !== null && value !== undefined && value !== false)
        element.setAttribute(name, value === true ? "" : value);
    element.append(...within.filter((it) => it !== null && it !== undefined));
    return element;
  }

  /** A button that does something, and sends no form. */
  function button(words, done, given = {}) {
    const element = made("button", { type: "button", ...given }, words);
    element.addEventListener("click", done);
    return element;
  }

  /** Words as they begin a line. */
  const begun = (words) => words.charAt(0).toUpperCase() + words.slice(1);

  return { ownId, made, button, begun };
})());
