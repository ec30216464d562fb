#!/usr/bin/env bash
# Runs the steps of deploy/Dockerfile with npm in an empty folder, checks the
# result, and runs it as another user from a read-only root. It uses what the
# checkout has installed and built; with --fresh it installs and builds
# everything again.
set -euo pipefail
cd "$(dirname "$0")/.."
for program in dpkg git; do
  if ! command -v "$program" > /dev/null; then
    echo "image: not tested: it needs $program"
    exit 0
  fi
done
if [ "${1:-}" != --fresh ]; then node server/start.mjs --build; fi
exec npx tsx deploy/image/try-image.ts "$@"
