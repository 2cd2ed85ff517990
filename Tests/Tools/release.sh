#!/usr/bin/env bash
# Packs a binary for people without containers: a tarball of all that is shipped, what it is made
# of (SPDX), and the checksums of both. The same sources and binary give the same bytes.
#
#   release.sh BINARY DIRECTORY
set -euo pipefail
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
binary=$(readlink -f "$1")
mkdir -p "$2"
directory=$(cd "$2" && pwd)

export LC_ALL=C TZ=UTC
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$repository" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
version=$("$binary" version | cut -d ' ' -f 2)
name=loaderd-$version-$(uname -s -m | tr 'A-Z ' 'a-z-')
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

root=$scratch/$name
install -D -m 755 --strip "$binary" "$root/bin/loaderd"
cd "$repository"
# What git knows, so that nothing else that lies about gets in.
git ls-files -z LICENSE README.md CHANGELOG.md SECURITY.md config docs \
  | tar -c --null --files-from - | tar -C "$root" -x
"$repository/Tests/Tools/sbom.sh" "$root/bin/loaderd" > "$root/sbom.spdx.json"
find "$root" -type f ! -perm -100 -exec chmod 644 {} +
find "$root" -type d -exec chmod 755 {} +

cp "$root/sbom.spdx.json" "$directory/$name.spdx.json"
tar -C "$scratch" -c --format=gnu --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
  --numeric-owner "$name" | gzip -n -9 > "$directory/$name.tar.gz"
cd "$directory"
sha256sum "$name.spdx.json" "$name.tar.gz" > "$name.sha256"
cat "$name.sha256"
