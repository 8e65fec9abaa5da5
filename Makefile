# The verbs of the project; CI and people call the same ones. `make` alone lists them.
#   ARGS   is handed to the program, to pytest or to the bench:  make test ARGS='-k auction -x'
#   PY     the Python that makes the environment:                make play PY=python3.13
#   VENV   where the environment lies:                           make test VENV=.venv-3.13

PY ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
ARGS ?=

CATALOGUES := $(wildcard src/trimoon/texts/catalogues/*.po)
BUILD := pyproject.toml constraints.txt package.json package-lock.json CMakeLists.txt $(wildcard build_backend/*.py cpp/*)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# The rules and the notation: small, and held to every branch by their own tests.
HELD := rules notation
HELD_TESTS := $(wildcard tests/rules tests/notation tests/spec)
# On all processors, unless a selection is run: starting the workers takes some seconds.
SPREAD := -n auto --maxprocesses 8 --dist worksteal

# Only what changed: the catalogues are compiled without installing everything again.
define install
$(if $(filter-out $(CATALOGUES),$?),$(1),$(PIP) install -c constraints.txt babel && $(BIN)/python build_backend/catalogues.py)
endef

# `test` is three runs, in this order.
.NOTPARALLEL:
.PHONY: help play test cover unit browser check fix docs bench screens soak lock clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.play ## set everything up and open a game in the browser
	@$(BIN)/trimoon $(ARGS)

# With ARGS a selection is run, so the coverage of all would say nothing.
test: $(if $(ARGS),,cover) unit browser ## set everything up and run all tests, quick ones first

cover: $(VENV)/.test ## run the tests of rules and notation, every branch covered
	$(BIN)/pytest -q $(SPREAD) -m 'not soak and not browser' $(HELD_TESTS) \
	    $(HELD:%=--cov=trimoon.%) --cov-branch --cov-report=term-missing:skip-covered --cov-fail-under=100

unit: $(VENV)/.test
	$(BIN)/pytest -q -m 'not soak and not browser' $(if $(ARGS),,$(SPREAD) $(HELD_TESTS:%=--ignore=%)) $(ARGS) $(may_select_none)

# A process of its own: Playwright keeps an event loop running, which no other test can share.
browser: $(VENV)/.test
	$(BIN)/pytest -q -rs --no-fold-skipped -m 'browser and not soak' $(ARGS) $(may_select_none)
may_select_none = $(if $(ARGS),|| [ $$? -eq 5 ])

check: $(VENV)/.test ## look for mistakes: ruff, mypy, import-linter, codespell, addresses
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell
	@! grep -nE '://|index-url|find-links' constraints.txt package-lock.json .npmrc

fix: $(VENV)/.test ## mend what ruff can mend, and format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: $(VENV)/.test ## build the generated parts of the documents
	@for script in $(wildcard docs/*.py); do echo "$$script"; PYTHONPATH=tests $(BIN)/python "$$script" || exit 1; done

bench: $(VENV)/.test ## measure speed and sizes
	PYTHONPATH=tests $(BIN)/python -m bench.run $(ARGS)

screens: $(VENV)/.test ## contact sheets of every screen, language and width, to look at
	PYTHONPATH=tests $(BIN)/python -m web.sheets $(ARGS)

soak: $(VENV)/.test ## full-size runs: thousands of games, and mutants of the rules (long)
	HYPOTHESIS_PROFILE=soak $(BIN)/pytest -m soak --timeout=3600 $(ARGS)
	$(BIN)/python tests/project/mutants.py

lock: $(VENV)/.made ## write constraints.txt and package-lock.json anew (needs npm)
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --group dev --group bench --universal --python-version 3.11 \
	    --no-emit-index-url --no-header --no-annotate -q -U -o constraints.txt
	npm install --package-lock-only
	$(BIN)/python build_backend/addresses.py

clean: ## remove what was made: environment, builds, the page's parts, caches
	rm -rf $(VENV) build dist mutants mutants.log src/trimoon/web/static/vendor src/trimoon/texts/catalogues/*.mo
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*

$(VENV)/.made:
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "trimoon needs Python 3.11 or newer: make PY=python3.x")'
	$(PY) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made $(BUILD) $(CATALOGUES)
	$(call install,$(PIP) install -c constraints.txt -e .)
	@touch $@

# Does the work of .play too, so that nothing is built twice. Dependency groups want pip 25.1.
$(VENV)/.test: $(VENV)/.made $(BUILD) $(CATALOGUES)
	$(call install,$(PIP) install --upgrade 'pip>=25.1' && $(PIP) install -c constraints.txt -e . --group dev)
	@touch $(VENV)/.play $@
