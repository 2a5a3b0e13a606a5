/* Whole numbers of any size and fractions. A number too great for JavaScript's own is a BigInt. */

const whole = (big) => { const small = Number(big); return Number.isSafeInteger(small) ? small : big; };
const isNumber = (it) => typeof it === "number" || typeof it === "bigint" || typeof it === "boolean";

function divisor(a, b) {
  if (a < 0n) a = -a;
  while (b) [a, b] = [b, a % b];
  return a;
}

class Frac {
  constructor(n, d) { this.n = n; this.d = d; }
  get numerator() { return whole(this.n); }
  get denominator() { return whole(this.d); }
}

/** A fraction in its lowest terms. */
function frac(n, d) {
  if (d === 0n) fail("ZeroDivisionError", `Fraction(${n}, 0)`);
  if (d < 0n) { n = -n; d = -d; }
  const common = divisor(n, d) || 1n;
  return new Frac(n / common, d / common);
}
const asFrac = (it) => (it instanceof Frac ? it : isNumber(it) ? new Frac(BigInt(it), 1n)
  : fail("TypeError", `unsupported operand ${repr(it)}`));

function Fraction(a = 0, b = 1) {
  if (typeof a === "string") return fracOf(a);
  const x = asFrac(a), y = asFrac(b);
  return frac(x.n * y.d, x.d * y.n);
}
Fraction.prototype = Frac.prototype;
Fraction.__name__ = "Fraction";

function fracOf(text) {
  const parts = /^([-+]?)(\p{Nd}+)(?:\/(\p{Nd}+)|\.(\p{Nd}+))?$/u.exec(strip(text));
  if (!parts) fail("ValueError", `Invalid literal for Fraction: ${repr(text)}`);
  const [, sign, before, below, after] = parts;
  const n = BigInt(plainDigits(before + (after ?? ""))), d = below ? BigInt(plainDigits(below)) : 10n ** BigInt(after?.length ?? 0);
  return frac(sign === "-" ? -n : n, d);
}

/** Decimal figures of any script as those of ours. */
const plainDigits = (text) => text.replace(/\p{Nd}/gu, (figure) => {
  const code = figure.codePointAt(0);
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
});

function int(it = 0) {
  if (typeof it === "string") {
    const text = strip(it);
    if (!/^[-+]?\p{Nd}+(?:_\p{Nd}+)*$/u.test(text)) fail("ValueError", `invalid literal for int() with base 10: ${repr(it)}`);
    return whole(BigInt(plainDigits(text).replace(/[_+]/g, "")));
  }
  if (it instanceof Frac) return whole(it.n / it.d);
  if (!isNumber(it)) fail("TypeError", `int() argument ${repr(it)}`);
  return typeof it === "bigint" ? it : +it;
}

/** A sign between two numbers: plain, of BigInts, of fractions. */
const sign = (plain, big, ratio) => (a, b) => {
  if (typeof a === "number" && typeof b === "number") {
    const result = plain(a, b);
    if (Number.isSafeInteger(result)) return result;
  }
  if (a instanceof Frac || b instanceof Frac) return ratio(asFrac(a), asFrac(b));
  if (!isNumber(a) || !isNumber(b)) fail("TypeError", `unsupported operands ${repr(a)} and ${repr(b)}`);
  return whole(big(BigInt(a), BigInt(b)));
};

const floored = (a, b) => {
  if (b === 0n) fail("ZeroDivisionError", "integer division or modulo by zero");
  const result = a / b;
  return a % b !== 0n && (a < 0n) !== (b < 0n) ? result - 1n : result;
};

const plus = sign((a, b) => a + b, (a, b) => a + b, (x, y) => frac(x.n * y.d + y.n * x.d, x.d * y.d));
const minus = sign((a, b) => a - b, (a, b) => a - b, (x, y) => frac(x.n * y.d - y.n * x.d, x.d * y.d));
const times = sign((a, b) => a * b, (a, b) => a * b, (x, y) => frac(x.n * y.n, x.d * y.d));
const fdiv = sign((a, b) => (b ? Math.floor(a / b) : NaN), floored, (x, y) => whole(floored(x.n * y.d, x.d * y.n)));
const mod = (a, b) => minus(a, times(b, fdiv(a, b)));

function div(a, b) {
  if (!(a instanceof Frac) && !(b instanceof Frac)) fail("TypeError", "a quotient of whole numbers is none: write a Fraction");
  const x = asFrac(a), y = asFrac(b);
  return frac(x.n * y.d, x.d * y.n);
}

function pow(a, b) {
  if (!(a instanceof Frac)) {
    if (b < 0) fail("TypeError", "a power below nought: write a Fraction");
    return whole(BigInt(a) ** BigInt(b));
  }
  return b < 0 ? frac(a.d ** BigInt(-b), a.n ** BigInt(-b)) : frac(a.n ** BigInt(b), a.d ** BigInt(b));
}

const neg = (a) => (a instanceof Frac ? new Frac(-a.n, a.d) : minus(0, a));
const pos = (a) => (a instanceof Counter ? counted(a, (n) => n) : a instanceof Frac ? a : plus(a, 0));
const inv = (a) => minus(-1, a);
const shl = (a, b) => whole(BigInt(a) << BigInt(b));
const shr = (a, b) => whole(BigInt(a) >> BigInt(b));
const abs = (a) => (lt(a, 0) ? neg(a) : a instanceof Frac ? a : plus(a, 0));
const divmod = (a, b) => [fdiv(a, b), mod(a, b)];
const bits = (a, b, plain) => (typeof a === "boolean" && typeof b === "boolean" ? !!plain(+a, +b) : whole(plain(BigInt(a), BigInt(b))));
