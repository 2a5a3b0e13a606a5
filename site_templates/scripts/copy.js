/* A button beside everything of class "copy" that copies its text. Pages are whole without it. */
"use strict";

var copying = (() => {
  const textOf = (place) => (place.value ?? place.textContent).trim();

  /** The old way, for browsers that keep the clipboard from files. */
  function copyByHand(text) {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.cssText = "position:fixed;opacity:0";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyByHand(text);
    }
  }

  /** Give a place its button, after it or, where only a few elements may follow, inside it. */
  function button(place) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "copying";
    made.textContent = "Copy";
    const told = document.createElement("span");
    told.setAttribute("role", "status");
    const text = () => textOf(place.copied ?? place);
    if (place.tagName === "DD") {
      const words = document.createElement("span");
      words.append(...place.childNodes);
      place.append(words, " ", made, told);
      place.copied = words;
    } else (place.closest(".scroll") ?? place).after(made, told);
    made.addEventListener("click", async () => {
      const done = await copy(text());
      told.textContent = done ? " Copied." : " The browser did not allow it.";
      setTimeout(() => { told.textContent = ""; }, 4000);
    });
  }

  document.querySelectorAll(".copy").forEach(button);
  return { button };
})();
