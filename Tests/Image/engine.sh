# shellcheck shell=bash disable=SC2154
# Part of run.sh: a Docker engine, the one that answers or one of our own.

step() { printf '== %s\n' "$*"; }

start_engine() {
  if command -v docker > /dev/null && docker info > /dev/null 2>&1; then return; fi
  "$repository/Tests/Tools/install.sh" docker.io
  if docker info > /dev/null 2>&1; then return; fi

  step 'Starting a Docker engine'
  export DOCKER_HOST=unix://$scratch/docker.sock
  dockerd --bridge=none --iptables=false --ip6tables=false \
    --data-root "$scratch/data" --exec-root "$scratch/exec" \
    --pidfile "$scratch/docker.pid" --host "$DOCKER_HOST" > "$scratch/dockerd.log" 2>&1 &
  engine=$!
  for _ in $(seq 150); do
    if docker info > /dev/null 2>&1; then return; fi
    kill -0 "$engine" 2> /dev/null || break
    sleep 0.2
  done
  tail -n 30 "$scratch/dockerd.log" >&2
  echo 'No Docker engine answers.' >&2
  return 1
}

stop_engine() {
  [ -n "$engine" ] || return 0
  kill "$engine" 2> /dev/null || true
  wait "$engine" 2> /dev/null || true
  awk -v prefix="$scratch/" 'index($2, prefix) == 1 { print $2 }' /proc/mounts | sort -r \
    | xargs --no-run-if-empty umount
}
