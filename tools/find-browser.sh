#!/bin/sh
# Says which Chromium the browser tests will use, and brings one where that is allowed.
set -eu
if [ "${TRILITH_BROWSER:-}" = none ]; then
  echo 'TRILITH_BROWSER=none: the browser tests are left out.'
elif [ -n "${TRILITH_BROWSER:-}" ]; then
  echo "Browser tests use $TRILITH_BROWSER."
elif found=$(command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome); then
  echo "Browser tests use $found."
elif command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "No Chromium is here; installing Debian's."
  apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null
else
  echo "No Chromium is here; fetching Playwright's own."
  "$1/python" -m playwright install chromium
fi
