#!/bin/sh
# Says whether the tests with PostgreSQL can run, and brings it where that is allowed.
set -eu
if command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1; then
  echo 'PostgreSQL is here.'
elif command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "PostgreSQL is not here; installing Debian's."
  apt-get update -qq && apt-get install -y -qq postgresql >/dev/null
else
  echo 'PostgreSQL is not here; the tests with it are left out.'
fi
