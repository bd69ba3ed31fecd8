#!/bin/bash
# A Run Script phase of Xcode, before Compile Sources: writes a Swift file for each input file.
#
# List the layouts as input files ($(SRCROOT)/Feed.layout) and the code as output files in the same
# order ($(DERIVED_FILE_DIR)/Feed.layout.swift): Xcode's sandbox denies everything else.

if ! command -v layoutc > /dev/null; then
  echo "error: layoutc is not installed: build it with 'swift build -c release --product layoutc' and put it on PATH"
  exit 1
fi

for i in $(seq 0 $((SCRIPT_INPUT_FILE_COUNT - 1))); do
  in="SCRIPT_INPUT_FILE_$i"
  out="SCRIPT_OUTPUT_FILE_$i"
  layoutc generate swift "${!in}" --output "${!out}" --diagnostics xcode || exit 1
done
