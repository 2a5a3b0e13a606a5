/* The method isdisjoint. */
$.method("isdisjoint", (it, other) => { for (const own of $.it(other)) if ($.in(own, it)) return false; return true; });
