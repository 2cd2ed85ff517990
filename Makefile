# loaderd: everything that is built, run and tested goes through here.
# A Swift 6.3 toolchain, gcc, Python 3 and git are taken as given; what else a target
# needs it installs by itself, and only where it is missing.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

BUILD_PACKAGES := g++ pkg-config libmicrohttpd-dev libjansson-dev \
  zlib1g-dev libbrotli-dev libsodium-dev libcairo2-dev libpng-dev libgif-dev libwebp-dev
TEST_PACKAGES := $(BUILD_PACKAGES) curl wrk libxml2-utils w3c-sgml-lib \
  chromium chromium-driver default-jre-headless firefox-esr \
  gifsicle apngdis webp ffmpeg \
  nginx-light $(if $(shell command -v node),,nodejs)
BROWSER_PACKAGES := $(BUILD_PACKAGES) chromium chromium-driver firefox-esr xvfb \
  python3-gi python3-gi-cairo gir1.2-webkit2-4.1
COUNT_PACKAGES := $(BUILD_PACKAGES) gcc valgrind
BENCH_PACKAGES := $(COUNT_PACKAGES) wrk nginx-light varnish golang-go \
  $(if $(shell command -v node),,nodejs)
IMAGE_PACKAGES := curl debootstrap python3-venv
SHIPPING_PACKAGES := $(BUILD_PACKAGES) curl openssl strace systemd docker.io nginx-light \
  haproxy varnish prometheus $(if $(shell command -v kubectl),,kubernetes-client) \
  $(if $(shell command -v docker-compose),,docker-compose)

ROBUST_PACKAGES := $(BUILD_PACKAGES) openssl nginx-light haproxy prometheus slowhttptest wrk
SANITIZED = --product loaderd $(IMPORT_CHECK)

IMPORT_CHECK := --explicit-target-dependency-import-check error
RELEASE := --configuration release $(IMPORT_CHECK)
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib
endif

BINARY := .build/release/loaderd
VERSION := $(shell sed -n 's/^let version = "\(.*\)"$$/\1/p' Sources/loaderd/Version.swift)
REVISION := $(shell git rev-parse HEAD 2> /dev/null || echo unknown)
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2> /dev/null || echo 0)
INSTALL := Tests/Tools/install.sh

.PHONY: help
help: ## List the targets (the default)
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-21s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: build ## Build the release binary and serve (on 127.0.0.1:8080 by default)
	@exec $(BINARY) serve

.PHONY: build
build: build-packages ## Build the release binary, .build/release/loaderd
	swift build $(RELEASE) --product loaderd

.PHONY: test
test: lint build unit end-to-end instructions ## Run everything that a change must pass

.PHONY: lint
lint: ## Check the form of all Swift sources
	swift format lint --strict --parallel --recursive \
	  Sources Tests Benchmarks Package.swift

.PHONY: unit
unit: build-packages ## Build and run the Swift tests (FILTER=Name runs some of them)
	swift build --build-tests $(IMPORT_CHECK)
	swift test --skip-build --disable-xctest $(if $(FILTER),--filter '$(FILTER)')

.PHONY: end-to-end
end-to-end: test-packages build .venv/complete ## Test the release binary from outside
	@if compgen -G 'Tests/EndToEnd/test_*.py' > /dev/null; then \
	  echo '.venv/bin/pytest Tests/EndToEnd -q -m "not gallery"'; \
	  .venv/bin/pytest Tests/EndToEnd -q -m 'not gallery'; \
	else \
	  echo 'Tests/EndToEnd holds no tests.'; \
	fi

.PHONY: test-contract
test-contract: test-packages build .venv/complete ## Hold the running service against its contract (EXAMPLES=20)
	.venv/bin/python Tests/Contract/run.py --examples $(or $(EXAMPLES),20)

.PHONY: test-gallery
test-gallery: test-packages build .venv/complete ## Use the gallery as people do, in a browser
	.venv/bin/pytest Tests/EndToEnd -q -m gallery

.PHONY: test-browsers
test-browsers: build .venv/complete ## Hold three browsers against the frames (docs/browsers.md)
	@$(INSTALL) $(BROWSER_PACKAGES)
	.venv/bin/python Tests/Browsers --markdown docs/browsers.md

.PHONY: instructions
instructions: build ## Compare the instructions of a few requests with the baseline
	@$(INSTALL) $(COUNT_PACKAGES)
	@python3 Benchmarks/bench_ir.py --check

.PHONY: bench
bench: build ## Measure beside C and other servers (ROUNDS=5 SECONDS=2 DISTINCT=1000000 MARKDOWN=1)
	@$(INSTALL) $(BENCH_PACKAGES)
	@python3 Benchmarks/bench.py $(if $(ROUNDS),--rounds $(ROUNDS)) \
	  $(if $(SECONDS),--seconds $(SECONDS)) $(if $(DISTINCT),--distinct $(DISTINCT)) \
	  $(if $(ONLY),--only '$(ONLY)') $(if $(MARKDOWN),--markdown)

.PHONY: bench-ir
bench-ir: build ## Count the instructions of requests of every kind (RECORD=1 makes the baseline)
	@$(INSTALL) $(COUNT_PACKAGES)
	@python3 Benchmarks/bench_ir.py $(if $(RECORD),--record)

.PHONY: bench-raster
bench-raster: test-packages build .venv/complete ## Measure a GIF beside three other ways to make one (ROUNDS=5 MARKDOWN=1)
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check \
	  -r Benchmarks/requirements.txt
	@.venv/bin/python Benchmarks/bench_raster.py $(if $(ROUNDS),--rounds $(ROUNDS)) \
	  $(if $(MARKDOWN),--markdown)

.PHONY: bench-sizing
bench-sizing: build ## Measure what requests take and plan with it, docs/sizing.md (ROUNDS=5 SECONDS=2 MARKDOWN=1)
	@$(INSTALL) $(COUNT_PACKAGES) wrk
	@python3 Benchmarks/bench_sizing.py $(if $(ROUNDS),--rounds $(ROUNDS)) \
	  $(if $(SECONDS),--seconds $(SECONDS)) $(if $(MARKDOWN),--markdown)

.PHONY: bench-micro
bench-micro: build-packages ## Show the cost of the parts over growing sizes (ONLY=encoding runs some)
	@LOADERD_BENCHMARKS=1 swift build $(RELEASE) -Xswiftc -enable-testing \
	  --scratch-path .build/micro --product MicroBenchmarks
	@.build/micro/release/MicroBenchmarks $(ONLY)

.PHONY: sizes
sizes: build ## Tell the bytes of every loader in docs/svg.md anew
	@python3 Tests/Tools/sizes.py $(BINARY) docs/svg.md

.PHONY: pictures
pictures: build .venv/complete ## Render the pictures of the documentation anew, and docs/loaders.md
	for name in coins balls; do \
	  $(BINARY) render "$$name" --width 320 -o "docs/images/$$name.svg"; \
	done
	.venv/bin/python Tests/Tools/loader_pages.py $(BINARY) docs

.PHONY: contact-sheets
contact-sheets: build .venv/complete ## Photograph twelve instants of each loader in Chromium
	@$(INSTALL) chromium chromium-driver
	.venv/bin/python Tests/Browsers/contact_sheets.py docs/images

.PHONY: gallery-pictures
gallery-pictures: build .venv/complete ## Photograph the gallery in Chromium, docs/images/gallery-*.png
	@$(INSTALL) chromium chromium-driver
	.venv/bin/python Tests/EndToEnd/gallery_pictures.py docs/images

.PHONY: image
image: ## Build the container image (TAG=loaderd RASTERS=no TESTS=no SWIFT_IMAGE=…)
	docker build --tag $(or $(TAG),loaderd:$(VERSION)) $(IMAGE_ARGUMENTS) .

IMAGE_ARGUMENTS = --build-arg VERSION=$(VERSION) --build-arg REVISION=$(REVISION) \
  --build-arg SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) \
  --build-arg CREATED=$$(date -u -d @$(SOURCE_DATE_EPOCH) +%Y-%m-%dT%H:%M:%SZ) \
  $(foreach name,RASTERS TESTS SWIFT_IMAGE,$(if $($(name)),--build-arg $(name)=$($(name))))

.PHONY: test-image
test-image: ## Build the image and test it as it is meant to be run (TWICE=1: the same layers again; SMALL=1: without pixels too)
	@$(INSTALL) $(IMAGE_PACKAGES)
	@IMAGE_ARGUMENTS="$(IMAGE_ARGUMENTS)" VERSION="$(VERSION)" REVISION="$(REVISION)" \
	  TWICE="$(TWICE)" SMALL="$(SMALL)" Tests/Image/run.sh

.PHONY: release
release: build ## Pack the release into dist/: tarball, bill of materials, checksums
	@SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) Tests/Tools/release.sh $(BINARY) dist

.PHONY: check-config
check-config: shipping ## Check every shipped configuration by its own program
	.venv-shipping/bin/pytest Tests/Shipping -q -m 'not traffic'

.PHONY: test-proxies
test-proxies: shipping ## Send traffic through the shipped proxies; kill replicas behind them
	.venv-shipping/bin/pytest Tests/Shipping -q -m traffic $(if $(ONLY),-k '$(ONLY)')

.PHONY: test-robust
test-robust: build robust ## Send what no honest client sends, directly and through proxies
	.venv-robust/bin/pytest Tests/Robust -q $(if $(ONLY),-k '$(ONLY)')

.PHONY: test-slow
test-slow: build robust ## Hold a thousand slow clients for half a minute in each of three ways
	.venv-robust/bin/pytest Tests/Robust -q -m slow

.PHONY: test-robust-asan
test-robust-asan: robust ## Play the matrix against a build with AddressSanitizer and LeakSanitizer
	swift build --sanitize address --scratch-path .build-asan $(SANITIZED)
	LOADERD_BINARY=.build-asan/debug/loaderd SWIFT_BACKTRACE=enable=no ROBUST_SLOWNESS=3 \
	  ASAN_OPTIONS=detect_leaks=1 .venv-robust/bin/pytest Tests/Robust -q -m matrix

.PHONY: test-robust-tsan
test-robust-tsan: robust ## Play matrix and load against a build with ThreadSanitizer
	swift build --sanitize thread --scratch-path .build-tsan $(SANITIZED)
	LOADERD_BINARY=.build-tsan/debug/loaderd SWIFT_BACKTRACE=enable=no ROBUST_SLOWNESS=5 \
	  TSAN_OPTIONS=halt_on_error=0:exitcode=66 \
	  .venv-robust/bin/pytest Tests/Robust -q -m 'matrix or load'

.PHONY: test-robust-valgrind
test-robust-valgrind: build robust ## Play the matrix against the release binary under valgrind
	@$(INSTALL) valgrind
	ROBUST_PROGRAM=$(abspath $(BINARY)) LOADERD_BINARY=Tests/Robust/under_valgrind.sh \
	  ROBUST_SLOWNESS=10 .venv-robust/bin/pytest Tests/Robust -q -m matrix

.PHONY: test-robust-mhd1
test-robust-mhd1: build robust ## Play the matrix with libmicrohttpd 1.0 of a newer Debian
	@$(INSTALL) dpkg-dev make gcc
	LD_LIBRARY_PATH="$$(Tests/Robust/newer_library.sh .build-mhd1)" ROBUST_LIBRARY=1.0 \
	  .venv-robust/bin/pytest Tests/Robust -q -m matrix

.PHONY: test-soak
test-soak: build robust ## Send mixed traffic and watch the memory (SOAK_MINUTES=15)
	.venv-robust/bin/python Tests/Robust/soak.py --minutes $(or $(SOAK_MINUTES),15) \
	  --picture docs/images/soak.png

.PHONY: matrix-table
matrix-table: ## Write the matrix of requests into docs/robustness.md anew
	python3 Tests/Robust/document.py docs/robustness.md

.PHONY: fuzz
fuzz: build-packages ## Fuzz every parser of outside bytes (FUZZ_SECONDS=60 ONLY=query,color KEEP=1)
	LOADERD_FUZZ=1 swift build --configuration release --scratch-path .build-fuzz \
	  -Xswiftc -enable-testing -Xswiftc -sanitize=fuzzer,address --product Fuzzing
	find -L .build-fuzz/release -path '*.build/*' -name '*.o' > .build-fuzz/objects.txt
	swiftc -sanitize=fuzzer,address -o .build-fuzz/fuzz @.build-fuzz/objects.txt 2> .build-fuzz/link.log
	@python3 Tests/Fuzz/run.py .build-fuzz/fuzz --seconds $(or $(FUZZ_SECONDS),60) \
	  $(if $(ONLY),--only '$(ONLY)') $(if $(KEEP),--keep)

.PHONY: clean
clean: ## Remove all that was built and installed inside this folder
	rm -rf .build dist .build-asan .build-tsan .build-fuzz .build-mhd1 .venv .venv-shipping \
	  .venv-robust .pytest_cache

.PHONY: build-packages
build-packages:
	@$(INSTALL) $(BUILD_PACKAGES)

.PHONY: test-packages
test-packages:
	@$(INSTALL) $(TEST_PACKAGES)

.venv/complete: Tests/requirements.txt Tests/requirements-alone.txt
	@python3 -c 'import ensurepip' 2> /dev/null || $(INSTALL) python3-venv
	python3 -m venv --clear .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check -r Tests/requirements.txt
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
	  -r Tests/requirements-alone.txt
	@touch $@

.PHONY: shipping
shipping: build .venv-shipping/complete
	@$(INSTALL) $(SHIPPING_PACKAGES)

.venv-shipping/complete: Tests/Shipping/requirements.txt
	@python3 -c 'import ensurepip' 2> /dev/null || $(INSTALL) python3-venv
	python3 -m venv --clear .venv-shipping
	.venv-shipping/bin/python -m pip install --quiet --disable-pip-version-check \
	  -r Tests/Shipping/requirements.txt
	@touch $@

.PHONY: robust
robust: .venv-robust/complete
	@$(INSTALL) $(ROBUST_PACKAGES)

.venv-robust/complete: Tests/Robust/requirements.txt
	@python3 -c 'import ensurepip' 2> /dev/null || $(INSTALL) python3-venv
	python3 -m venv --clear .venv-robust
	.venv-robust/bin/python -m pip install --quiet --disable-pip-version-check \
	  -r Tests/Robust/requirements.txt
	@touch $@
