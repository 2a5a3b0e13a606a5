# Two commands do everything on a fresh machine with Python 3.11 or later:
#   make site   builds the edition and says where to look
#   make test   runs all tests (make develop sets up what they need, and runs none)
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# What the tests take from npm (tests/package.json); without npm, tests that need it are skipped.
PACKAGES := $(if $(shell command -v npm 2>/dev/null),.node/.installed)

# Compiled once, the six hundred modules are not compiled again by every process.
unexport PYTHONDONTWRITEBYTECODE

# Folders whose tests need neither the site nor a program beside Python and Node.
QUICK := tests/base tests/encode tests/executable_rules tests/lexicon tests/model tests/sentences \
	tests/transcription tests/downloads/test_package.py

.PHONY: site develop test quick long check lint bench hunt lock clean
.DELETE_ON_ERROR:

site: $(VENV)/.runtime
	$(BIN)/laws build

# What a developer needs besides, without running anything.
develop: $(VENV)/.develop

test: $(VENV)/.develop $(PACKAGES)
	$(BIN)/laws build
	$(BIN)/laws check
	$(BIN)/pytest -n auto --dist loadgroup

# The rules with all their cases, and the parts that read and write texts: what another version of
# Python might do otherwise, in two minutes.
quick: $(VENV)/.develop
	$(BIN)/pytest -n auto --dist loadgroup $(QUICK)

# What is too long for every run: every hand of Cribbage beside the engine, a sample of the mutants,
# EPUBCheck on every book, every page by the HTML validator, the lexicon compiled anew, the whole site
# and index made twice, the search beside others.
long: $(VENV)/.develop $(PACKAGES)
	$(BIN)/pytest -n auto --dist loadgroup -m long

check: $(VENV)/.develop
	$(BIN)/laws check

lint: $(VENV)/.develop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo

# The search beside Pagefind and MiniSearch, the laws in the page beside Pyodide and Brython; keeps
# the figures, which docs/searching.md and docs/running-in-the-page.md show.
bench: $(VENV)/.develop $(PACKAGES)
	$(BIN)/laws build
	$(BIN)/python -m tests.benchmarks.search_bench
	$(BIN)/python -m tests.benchmarks.page_bench

# Harm of every kind is tried, from spoilt files to crafted addresses: a table of attempts.
hunt: $(VENV)/.develop $(PACKAGES)
	$(BIN)/laws build
	$(BIN)/python -m tests.hunt

# The environments: what a reader needs, and what a developer needs besides. Only the versions in
# build/locked/ are installed, and only if their check sums are right.
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

$(VENV)/.runtime: pyproject.toml build/locked/site.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or later is needed; try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes --requirement build/locked/site.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/.develop: $(VENV)/.runtime build/locked/develop.txt
	$(PIP) --require-hashes --requirement build/locked/develop.txt
	touch $@

# Scripts of packages are not run: that of vnu-jar would fetch a Java of its own.
.node/.installed: tests/package.json tests/package-lock.json
	mkdir -p .node
	cp $^ .node
	cd .node && npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error
	touch $@

# Writes the locked versions anew: after a change of the dependencies in pyproject.toml, or to renew
# them (make lock RENEW=--upgrade).
lock:
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip --disable-pip-version-check install --quiet 'uv>=0.9'
	$(LOCKING) --output-file build/locked/site.txt
	$(LOCKING) --constraints build/locked/site.txt --extra dev --output-file build/locked/develop.txt

LOCKING = $(VENV)/lock/bin/uv pip compile pyproject.toml --group build --quiet --no-header \
	--universal --python-version 3.11 --generate-hashes $(RENEW)

clean:
	rm -rf site index .node .build .build.lock tei/.*.xml.*
