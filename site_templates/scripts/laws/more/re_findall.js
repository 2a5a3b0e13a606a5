/* re.findall. */
$.re_findall = (source, it) => $.re_compile(source).findall(it);
