// Three hosts of the laws in one page: the project's scripts, Pyodide, Brython. Each loads what it needs to ask one
// function, and gives a function from a law and facts to the explanation as JSON. `sources` are the files
// of Python that the two others run, by path.

const script = (path) => new Promise((loaded, failed) => {
  const it = document.createElement("script");
  it.src = path;
  it.onload = loaded;
  it.onerror = () => failed(new Error(`${path} cannot be loaded`));
  document.head.append(it);
});

const HOSTS = {
  async laws(name) {
    await script("laws/runtime.js");
    await Laws.ready(name);
    return (law, facts) => JSON.stringify(Laws.ask(name, law, facts));
  },

  async pyodide(name) {
    await Promise.all([script("pyodide/pyodide.js"), script(`sources/${name}.js`)]);
    const python = await loadPyodide();
    for (const [path, text] of Object.entries(sources)) {
      python.FS.mkdirTree(`own/${path}`.replace(/\/[^/]*$/, ""));
      python.FS.writeFile(`own/${path}`, text);
    }
    python.runPython("import sys; sys.path.insert(0, 'own')");
    const asked = python.runPython(`from asking import begin; begin(${JSON.stringify(name)})`);
    return (law, facts) => asked(law, JSON.stringify(facts));
  },

  async brython(name) {
    await script("brython/brython.min.js");
    await Promise.all([script("brython/brython_stdlib.js"), script(`sources/${name}.js`)]);
    __BRYTHON__.update_VFS(Object.fromEntries(Object.entries(sources).map(([path, text]) => {
      const parts = path.replace(/\.py$/, "").split("/"), whole = parts.at(-1) === "__init__";
      if (whole) parts.pop();
      return [parts.join("."), [".py", text, [], whole]];
    })));
    brython({ debug: 0 });
    __BRYTHON__.runPythonSource(`from browser import window
from asking import begin
window.asked = begin(${JSON.stringify(name)})
`, "page");
    return (law, facts) => asked(law, JSON.stringify(facts));
  },
};

// The words of an error: of JavaScript, or of Brython's Python.
const said = (error) => error.__traceback__ ? __BRYTHON__.error_trace(error) : String(error.stack ?? error);

// The milliseconds until the first answer, the answer, and the milliseconds of `times` later ones;
// or the error that came instead.
globalThis.measured = async (host, [name, law, facts], times) => {
  try {
    const start = performance.now(), ask = await HOSTS[host](name);
    const answer = ask(law, facts), first = performance.now() - start, later = [];
    for (let i = 0; i < times; i++) {
      const before = performance.now();
      ask(law, facts);
      later.push(performance.now() - before);
    }
    return { first, later, answer, error: "" };
  } catch (error) {
    return { first: 0, later: [], answer: "", error: said(error) };
  }
};
