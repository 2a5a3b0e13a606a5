/* The method update. */
$.method("update", (it, more) => {
  const isDict = it instanceof $.Dict;
  if (!isDict) for (const own of $.it(more)) it.add(own);
  else if ($.isinstance(it, $.Counter)) for (const own of $.it(more)) it.set(own, $.add($.m.get(it, own, 0), 1));
  else for (const [own, value] of $.dict(more).items()) it.set(own, value);
  return null;
});
