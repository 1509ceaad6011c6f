# Undercroft: `make help` lists the targets.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
DOCS   := $(VENV)/.installed-docs
JOBS   ?= 2
N      ?= 40
SEED   ?= 1
KIND   ?= extreme
ALONE  := tests/server/test_unfreezable.py
GAMES  ?= buttons-and-bugs gloomhaven massive-darkness

.DEFAULT_GOAL := help
.PHONY: help setup client chromium screenshots play test lint web rules mutate prove bench docs fmt

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
	@$(MAKE) --no-print-directory -j2 lint web
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m 'not slow'
	$(BIN)/python tools/rules.py --check

lint: $(STAMP) ## code style, types, layers
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

web: $(STAMP) ## the client's checks
	$(BIN)/python tools/web.py

rules: $(STAMP) ## which rules are tested, waived, untested
	@$(BIN)/python tools/rules.py $(if $(GAME),--game $(GAME))

mutate: $(STAMP) ## break N rules drawn by SEED and list what their tests do not notice; KIND=subtle breaks lines instead of functions
	@$(BIN)/python tools/mutate.py --kind $(KIND) --number $(N) --seed $(SEED) --jobs $(JOBS) $(if $(GAME),--game $(GAME)) $(if $(IDS),--ids $(IDS))

prove: $(STAMP) client chromium ## the long proof: slow tests, thousands of games, memory, coverage, speed, balance, faults, load; writes docs/*.json and their pages
	$(BIN)/pytest -n $(JOBS) --ignore $(ALONE)
	$(BIN)/pytest $(ALONE)
	$(BIN)/undercroft prove --jobs $(JOBS)
	for game in $(GAMES); do $(BIN)/undercroft balance $$game --jobs $(JOBS) && $(BIN)/undercroft balance $$game --check --jobs $(JOBS) || exit 1; done
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
