# shellcheck shell=bash disable=SC2154
# Part of run.sh: what the image promises.

size_limit=$((45 * 1000 * 1000))
small_limit=$((30 * 1000 * 1000))

size_of() { docker image inspect --format '{{.Size}}' "$1"; }
layers_of() { docker image inspect --format '{{join .RootFS.Layers " "}}' "$1"; }
label() { docker image inspect --format "{{index .Config.Labels \"org.opencontainers.image.$1\"}}" "$tag"; }

check_image() {
  local size
  size=$(size_of "$tag")
  check "the image has $size bytes, less than $size_limit" [ "$size" -lt "$size_limit" ]
  check 'the image is one layer' is 1 "$(layers_of "$tag" | wc -w)"
  check 'a label tells the version' is "${VERSION:-unknown}" "$(label version)"
  check 'a label tells the revision' is "${REVISION:-unknown}" "$(label revision)"
  check 'the image names its own user' \
    is 65532:65532 "$(docker image inspect --format '{{.Config.User}}' "$tag")"

  start_container
  check 'health becomes healthy' becomes_healthy
  check 'the service is process 1' is 1 "$(status_of NSpid | awk '{ print $NF }')"
  check 'the service is user 65532' is '65532 65532 65532 65532' "$(status_of Uid)"
  check 'the service has no capability' is 0000000000000000 "$(status_of CapEff)"
  check 'the service can gain no privilege' is 1 "$(status_of NoNewPrivs)"
  check 'a loader is served' \
    is '200 image/svg+xml; charset=utf-8' "$(answer '/loader/balls.svg?scale=1.4&duration=1.2')"
  check 'a frame is served' \
    is '200 application/json' "$(answer '/frames/coins?t=0.35')"
  check 'a GIF is served' is '200 image/gif' "$(answer '/loader/balls.gif?size=64')"
  check 'a GIF is a GIF' is GIF89a "$(first 6 '/loader/balls.gif?size=64')"
  check 'a WebP is served' is '200 image/webp' "$(answer '/loader/coins.webp?size=64')"
  check 'a WebP is a WebP' is RIFF "$(first 4 '/loader/coins.webp?size=64')"
  check 'an APNG is served' is '200 image/apng' "$(answer '/loader/coins.apng?size=64')"
  check 'nothing was written' is '' "$(docker diff "$tag")"
  check 'SIGTERM ends it with 0 within 2 s' stops
}

# What is inside: the bill of materials by its own checker, the version by the program itself.
check_content() {
  local root=$scratch/root
  docker create --name "$tag-copy" "$tag" > /dev/null
  mkdir "$root"
  docker export "$tag-copy" | tar -C "$root" -x
  check 'the binary tells the version of the label' \
    is "loaderd ${VERSION:-unknown}" "$(docker run --rm --network host "$tag" version)"
  check 'there is no shell and no package manager' \
    is '' "$(find "$root" -name sh -o -name bash -o -name busybox -o -name dpkg -o -name apt)"
  check 'every library has its licence' licensed "$root"
  python3 -m venv "$scratch/venv"
  "$scratch/venv/bin/pip" install --quiet --disable-pip-version-check spdx-tools==0.8.5
  check 'the bill of materials is valid' "$scratch/venv/bin/pyspdxtools" \
    --infile "$root/usr/share/doc/loaderd/sbom.spdx.json"
}

# Each package of the bill of materials left its copyright, and each library is in one of them.
licensed() {
  python3 - "$1" << 'END'
import json, pathlib, sys
root = pathlib.Path(sys.argv[1])
bill = json.loads((root / "usr/share/doc/loaderd/sbom.spdx.json").read_text())
names = {p["name"] for p in bill["packages"] if p["SPDXID"].startswith("SPDXRef-deb-")}
told = {p.name for p in (root / "usr/share/doc").iterdir() if (p / "copyright").is_file()}
print(f"{len(names)} packages", file=sys.stderr)
assert names and told == names | {"loaderd"}, names ^ told
END
}

check_same() {
  check 'the same sources give the same layers' \
    is "$(layers_of "$tag")" "$(layers_of "$tag-again")"
}

check_small() {
  local size
  size=$(size_of "$tag-small")
  check "the image without pixels has $size bytes, less than $small_limit" \
    [ "$size" -lt "$small_limit" ]
  check 'it renders pictures' \
    is '<svg' "$(docker run --rm --network host "$tag-small" render coins | head -c 4)"
  check 'it knows no GIF' \
    is 2 "$(code docker run --rm --network host "$tag-small" render coins --format gif)"
}

start_container() {
  port=$(python3 -c '
import socket
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    print(free.getsockname()[1])')
  step "Running the image on port $port"
  docker run --detach --name "$tag" --network host --read-only --cap-drop ALL \
    --user 65532:65532 --security-opt no-new-privileges --health-interval 1s \
    --env LOADERD_PORT="$port" "$tag" > /dev/null
}

passed=0
check() {
  local what=$1
  shift
  "$@" || { echo "not so: $what" >&2; exit 1; }
  echo "ok: $what"
  passed=$((passed + 1))
}

is() {
  [ "$1" = "$2" ] || { printf 'expected %q, found %q\n' "$1" "$2" >&2; return 1; }
}

# The status, seen from outside, of the first process of the container.
status_of() {
  local process
  process=$(docker inspect --format '{{.State.Pid}}' "$tag")
  awk -v key="$1:" '$1 == key { $1 = ""; print substr($0, 2) }' "/proc/$process/status"
}

becomes_healthy() {
  local health
  for _ in $(seq 100); do
    health=$(docker inspect --format '{{.State.Health.Status}}' "$tag")
    [ "$health" != healthy ] || return 0
    sleep 0.2
  done
  return 1
}

answer() {
  curl -sS --max-time 5 -o /dev/null -w '%{http_code} %{content_type}' "http://127.0.0.1:$port$1"
}

# The first bytes of an answer.
first() {
  curl -sS --max-time 5 -o "$scratch/answer" "http://127.0.0.1:$port$2"
  head -c "$1" "$scratch/answer"
}

code() {
  local code=0
  "$@" > /dev/null 2>&1 || code=$?
  echo "$code"
}

stops() {
  local begin end
  begin=$(date +%s%N)
  docker kill --signal TERM "$tag" > /dev/null
  is 0 "$(timeout 30 docker wait "$tag")" || return 1
  end=$(date +%s%N)
  [ $((end - begin)) -lt 2000000000 ]
}
