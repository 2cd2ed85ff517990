# shellcheck shell=bash disable=SC2154
# Part of run.sh: an image with this machine's Debian release and Swift toolchain.

# The package archive that this machine itself uses for a release of Debian.
archive() {
  # shellcheck disable=SC2016
  apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' \
    | awk -v release="$1" '$1 == release && $2 == "main" { print $3; exit }'
}

# The folder of the Swift toolchain, the one that holds usr.
toolchain() {
  swift -print-target-info | python3 -c '
import json, pathlib, sys
resources = json.load(sys.stdin)["paths"]["runtimeResourcePath"]
print(pathlib.Path(resources).resolve().parents[2])'
}

make_base() {
  local release root=$scratch/base packages
  release=$(. /etc/os-release && echo "$VERSION_CODENAME")
  packages=ca-certificates,gcc,g++,git,libc6-dev,libcurl4,libedit2,libncurses6,libsqlite3-0
  packages+=,libxml2,tzdata,zlib1g-dev

  step "Making a base of Debian $release"
  debootstrap --variant=minbase --include="$packages" "$release" "$root" "$(archive "$release")" \
    > "$scratch/debootstrap.log" 2>&1 || { tail -n 30 "$scratch/debootstrap.log" >&2; return 1; }
  apt-config dump | grep -E '^(Acquire::(http|https)|Acquire::Check)' \
    > "$root/etc/apt/apt.conf.d/90machine" || true
  cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  rm -rf "$root"/var/cache/apt/archives/*.deb

  step "Adding $(swift --version 2>&1 | head -n 1)"
  tar -C "$(toolchain)" -c --exclude='*lldb*' --exclude='*sourcekit*' --exclude=clangd \
    --exclude=docc --exclude=embedded --exclude=swift-format usr | tar -C "$root" -x --no-same-owner \
    --keep-directory-symlink
  tar -C "$root" -c . | docker import - "$1" > /dev/null
  rm -rf "$root"
}
