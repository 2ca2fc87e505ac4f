# Two commands need nothing prepared by hand: make demo, make test.
.DEFAULT_GOAL := help
.PHONY: help demo test lint bench clean release-fixture

BIN := .venv/bin
READY := .venv/.ready
PACKAGES := campaign reports rules seeds
# How many test processes; `make test WORKERS=0` runs them in one.
WORKERS ?= 2

help:
	@echo "make demo    a campaign played before your eyes"
	@echo "make test    every check: style, types, layers, tests"
	@echo "make bench   what things cost, beside what they are compared with; writes docs/performance.md"
	@echo "make lint    the checks without the tests"
	@echo "make clean   removes the environment and what was built"
	@echo "make release-fixture   keeps a database of this version for later ones to open"

# The environment is built once, and again when the dependencies change.
$(READY): pyproject.toml scripts/prepare
	@scripts/prepare

demo: $(READY)
	@$(BIN)/python -m campaign.demo

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(addprefix -p ,$(PACKAGES))
	$(BIN)/lint-imports

test: lint
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadfile

# What is measured beside is installed here, and nowhere else. About ten minutes; needs Node and npm.
bench: $(READY)
	@$(BIN)/python -m pip --disable-pip-version-check install -qq --editable '.[bench]'
	@cd bench/boardgame && npm install --silent --no-audit --no-fund --no-package-lock --omit=optional
	@$(BIN)/python -m bench $(BENCH)

clean:
	rm -rf .venv bench/cache bench/boardgame/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache demo-output
	find $(PACKAGES) tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A database and exports of this version, which later ones must open: once, when it is released.
release-fixture: $(READY)
	@$(BIN)/python -m tests.releases
