/* The method removesuffix. */
$.method("removesuffix", (it, part) => (part && it.endsWith(part) ? it.slice(0, -part.length) : it));
