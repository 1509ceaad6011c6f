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
.PHONY: help setup client chromium screenshots play test rules mutate prove bench docs fmt

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  \1\t\2/' | expand -t 12

setup: $(STAMP) ## create the virtual environment and install everything needed

$(STAMP): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

client: $(STAMP) ## build the browser client anew if its sources have changed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .

chromium: ## install Chromium for the browser tests where there is none
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || (apt-get update -q && apt-get install -y -q chromium)

screenshots: $(STAMP) client chromium ## draw the browser's pictures in docs/screens anew
	$(BIN)/python -m tools.screenshots

play: $(STAMP) ## play Buttons & Bugs in the terminal
	@$(BIN)/undercroft play buttons-and-bugs

test: $(STAMP) client chromium ## lint, types, layers, the client's checks, tests, rule coverage
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/web.py
	$(BIN)/pytest -n $(JOBS) -m 'not slow'
	$(BIN)/python tools/rules.py --check

rules: $(STAMP) ## which rules are tested, waived, untested
	@$(BIN)/python tools/rules.py $(if $(GAME),--game $(GAME))

mutate: $(STAMP) ## break the functions of N rules drawn by SEED and list the rules whose tests do not notice
	@$(BIN)/python tools/mutate.py --number $(N) --seed $(SEED) --jobs $(JOBS) $(if $(IDS),--ids $(IDS))

prove: $(STAMP) client chromium ## the long proof: slow tests, thousands of games, memory, coverage, speed, balance, faults, load; writes docs/*.json and their pages
	$(BIN)/pytest -n $(JOBS)
	$(BIN)/undercroft prove --jobs $(JOBS)
	$(BIN)/undercroft balance buttons-and-bugs --games 30 --budget 30 --jobs $(JOBS) --out docs/balance-buttons-and-bugs.json
	$(BIN)/undercroft balance gloomhaven --bot greedy --games 18 --jobs $(JOBS) --out docs/balance-gloomhaven.json
	$(BIN)/undercroft balance massive-darkness --bot greedy --size 4 --games 40 --seed 1000 --jobs $(JOBS) --out docs/balance-massive-darkness.json
	$(BIN)/undercroft faults --out docs/faults.json
	$(BIN)/undercroft loadtest --out docs/load.json
	$(BIN)/python tools/with_postgres.py $(BIN)/undercroft loadtest --out docs/load.json

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
