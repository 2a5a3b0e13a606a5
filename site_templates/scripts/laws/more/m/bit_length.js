/* The method bit_length. */
$.method("bit_length", (it) => (it == 0 ? 0 : $.abs(it).toString(2).length));
