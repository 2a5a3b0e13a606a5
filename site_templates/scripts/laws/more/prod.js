/* math.prod. */
$.prod = (items) => { let made = 1; for (const it of $.it(items)) made = $.mul(made, it); return made; };
