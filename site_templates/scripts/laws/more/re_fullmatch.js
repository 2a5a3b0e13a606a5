/* re.fullmatch. */
$.re_fullmatch = (source, it) => $.re_compile(source).fullmatch(it);
