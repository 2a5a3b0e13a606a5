/* re.split. */
$.re_split = (source, it) => $.re_compile(source).split(it);
$.re_split.kw = ([source, it], { maxsplit = 0 }) => $.re_compile(source).split(it, maxsplit);
