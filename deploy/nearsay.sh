#!/bin/sh
# `nearsay doctor`, `nearsay backup FILE` and the other commands of the image on a
# machine with nearsay.service, run as the user of the site, with its settings.
# docs/operators.md explains how to install it. File names are relative to the
# folder of the caller.
set -eu
case "${1:-}" in
backup | doctor | move | operator | restore) ;;
*)
  echo "Commands: backup, doctor, move, operator, restore." >&2
  exit 2
  ;;
esac
file=server/dist/app/$1.js
shift
exec systemd-run --quiet --pipe --wait --collect --uid=nearsay \
  --working-directory=/opt/nearsay \
  --property=EnvironmentFile=/etc/nearsay/site.env --property=UMask=0077 \
  --setenv=DATA_DIR=/var/lib/nearsay --setenv="INIT_CWD=$PWD" \
  node --enable-source-maps "$file" "$@"
