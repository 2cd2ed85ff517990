#!/usr/bin/env bash
# Builds libmicrohttpd of a newer Debian from its source package in a folder of its own; nothing
# is installed. Prints the folder with the shared library.
#   newer_library.sh FOLDER [SUITE]
set -euo pipefail

folder=$(realpath -m "$1")
suite=${2:-trixie}
mkdir -p "$folder"/{lists/partial,archives/partial,source}
library="$folder/built/src/microhttpd/.libs"

if [ ! -e "$library/libmicrohttpd.so.12" ]; then
  cd "$folder"
  echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]" \
    "http://deb.debian.org/debian $suite main" > sources.list
  # Lists and sources of that suite alone, beside those of the system.
  apt=(apt-get -q
    -o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder" -o Dir::Cache::archives=archives
    -o APT::Sandbox::User=root)
  "${apt[@]}" update >&2
  (cd source && "${apt[@]}" source --download-only libmicrohttpd >&2)
  rm -rf built
  dpkg-source --no-check --extract source/libmicrohttpd_*.dsc built >&2
  (
    cd built
    ./configure --quiet --disable-doc --disable-examples --disable-tools --disable-curl \
      --disable-https --disable-static --enable-messages > configure.log 2>&1
    make --silent > make.log 2>&1
  )
fi
grep -o 'libmicrohttpd [0-9.]*' "$folder/built/configure" | head -1 >&2
echo "$library"
