/* Python's exceptions: made by a call, known by instanceof, told by their message. */

class PyError extends Error {
  constructor(...values) {
    super(values.length === 1 ? str(values[0]) : values.length ? repr(values) : "");
    this.values = values;
  }
}

/** An exception's class that is called without "new", as Python does. */
function errorClass(name, base = PyError) {
  const Kind = class extends base {};
  const make = (...values) => new Kind(...values);
  Object.defineProperty(make, "name", { value: name });
  Object.defineProperty(Kind, "name", { value: name });
  Object.defineProperty(make, Symbol.hasInstance, { value: (it) => it instanceof Kind });
  make.Kind = Kind;
  return make;
}

const E = { Exception: errorClass("Exception") };
for (const name of ["AssertionError", "IndexError", "KeyError", "NotImplementedError", "RuntimeError",
  "StopIteration", "TypeError", "ValueError", "ZeroDivisionError"]) {
  E[name] = errorClass(name, E.Exception.Kind);
}

const fail = (kind, told) => { throw E[kind](told); };

/** What Python says of an exception: of a missing key its own form. */
const said = (error) => (error instanceof E.KeyError && error.values.length ? repr(error.values[0]) : error.message);
