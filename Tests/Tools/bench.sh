#!/usr/bin/env bash
# Measures the two main URLs of a binary that it serves itself on the loopback address:
#   bench.sh BINARY
set -euo pipefail
binary=$1
seconds=10
connections=64
urls=('/loader/balls.svg?scale=1.4&duration=1.2' '/frames/coins?t=0.35')

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
base=http://127.0.0.1:$port
log=$(mktemp)
LOADERD_HOST=127.0.0.1 LOADERD_PORT=$port "$binary" serve > "$log" 2>&1 &
server=$!
trap 'kill "$server" 2> /dev/null || true; wait "$server" 2> /dev/null || true; rm -f "$log"' EXIT

for _ in $(seq 100); do
  curl -fs -o /dev/null "$base/healthz" && break
  kill -0 "$server" 2> /dev/null || { cat "$log" >&2; exit 1; }
  sleep 0.1
done

echo "wrk, $connections connections, 2 threads, $seconds s a URL, on $(nproc) cores"
row='%-44s %10s %10s %9s %9s %9s\n'
# shellcheck disable=SC2059
printf "$row" URL bytes requests/s p50 p99 failures
for url in "${urls[@]}"; do
  size=$(curl -fsS -o /dev/null -w '%{size_download}' "$base$url")
  report=$(wrk -t2 -c"$connections" -d"${seconds}s" --latency "$base$url")
  # shellcheck disable=SC2059
  printf "$row" "$url" "$size" \
    "$(awk '/^Requests\/sec/ { print $2 }' <<< "$report")" \
    "$(awk '$1 == "50%" { print $2 }' <<< "$report")" \
    "$(awk '$1 == "99%" { print $2 }' <<< "$report")" \
    "$(awk '/Non-2xx/ { n += $NF }
      /Socket errors/ { gsub(",", ""); n += $4 + $6 + $8 + $10 }
      END { print n + 0 }' <<< "$report")"
done
