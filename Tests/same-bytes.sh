#!/bin/sh
# Plays the scripts of the samples again and again, and compares all that they write, byte by byte: pictures, trees and the
# console. Each round is one run as things are, and one with four busy processes beside it and in another time zone, language,
# home, user and umask.
#
#   Tests/same-bytes.sh [ROUNDS] [FLIPSIDE]
#
# ROUNDS is 5 unless given, FLIPSIDE the launcher in the repository's root.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
rounds=${1:-5}
flipside=${2:-$root/flipside}
case $flipside in /*) ;; *) flipside=$PWD/$flipside ;; esac
folder=$(mktemp -d)
# The apps are built once, wherever HOME is.
export XDG_CACHE_HOME="${XDG_CACHE_HOME:-$HOME/.cache}"
busy=

end() {
  for process in $busy; do kill "$process" 2>/dev/null || :; done
  rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' INT TERM HUP

# App and script; without a script the first picture.
runs="Samples/HypnoNerd:hypnonerd Samples/PasswordGenerator:passwordgenerator Samples/Form:form
Samples/Animations:animations Samples/Gallery:gallery Samples/Lists:lists Samples/Hypnosister: Tests/AppTests/Apps/Clocks:clocks"

# play FOLDER: runs all there.
play() {
  for run in $runs; do
    app=${run%%:*} script=${run#*:}
    mkdir -p "$1/$app"
    (
      cd "$1/$app"
      if [ "$script" ]; then
        set -- --script "$root/Tests/AppTests/Scripts/$script.txt"
      else
        set -- --screenshot first.png
      fi
      "$flipside" run "$root/$app" --host headless "$@" >output.txt 2>errors.txt || echo "code $?" >>errors.txt
    )
  done
}

# compare FOLDER WHAT: with the first run.
failures=0
compare() {
  if diff -r "$folder/first" "$1" >"$folder/differences"; then
    echo "$2: the same $(find "$1" -type f | wc -l) files"
  else
    failures=$((failures + 1))
    echo "$2 differs:"
    head -40 "$folder/differences"
    mkdir -p "$root/.build/same-bytes"
    rm -rf "$root/.build/same-bytes/first" "$root/.build/same-bytes/other"
    cp -r "$folder/first" "$root/.build/same-bytes/first"
    cp -r "$1" "$root/.build/same-bytes/other"
    echo "both runs are kept in $root/.build/same-bytes"
  fi
  rm -rf "$1"
}

for run in $runs; do "$flipside" build "$root/${run%%:*}" >"$folder/build" 2>&1 || { cat "$folder/build"; exit 1; }; done
play "$folder/first"
find "$folder/first" -name errors.txt -exec grep -H '^code ' {} + && failures=1
round=0
while [ $round -lt "$rounds" ]; do
  round=$((round + 1))
  play "$folder/plain"
  compare "$folder/plain" "round $round"
  for _ in 1 2 3 4; do
    # Ends by itself, should this script be killed.
    sh -c 'ulimit -t 900; while :; do :; done' &
    busy="$busy $!"
  done
  mkdir -p "$folder/home"
  (
    umask 077
    export TZ=Asia/Kathmandu LANG=tr_TR.UTF-8 LC_ALL=ar_EG.UTF-8 LANGUAGE=de HOME="$folder/home" USER=somebody
    export LOGNAME=somebody
    play "$folder/elsewhere"
  )
  for process in $busy; do kill "$process" && wait "$process" 2>/dev/null || :; done
  busy=
  compare "$folder/elsewhere" "round $round, busy and elsewhere"
done
[ $failures -eq 0 ] && echo "all runs were the same" || exit 1
