# shellcheck shell=bash disable=SC2154
# Part of run.sh: what the image promises.

size_limit=$((30 * 1000 * 1000))

check_image() {
  local size
  size=$(docker image inspect --format '{{.Size}}' "$tag")
  check "the image has $size bytes, less than $size_limit" [ "$size" -lt "$size_limit" ]
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
  check 'nothing was written' is '' "$(docker diff "$tag")"
  check 'SIGTERM ends it with 0 within 2 s' stops
  echo "$passed passed, 0 failed"
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

stops() {
  local begin end
  begin=$(date +%s%N)
  docker kill --signal TERM "$tag" > /dev/null
  is 0 "$(timeout 30 docker wait "$tag")" || return 1
  end=$(date +%s%N)
  [ $((end - begin)) -lt 2000000000 ]
}
