# Two commands do everything on a fresh machine with Python 3.11 or later:
#   make site   builds the edition and says where to look
#   make test   runs all tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Compiled once, the six hundred modules are not compiled again by every process.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: site test long check lint bench hunt clean
.DELETE_ON_ERROR:

site: $(VENV)/.runtime
	$(BIN)/laws build

test: $(VENV)/.develop
	$(BIN)/laws build
	$(BIN)/laws check
	$(BIN)/pytest -n auto --dist loadgroup

# What is too long for every run: every hand of Cribbage beside the engine, a sample of the mutants,
# EPUBCheck on every book, every page by the HTML validator, the lexicon compiled anew, the whole site
# and index made twice.
long: $(VENV)/.develop
	$(BIN)/pytest -n auto --dist loadgroup -m long

check: $(VENV)/.develop
	$(BIN)/laws check

lint: $(VENV)/.develop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The search beside Pagefind and MiniSearch, which npm installs for it into .bench/.
bench: $(VENV)/.develop
	$(BIN)/laws build
	$(BIN)/python tests/benchmarks/search_bench.py

# Every kind of data file spoilt in every way, and what is told of it: a table of attempts.
hunt: $(VENV)/.develop
	$(BIN)/python -m tests.hunt

# The environments: what a reader needs, and what a developer needs besides.
$(VENV)/.runtime: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or later is needed; try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.develop: $(VENV)/.runtime
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

clean:
	rm -rf site index .bench .index.* tei/.*.xml.*
