/* What is wider than its place scrolls: then it is a region with a name, which the keyboard reaches. */
"use strict";

(() => {
  const named = new Map();

  /** The name of what scrolls: its own, or that of its table; a second of the same name has its number. */
  function name(place) {
    const told = place.dataset.name || place.querySelector("caption")?.textContent || place.closest(".quoting")?.querySelector("h3")?.textContent || place.closest("section")?.querySelector("h2")?.textContent || "Wide text", count = (named.get(told) ?? 0) + 1;
    named.set(told, count);
    return count > 1 ? `${told}, ${count}` : told;
  }

  function reach(place) {
    if (place.tabIndex === 0 || place.scrollWidth <= place.clientWidth) return;
    place.ariaLabel = name(place);
    place.setAttribute("role", "region");
    place.tabIndex = 0;
  }

  const watch = new ResizeObserver((changed) => changed.forEach(({ target }) => reach(target)));
  document.querySelectorAll(".scroll").forEach((it) => watch.observe(it));
})();
