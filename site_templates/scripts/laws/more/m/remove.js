/* The method remove. */
$.method("remove", (it, own) => {
  if (!Array.isArray(it)) return it.delete(own) ? null : $.fail("KeyError", own);
  it.splice($.m.index(it, own), 1);
  return null;
});
