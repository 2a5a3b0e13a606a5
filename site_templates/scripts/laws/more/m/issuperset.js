/* The method issuperset. */
$.method("issuperset", (it, other) => $.le($.set(other), it));
