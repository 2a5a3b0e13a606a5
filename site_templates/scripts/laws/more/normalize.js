/* unicodedata.normalize. */
$.normalize = (form, it) => it.normalize(form);
