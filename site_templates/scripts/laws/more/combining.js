/* unicodedata.combining: whether a sign stands upon the one before it. */
$.combining = (it) => (/\p{M}/u.test(it) ? 1 : 0);
