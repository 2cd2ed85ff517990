#!/usr/bin/env bash
# Writes what a binary is made of as SPDX 2.3 JSON: itself, the Swift libraries that are linked into
# it, and the Debian packages of all shared libraries that its loader would look up here.
#
#   sbom.sh BINARY > FILE
#
# The same binary and packages give the same bytes; SOURCE_DATE_EPOCH (0 without it) is the date.
set -euo pipefail

binary=$1
version=$("$binary" version | cut -d ' ' -f 2)
digest=$(sha256sum "$binary" | cut -d ' ' -f 1)
created=$(date -u -d "@${SOURCE_DATE_EPOCH:-0}" +%Y-%m-%dT%H:%M:%SZ)
swift=$(swift --version 2> /dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
release=$(. /etc/os-release && echo "$ID-$VERSION_ID")

# Of each library the first package that has a file of its name.
packages() {
  ldd "$binary" | grep -o '/[^ ]*' | xargs readlink -f | sed 's|.*/|*/|' | xargs dpkg -S \
    | awk -F '[:/]' '!seen[$NF]++ { print $1 }' | LC_ALL=C sort -u
}

# Identifiers have letters, digits, points and dashes only.
identifier() { sed 's/+/-plus/g; s/[^A-Za-z0-9.-]/-/g' <<< "SPDXRef-deb-$1"; }

text() { sed 's/[\\"]/\\&/g; s/^/"/; s/$/"/' <<< "$1"; }

package() {
  local name=$1 version architecture source _
  read -r version architecture source _ < <(dpkg-query --show \
    --showformat '${Version} ${Architecture} ${source:Package} ${db:Status-Abbrev}\n' "$name" \
    | grep ' ii ' | head -n 1)
  cat << END
  ,{
   "SPDXID": "$(identifier "$name")",
   "name": $(text "$name"),
   "versionInfo": $(text "$version"),
   "supplier": "Organization: Debian",
   "sourceInfo": $(text "built from the source package $source"),
   "downloadLocation": "NOASSERTION",
   "filesAnalyzed": false,
   "licenseConcluded": "NOASSERTION",
   "licenseDeclared": "NOASSERTION",
   "copyrightText": "NOASSERTION",
   "comment": $(text "licences: /usr/share/doc/$name/copyright"),
   "externalRefs": [{
    "referenceCategory": "PACKAGE-MANAGER",
    "referenceType": "purl",
    "referenceLocator": $(text "pkg:deb/debian/${name//+/%2B}@${version//+/%2B}?arch=$architecture&distro=$release")
   }]
  }
END
}

relation() {
  printf '  %s{"spdxElementId": "%s", "relationshipType": "%s", "relatedSpdxElement": "%s"}\n' "$@"
}

names=$(packages)
cat << END
{
 "spdxVersion": "SPDX-2.3",
 "dataLicense": "CC0-1.0",
 "SPDXID": "SPDXRef-DOCUMENT",
 "name": "loaderd-$version",
 "documentNamespace": "https://spdx.org/spdxdocs/loaderd-$version-$digest",
 "creationInfo": {
  "created": "$created",
  "creators": ["Tool: loaderd-sbom-$version"]
 },
 "packages": [
  {
   "SPDXID": "SPDXRef-loaderd",
   "name": "loaderd",
   "versionInfo": "$version",
   "primaryPackagePurpose": "APPLICATION",
   "packageFileName": "loaderd",
   "downloadLocation": "NOASSERTION",
   "filesAnalyzed": false,
   "licenseConcluded": "MIT",
   "licenseDeclared": "MIT",
   "copyrightText": "NOASSERTION",
   "checksums": [{"algorithm": "SHA256", "checksumValue": "$digest"}]
  }
  ,{
   "SPDXID": "SPDXRef-swift",
   "name": "swift",
   "versionInfo": "${swift:-NOASSERTION}",
   "supplier": "Organization: Swift.org",
   "downloadLocation": "NOASSERTION",
   "filesAnalyzed": false,
   "licenseConcluded": "Apache-2.0 WITH Swift-exception",
   "licenseDeclared": "Apache-2.0 WITH Swift-exception",
   "copyrightText": "NOASSERTION",
   "comment": "its runtime and standard library are linked into the binary"
  }
END
for name in $names; do package "$name"; done
echo ' ],'
echo ' "relationships": ['
relation '' SPDXRef-DOCUMENT DESCRIBES SPDXRef-loaderd
relation , SPDXRef-loaderd STATIC_LINK SPDXRef-swift
for name in $names; do relation , SPDXRef-loaderd DYNAMIC_LINK "$(identifier "$name")"; done
echo ' ]'
echo '}'
