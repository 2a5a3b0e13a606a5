/* The method bit_count. */
$.method("bit_count", (it) => [...$.abs(it).toString(2)].filter((bit) => bit === "1").length);
