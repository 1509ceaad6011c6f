# Undercroft: `make help` lists the targets.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
DOCS   := $(VENV)/.installed-docs
JOBS   ?= 2
N      ?= 40
SEED   ?= 1

.DEFAULT_GOAL := help
.PHONY: help setup play test rules mutate prove bench docs fmt

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  \1\t\2/' | expand -t 12

setup: $(STAMP) ## create the virtual environment and install everything needed

$(STAMP): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

play: $(STAMP) ## play Buttons & Bugs in the terminal
	@$(BIN)/undercroft play buttons-and-bugs

test: $(STAMP) ## lint, types, layers, tests, rule coverage
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n $(JOBS) -m 'not slow'
	$(BIN)/python tools/rules.py --check

rules: $(STAMP) ## which rules are tested, waived, untested
	@$(BIN)/python tools/rules.py $(if $(GAME),--game $(GAME))

mutate: $(STAMP) ## break the functions of N rules drawn by SEED and list the rules whose tests do not notice
	@$(BIN)/python tools/mutate.py --number $(N) --seed $(SEED) --jobs $(JOBS) $(if $(IDS),--ids $(IDS))

prove: $(STAMP) ## the long proof: slow tests, thousands of games, memory, coverage, speed; writes docs/proof.*
	$(BIN)/pytest -n $(JOBS)
	$(BIN)/undercroft prove

bench: $(STAMP) ## measure speed
	@$(BIN)/undercroft bench --json

docs: $(DOCS) ## build the documentation site into site/, without a warning
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo built: site/index.html

$(DOCS): $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs]'
	@touch $@

fmt: $(STAMP) ## mend what ruff can mend
	$(BIN)/ruff check --fix .
