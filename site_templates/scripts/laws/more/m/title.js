/* The method title. */
$.method("title", (it) => it.replace(/\p{L}+/gu, (word) => word[0].toUpperCase() + word.slice(1).toLowerCase()));
