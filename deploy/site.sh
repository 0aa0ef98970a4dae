#!/bin/sh
# The product on one machine, by hand, with the settings of ~/saphan.env: NAME=value, one to a line, without quotes.
#   site.sh start PORT…    a process on each port, one after the other; one that runs there already is ended first
#   site.sh stop PORT…
#   site.sh run COMMAND…   any command of the product: site.sh run npm run backup -- FILE
# What is written, logs and backups too, is for its owner alone.
set -eu
umask 077
cd -P "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"

settings() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in [A-Z]*=*) export "$line" ;; esac
  done < "$HOME/saphan.env"
}

say() { echo "$*" >&2; }

# A file with a number outlives its process, and the number may be another's by then.
runs() {
  pid=$(cat "$HOME/site-$1.pid" 2>/dev/null) && grep -q scripts/start.ts "/proc/$pid/cmdline" 2>/dev/null
}

stop() {
  runs "$1" || return 0
  kill "$pid"
  while runs "$1"; do sleep 0.2; done
  say "The process on port $1 has ended"
}

# In a session of its own, which does not end with the login. Prometheus finds 3001 on 9464, 3002 on 9465, and so on.
start() {
  stop "$1"
  if curl -s -o /dev/null "127.0.0.1:$1"; then
    say "Something else listens on port $1. Is it the unit saphan@$1?"
    exit 1
  fi
  PORT=$1 METRICS_PORT=$(($1 + 6463)) setsid node scripts/start.ts < /dev/null >> "$HOME/site-$1.log" 2>&1 &
  echo $! > "$HOME/site-$1.pid"
  until curl -fs "127.0.0.1:$1/api/ready"; do
    sleep 1
    runs "$1" && continue
    say "The process on port $1 did not start. The end of its log:"
    tail -n 5 "$HOME/site-$1.log" >&2
    exit 1
  done
  echo
  # The front looks every second.
  sleep 3
}

verb=${1:-}
[ $# -ge 2 ] || { say "Say what: site.sh start PORT…, site.sh stop PORT…, site.sh run COMMAND…"; exit 2; }
shift
case $verb in
  run) settings && exec "$@" ;;
  start) settings && for port in "$@"; do start "$port"; done ;;
  stop) for port in "$@"; do stop "$port"; done ;;
  *) say "There is no $verb: start, stop or run"; exit 2 ;;
esac
