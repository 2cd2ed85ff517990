#!/usr/bin/env bash
# Builds the container image and tests it as it is meant to be run: read-only, without
# capabilities, as a nameless user. What it starts and makes, it ends and removes.
#
# SWIFT_IMAGE names an image to build in; without it, one is made of this machine's own Debian
# release and Swift toolchain, so that no image registry is needed. With TWICE the image is built
# once more without any cache, and must have the same layers; with SMALL it is also built without
# the formats of pixels. `make test-image` calls this.
set -euo pipefail
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
[ "$(id -u)" -eq 0 ] || exec sudo env PATH="$PATH" SWIFT_IMAGE="${SWIFT_IMAGE-}" \
  IMAGE_ARGUMENTS="${IMAGE_ARGUMENTS-}" VERSION="${VERSION-}" REVISION="${REVISION-}" \
  TWICE="${TWICE-}" SMALL="${SMALL-}" bash "$0" "$@"

scratch=$(mktemp -d -t loaderd-image.XXXXXX)
tag=loaderd-image-test-$$
engine=
export DOCKER_CLI_HINTS=false
docker buildx version > /dev/null 2>&1 || export DOCKER_BUILDKIT=0

# shellcheck source=Tests/Image/engine.sh
. "$repository/Tests/Image/engine.sh"
# shellcheck source=Tests/Image/base.sh
. "$repository/Tests/Image/base.sh"
# shellcheck source=Tests/Image/checks.sh
. "$repository/Tests/Image/checks.sh"

clean_up() {
  local status=$?
  trap - EXIT INT TERM
  if [ "$status" -ne 0 ] && docker inspect --format '{{json .State}}' "$tag" 2> /dev/null; then
    docker logs --tail 50 "$tag" || true
  fi
  docker rm --force "$tag" "$tag-copy" > /dev/null 2>&1 || true
  docker image rm --force "$tag" "$tag-again" "$tag-small" "$tag-base" > /dev/null 2>&1 || true
  stop_engine
  rm -rf --one-file-system "$scratch"
  exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

start_engine
if [ -z "${SWIFT_IMAGE-}" ]; then
  make_base "$tag-base"
  SWIFT_IMAGE=$tag-base
fi

# build TAG ARGUMENTS…: the image under a tag.
build() {
  local into=$1
  shift
  # shellcheck disable=SC2086 # IMAGE_ARGUMENTS is a list of words.
  docker build --network host ${IMAGE_ARGUMENTS-} --build-arg SWIFT_IMAGE="$SWIFT_IMAGE" "$@" \
    --tag "$into" "$repository" > "$scratch/build.log" 2>&1 \
    || { tail -n 60 "$scratch/build.log" >&2; exit 1; }
}

step 'Building the image, testing what goes into it'
build "$tag"
check_image
check_content
if [ -n "${TWICE-}" ]; then
  step 'Building the image once more'
  build "$tag-again" --no-cache --build-arg TESTS=no
  check_same
fi
if [ -n "${SMALL-}" ]; then
  step 'Building the image without the formats of pixels'
  build "$tag-small" --build-arg TESTS=no --build-arg RASTERS=no
  check_small
fi
echo "$passed passed, 0 failed"
