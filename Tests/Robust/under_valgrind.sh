#!/usr/bin/env bash
# Runs the program that ROBUST_PROGRAM names under valgrind; any fault of memory and any block
# that nothing refers to at the end makes the exit code 99.
set -euo pipefail
exec valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
  --show-leak-kinds=definite --num-callers=30 --max-threads=200 \
  --suppressions="$(dirname "$0")/valgrind.supp" "$ROBUST_PROGRAM" "$@"
