#!/usr/bin/env bash
# Installs those of the named Debian packages that are missing; where all are there, nothing
# is asked of the network.
set -euo pipefail

if ! command -v dpkg-query > /dev/null; then
  echo "No Debian packages on this system; needed here by their Debian names: $*" >&2
  exit 0
fi

missing=()
for package in "$@"; do
  state=$(dpkg-query --show --showformat '${db:Status-Status}\n' "$package" 2> /dev/null || true)
  grep -qx installed <<< "$state" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

root=()
[ "$(id -u)" -eq 0 ] || root=(sudo)
apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120)

echo "Installing: ${missing[*]}"
"${apt[@]}" update > /dev/null
"${apt[@]}" install -y --no-install-recommends "${missing[@]}" > /dev/null
