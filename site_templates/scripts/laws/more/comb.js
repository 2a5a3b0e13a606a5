/* math.comb. */
$.comb = (n, k) => { let made = 1; for (let at = 1; at <= k; at++) made = $.fdiv($.mul(made, $.add($.sub(n, at), 1)), at); return made; };
