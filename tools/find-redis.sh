#!/bin/sh
# Says whether the tests with Redis can run, and brings it where that is allowed.
set -eu
if command -v redis-server >/dev/null; then
  echo 'Redis is here.'
elif command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "Redis is not here; installing Debian's."
  apt-get update -qq && apt-get install -y -qq redis-server >/dev/null
else
  echo 'Redis is not here; the tests with it are left out.'
fi
