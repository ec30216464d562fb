#!/usr/bin/env bash
# Takes the steps of deploy/Dockerfile with npm in an empty folder, looks at what
# comes out, and runs it as another user from a read-only root. It takes what the
# checkout has installed and built; with --fresh it installs and builds anew.
set -euo pipefail
cd "$(dirname "$0")/.."
for program in dpkg git; do
  if ! command -v "$program" > /dev/null; then
    echo "image: not tried: its steps need $program"
    exit 0
  fi
done
if [ "${1:-}" != --fresh ]; then node server/start.mjs --build; fi
exec npx tsx deploy/image/try-image.ts "$@"
