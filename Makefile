# The one list of commands. `make play` and `make test` set up everything they need.

VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/server/client/*') \
  $(shell find web -type f -not -path '*/node_modules/*') pyproject.toml setup.py
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
# Every version is locked with its digests in requirements/; `make lock` takes the newest that pyproject.toml allows.
INSTALL := $(BIN)/python -m pip install --quiet --require-hashes
SAY := @printf '\033[1m%s\033[0m\n'
# The machine's Node, or where it is too old or missing the one that the build requirements bring.
NODE_WILL_DO := node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a * 100 + +b < 2019)' 2>/dev/null
NPM := cd web && { $(NODE_WILL_DO) || PATH="$(abspath $(BIN)):$$PATH"; } && npm
PACKAGES := web/node_modules/.package-lock.json
CLIENT := src/trilith/server/client/index.html
# Bytecode of the tests lies in the environment: not between the sources, and not made anew by every process.
PYTEST := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(abspath $(VENV))/bytecode \
  $(BIN)/python -m pytest -n auto --dist worksteal
INTERPRETED := PYTHONPATH=src TRILITH_BUILD=interpreted $(PYTEST)
COMPILED := TRILITH_BUILD=compiled $(PYTEST)
IS_COMPILED := $(BIN)/python -c 'import sys, trilith; sys.exit(not trilith.COMPILED)'
RULES := tests/bots tests/core tests/games tests/laws
# That both builds play the same games and think the same thoughts is held by golden ones, so rules, laws and levels are
# tried in one. The rest is the same Python in both.
TWICE := tests/core tests/laws/test_golden_records.py tests/bots/test_levels.py tests/bots/test_search.py tests/values tests/rollout
export PYTHONDONTWRITEBYTECODE := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play terminal setup develop ready services check interpreted test test-quick test-all bench learn laws chaos mutants pages records lock wire fields client client-checks browser postgres redis shots pictures site clean

help:
	@echo 'make play      set up what is missing and play in the browser; Ctrl-C ends it'
	@echo 'make terminal  the same in the terminal'
	@echo 'make test      every check and every test, in the build that people get'
	@echo 'make test-quick  while you work: rules, laws and words, interpreted, in less than a minute'
	@echo 'make test-all  the same as make test with more seeds, sizes and whole matches; before something is called done'
	@echo 'make check     the quick half: lint, format, types, import contracts'
	@echo 'make bench     speed, against Catanatron and the chess of PettingZoo in the same process'
	@echo 'make learn     fetch torch and sb3-contrib, and see masked PPO learn Stone Age'
	@echo 'make laws      10,000 random games for each table, every law checked; GAME=… for one game'
	@echo 'make chaos     servers, workers, PostgreSQL and Redis die while people play; MINUTES=… for how long'
	@echo 'make mutants   break the rules on purpose and see a test fail; GAME=… for one game'
	@echo 'make pages     write docs/rules/ anew; make records does it for the golden records, make fields for positions'
	@echo 'make lock      write requirements/ anew: the newest versions of everything that make installs'
	@echo 'make client    check, test and build the web client; make wire writes its types anew'
	@echo 'make shots     pictures of every page and phase in shots/; PICTURES="home placing" takes only these'
	@echo 'make pictures  the pictures of the README anew'
	@echo 'make site      the documentation as a site in site/html; fails for a link that leads nowhere'
	@echo 'make setup     only set up (.venv); make clean removes it again'

play: setup
	@$(BIN)/trilith serve --open

terminal: setup
	@$(BIN)/trilith play stone_age

setup: $(VENV)/installed

develop: setup $(VENV)/developed

$(VENV)/created:
	@test -n '$(PYTHON)' || { echo 'Trilith needs Python 3.11 or newer; install it, or name it: make PYTHON=…'; exit 1; }
	$(SAY) 'Making an environment in $(VENV)'
	@$(PYTHON) -m venv $(VENV) || { \
	  echo 'This Python cannot make environments. On Debian: apt-get install python3-venv'; exit 1; }
	@touch $@

$(VENV)/tools: $(VENV)/created requirements/run.txt requirements/build.txt
	$(SAY) 'Fetching what Trilith needs'
	@$(INSTALL) --requirement requirements/build.txt
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	$(SAY) 'Installing Trilith; compiling the rules takes a minute or two'
	@rm -rf build
	@$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps .
	@$(BIN)/python -c 'import trilith; print("The rules are compiled." if trilith.COMPILED else \
	  "There is no C compiler here, so Trilith runs interpreted: the same games, about ten times slower.")'
	@touch $@

$(VENV)/developed: $(VENV)/tools requirements/dev.txt
	$(SAY) 'Fetching what the tests need'
	@$(INSTALL) --requirement requirements/dev.txt
	@touch $@

$(PACKAGES): web/package-lock.json | $(VENV)/tools
	$(SAY) 'Fetching what the web client needs'
	@$(NPM) ci --no-progress --silent
	@touch $@

# What needs nothing compiled is fetched and done on the other core while the rules are being compiled.
MEANWHILE = services check client-checks
ready: $(PACKAGES)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target $(VENV)/installed $(MEANWHILE)

check: $(VENV)/developed $(PACKAGES)
	$(SAY) 'Lint and format'
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	$(SAY) 'Types'
	@$(BIN)/mypy
	$(SAY) 'Import contracts'
	@PYTHONPATH=src $(BIN)/lint-imports
	$(SAY) 'The web client: lint, layers and format'
	@$(NPM) run --silent lint && npm run --silent format:check

# Installing has built the client, unless somebody took it away since.
client: $(VENV)/installed client-checks
	@test -f $(CLIENT) || { $(NPM) run --silent build; }

client-checks: $(PACKAGES)
	$(SAY) 'The web client: types and tests'
	@$(NPM) run --silent check && npm test --silent

browser: $(VENV)/developed
	@sh tools/find-browser.sh $(BIN)

postgres:
	@sh tools/find-postgres.sh

redis:
	@sh tools/find-redis.sh

# In one go, because Debian's packages can only be installed one after another.
services: $(VENV)/developed
	@sh tools/find-browser.sh $(BIN)
	@sh tools/find-postgres.sh
	@sh tools/find-redis.sh

shots: client browser
	@PYTHONPATH=src:tests:tools $(BIN)/python tools/make_shots.py shots $(PICTURES)

interpreted: $(VENV)/developed
	$(SAY) 'Tests that hold both builds together, interpreted'
	@$(INTERPRETED) $(TWICE)

# Everything in the build that people get, and what holds both builds together in the other one.
test: MEANWHILE += interpreted
test: ready
	@if $(IS_COMPILED); then \
	  printf '\033[1m%s\033[0m\n' 'Tests, compiled' && $(COMPILED); \
	else \
	  echo 'There is no C compiler here, so the tests run interpreted only.' \
	  && $(INTERPRETED) $(addprefix --ignore=,$(TWICE)); \
	fi

# Everything in the build that people get, and all that is compiled there in the other one, too.
test-all: ready $(VENV)/documenting
	@if $(IS_COMPILED); then \
	  printf '\033[1m%s\033[0m\n' 'Tests, interpreted' \
	  && $(INTERPRETED) --thorough $(RULES) $(TWICE) tests/lessons tests/hints \
	  && printf '\033[1m%s\033[0m\n' 'Tests, compiled' && $(COMPILED) --thorough; \
	else \
	  echo 'There is no C compiler here, so the tests run interpreted only.' && $(INTERPRETED) --thorough; \
	fi

test-quick: $(VENV)/developed
	@$(INTERPRETED) $(RULES) tests/docs --ignore=tests/docs/test_wire_is_fresh.py

bench: develop
	$(SAY) 'Compiled'
	@$(BIN)/python bench/run.py
	@$(BIN)/python bench/environments.py
	$(SAY) 'Interpreted'
	@PYTHONPATH=src $(BIN)/python bench/run.py

# Without digests: torch is one file here and another there, by machine and by what computes on it.
$(VENV)/learning: $(VENV)/developed
	$(SAY) 'Fetching torch and sb3-contrib'
	@$(BIN)/python -m pip install --quiet torch==2.13.0 sb3-contrib==2.9.2
	@touch $@

learn: setup $(VENV)/learning
	@$(BIN)/python examples/masked_ppo.py

laws: setup
	@$(BIN)/python tools/hold_laws.py $(GAME)

chaos: develop postgres redis
	@PYTHONPATH=tests $(BIN)/python tools/chaos.py --minutes $(or $(MINUTES),10)

mutants: $(VENV)/developed
	@PYTHONPATH=src $(BIN)/python tools/mutants.py $(GAME)

pages: $(VENV)/developed
	@PYTHONPATH=src $(BIN)/python tools/make_rule_pages.py

wire: $(VENV)/developed $(PACKAGES)
	@PYTHONPATH=src $(BIN)/python tools/make_wire.py

fields: $(VENV)/developed
	@PYTHONPATH=src $(BIN)/python tools/make_fields.py

$(VENV)/documenting: $(VENV)/tools requirements/site.txt
	$(SAY) 'Fetching what the documentation site needs'
	@$(INSTALL) --requirement requirements/site.txt
	@touch $@

site: $(VENV)/documenting
	@$(BIN)/python tools/make_site.py

pictures: client browser
	@PYTHONPATH=src:tests:tools $(BIN)/python tools/make_pictures.py

lock: $(VENV)/developed
	@$(BIN)/python tools/make_locks.py

records: $(VENV)/developed
	@PYTHONPATH=src $(BIN)/python tools/make_golden_records.py

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .import_linter_cache .hypothesis mutants shots site
