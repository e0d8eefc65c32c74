# A bare `make` prints the targets. Each of them does all that it needs on a fresh Debian or Ubuntu with Swift.
.DEFAULT_GOAL := help
.PHONY: help setup build demo demo-batch test lint check example interop browser-test golden labels docs bench guard faults shells static static-embedded two-builds install dist image

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Build folder of the documentation and of the demo's file.
OUT := .build
STATIC := $(OUT)/release-binary/slotexport
EMBEDDED := $(OUT)/embedded-binary/slotexport
# Tests and checks run optimized code that keeps its assertions, in a build folder of its own: all the tests take a fifth of
# the time that they need without optimization, which `swift test` has for the debugger.
CHECKED := --scratch-path $(OUT)/checked -Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug

help: ## print this list
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | while IFS='	' read -r name words; do \
		printf 'make %-13s%s\n' "$$name" "$$words"; done

setup: ## install what is missing: libxml2-dev, pkg-config, tzdata
	@tools/setup libxml2-dev pkg-config tzdata

build: setup ## build everything, with the debug settings
	$(SWIFT) build

demo: setup ## the main job: three days of slots as a calendar
	@$(SWIFT) build --product slotexport
	@mkdir -p $(OUT)/demo
	@bin=$$($(SWIFT) build --show-bin-path); file=$(OUT)/demo/slots.ics; \
	set -- --locale zh_CN --format ics --time-zone Asia/Shanghai --now 2026-06-01T10:16:00+08:00 --output "$$file"; \
	echo "slotexport $$*"; \
	"$$bin/slotexport" "$$@"; \
	sed -n '/^BEGIN:VEVENT/,/^END:VEVENT/p; /^END:VEVENT/q' "$$file"; \
	echo "$$(grep -c '^BEGIN:VEVENT' "$$file") events in $$file"

demo-batch: setup ## a thousand places: killed, resumed, verified, run again, rolled back
	@$(SWIFT) build --product slotexport
	@tools/demo-batch "$$($(SWIFT) build --show-bin-path)/slotexport" $(OUT)/demo-batch

test: setup ## run the tests; prints failures and the closing line, VERBOSE=1 all
	@SWIFT=$(SWIFT) tools/run-tests $(OUT)/test.log $(CHECKED)

lint: ## hold the sources against the house style
	$(SWIFT) format lint --strict --recursive --parallel $(wildcard Sources Tests tools benchmarks) Package.swift

check: setup lint docs ## lint, who imports whom, documentation, paths of a machine
	SWIFT_BACKTRACE=enable=no $(SWIFT) test $(CHECKED) --filter ArchitectureTests
	@tools/check-paths

example: setup ## build the example of docs/library.md as a package of its own
	SWIFT="$(SWIFT)" Tests/Package/run

interop: setup ## read every format back with independent readers
	$(SWIFT) build $(CHECKED) --product slotexport
	SLOTEXPORT_BUILD="$(CHECKED)" Tests/Interop/run "$$($(SWIFT) build $(CHECKED) --show-bin-path)/slotexport"

browser-test: setup ## open <slot-picker> and the picker files in Chromium
	$(SWIFT) build $(CHECKED) --product slotexport
	Tests/Browser/run "$$($(SWIFT) build $(CHECKED) --show-bin-path)/slotexport"

golden: setup ## write the golden files anew: look at the difference before you commit it
	SLOTEXPORT_UPDATE_GOLDENS=1 $(SWIFT) test $(CHECKED) --filter '[Gg]olden|InlineTests|CalendarFormatTests'

labels: setup ## write the label tables anew from plain ICU of a pinned release
	@tools/setup python3-venv
	tools/labels/run

docs: setup ## build the documentation; a broken link or symbol is an error
	@tools/build-docs $(OUT)/docs

bench: setup ## compare the speed with other programs
	@benchmarks/run

guard: setup ## count instructions and allocations, and hold them against benchmarks/counts.json
	@benchmarks/instructions

faults: static ## prove that a failing machine never leaves half a file, nor half a set
	@tools/setup strace gcc e2fsprogs python3 nginx-light libdeflate0
	Tests/Faults/run $(STATIC)

shells: setup ## ask bash, zsh and fish what they complete
	$(SWIFT) build $(CHECKED) --product slotexport
	Tests/Shells/run "$$($(SWIFT) build $(CHECKED) --show-bin-path)/slotexport"
	"$$($(SWIFT) build $(CHECKED) --show-bin-path)/slotexport" man | mandoc -T lint

# The release binary that users get: of the system it links the C library alone, and opens libxml2 for XML.
static: setup ## build the release binary
	@SWIFT=$(SWIFT) tools/build-static slotexport

static-embedded: setup ## build the same as Embedded Swift, without Swift's runtime
	@SWIFT=$(SWIFT) tools/build-static --embedded slotexport

# The command's tests run against the embedded binary too: what an optimiser gets wrong, no debug build shows.
two-builds: static static-embedded ## hold the embedded binary against the release binary
	Tests/TwoBuilds/run $(EMBEDDED) $(STATIC)
	SLOTEXPORT_BINARY=$(abspath $(EMBEDDED)) SWIFT=$(SWIFT) tools/run-tests $(OUT)/two-builds.log $(CHECKED) --filter CommandTests

# Builds nothing, so that `sudo make install` needs no Swift.
install: ## after make static: install program, manual page, completions, documents and units
	@test -x $(STATIC) || { echo 'install: there is no release binary yet: run make static first, without sudo' >&2; exit 69; }
	tools/install-files $(STATIC) "$(DESTDIR)$(PREFIX)" "$(PREFIX)"

dist: static image ## make a tarball and a Debian package in $(OUT)/dist, and try them
	@tools/setup dpkg-dev lintian debootstrap skopeo umoci
	@tools/dist $(STATIC) $(OUT)/dist
	Tests/Dist/run $(OUT)/dist

image: static ## write a container image (OCI archive) to $(OUT)/dist
	@tools/setup libxml2
	@tools/image $(STATIC) $(OUT)/dist/slotexport.oci.tar
