# Everything a person or a machine does here. `make` alone lists the targets.
# Stamps keep a second run quick; remove .venv, or run `make clean`, to start over.

PYTHON ?= python3
PORT   ?= 8000

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --quiet --disable-pip-version-check
NPM  := npm --prefix frontend --no-audit --no-fund --no-update-notifier
NODE_MODULES := frontend/node_modules/.package-lock.json

BUILD := $(BIN)/jupyter-book build -W -n --keep-going
LANGUAGES := fr de

# What a page's cached outputs were computed by. The bundle computes none of them.
PACKAGE := $(shell find mmteach -type f -not -path '*/__pycache__/*' -not -path 'mmteach/static/*')

export PATH := $(CURDIR)/$(BIN):$(PATH)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:  # the checks run in the order written, so that pytest closes the run
.PHONY: help serve book lab test lint types frontend bundle-fresh bench bundle chromium clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

serve: book  ## build the book and serve it at the address printed; PORT=8000
	@$(BIN)/python book/serve.py _build/html $(PORT)

# Sphinx warns about a page once, when it reads it: after a failure, read every page again.
# It copies the bundles only when it writes a page: when one is new, do so too. The outputs stay cached.
# The other languages are books of their own, each built beside the English one and laid into it.
book: $(VENV)/.book _build/.package  ## build the book in its languages into _build/html, warnings as errors
	@for bundle in mmteach/static/*.mjs; do \
		cmp -s $$bundle _build/html/_static/$${bundle##*/} || rm -rf _build/.doctrees _build/*/_build/.doctrees; done
	$(BUILD) book || { rm -rf _build/.doctrees; exit 1; }
	@for lang in $(LANGUAGES); do \
		$(BUILD) book/$$lang --path-output _build/$$lang || { rm -rf _build/$$lang/_build/.doctrees; exit 1; }; \
		rm -rf _build/html/$$lang && cp -R _build/$$lang/_build/html _build/html/$$lang; done

lab: _build/.lab  ## build the site where notebooks run in the browser; `make book` lays it under lab/ when it is there

test: $(VENV)/.test chromium lint types frontend bundle-fresh lab book  ## set everything up and run every check
	$(BIN)/pytest --ignore=tests/bench --numprocesses=2 --dist=loadfile --durations=15

lint: $(VENV)/.test  ## check the Python style
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.test  ## check the Python types
	$(BIN)/mypy

frontend: $(NODE_MODULES)  ## check the front end: types and tests
	$(NPM) run typecheck
	$(NPM) run test

bundle-fresh: $(NODE_MODULES)  ## prove that the committed bundle is what the front end builds
	@rm -rf .cache/static && mkdir -p .cache && cp -R mmteach/static .cache/static
	$(NPM) run build
	@diff -rq .cache/static mmteach/static || \
		{ echo "mmteach/static was out of date and is now rebuilt: commit it." >&2; exit 1; }

bundle: $(NODE_MODULES)  ## rebuild mmteach/static from the front end
	$(NPM) run build

bench: $(VENV)/.test book  ## time what has a speed to keep
	$(PIP) install --no-deps --upgrade --target .cache/bench --requirement tests/bench/requirements.txt
	PYTHONPATH=.cache/bench $(BIN)/pytest tests/bench --benchmark-only --benchmark-json=book/reference/speed.json

clean:  ## remove everything that make made, the tools in .venv too
	rm -rf $(VENV) _build .cache dist frontend/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache .benchmarks

# pip comes last into a new environment, so one that was cut short is made again.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "mmteach needs Python 3.11 or newer, and '$(PYTHON)' is not: try make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.book: requirements.txt pyproject.toml | $(BIN)/pip
	$(PIP) install --requirement requirements.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: tests/requirements.txt $(VENV)/.book
	$(PIP) install --requirement tests/requirements.txt
	@touch $@

$(NODE_MODULES): frontend/package.json frontend/package-lock.json $(VENV)/.test
	$(NPM) ci
	@touch $@

# What the notebooks' site is made of: JupyterLite, apart from .venv, and what its Python gets. Node brings Pyodide.
.cache/lab/.fetched: requirements.txt book/lab/requirements.txt book/lab/browser.txt $(VENV)/.test
	rm -rf .cache/lab
	$(PIP) install --no-deps --target .cache/lab/tools --requirement book/lab/requirements.txt
	$(PIP) download --no-deps --only-binary :all: --platform any --implementation py --abi none --python-version 3.14 \
		--constraint requirements.txt --requirement book/lab/browser.txt --dest .cache/lab/wheels
	@touch $@

_build/.lab: .cache/lab/.fetched _build/.package $(NODE_MODULES) $(wildcard book/lab/*.py notebooks/* mmteach/static/*)
	rm -rf .cache/lab/mmteach
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir .cache/lab/mmteach .
	$(BIN)/python book/lab/build.py .cache/lab _build/lab
	@touch $@

# Jupyter Book keeps outputs as long as a page's own text is the same: drop them when the package changes.
_build/.package: requirements.txt $(PACKAGE)
	rm -rf _build && mkdir _build && touch $@

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

chromium:
	@if command -v chromium >/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
		$(SUDO) apt-get update && \
		$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium fonts-liberation; \
	else \
		echo "The browser tests need Chromium: install it so that \`chromium\` is on the PATH, and run this again." >&2; exit 1; \
	fi
