#!/bin/sh
# Attacks a running server from outside with sqlmap, wapiti and zzuf (Debian packages of these names). Not part of the tests: it takes
# up to half an hour, and what it prints is for a person to read. A tool that sent fewer than 500 requests proves nothing: the script
# ends with 1. The server needs the sample company with a password.
#   BASE=http://127.0.0.1:4600 PASSWORD=… sh tests/outside/run.sh [sqlmap|wapiti|zzuf …]
set -eu
base=${BASE:-http://127.0.0.1:4600}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ $# -gt 0 ] || set -- sqlmap wapiti zzuf

curl -sf -o /dev/null -c "$work/jar" -H 'x-commissary: 1' -H 'content-type: application/json' \
  -d "{\"email\":\"priya@sorrel.example\",\"password\":\"$PASSWORD\"}" "$base/api/session/login"
session=$(awk '$6 ~ /commissary$/ { print $6 "=" $7 }' "$work/jar")

few=0

# A star marks each place that is tried.
inject() {
  sqlmap --batch --flush-session --output-dir="$work/sqlmap" -t "$work/traffic" --level=2 --risk=2 --technique=BEUS --cookie="$session" \
    --headers='x-commissary: 1\ncontent-type: application/json' --ignore-code='*' -u "$base$1" ${2:+--method="$3" --data="$2"} |
    grep -E 'does not seem|might not be|all tested|injectable|is vulnerable|CRITICAL' | sort | uniq -c
  sent=$((sent + $(grep -c '^HTTP request \[' "$work/traffic" || true)))
}

for tool; do
  echo "== $tool"
  sent=0
  case $tool in
    sqlmap)
      inject '/api/session/login' '{"email":"a*@b.c","password":"c*"}' POST
      inject '/api/history/settings/sorrel-and-salt/timeline?tenantId=elm-st*&search=a*&by=b*&before=c*'
      inject '/api/tenants/sorrel-and-salt*/elm-st*'
      inject '/api/history/settings/sorrel-and-salt?tenantId=elm-st&path=%2FtableSettings*'
      inject '/api/sync-locations/preview' '{"locationIds":["elm-st*"]}' POST
      ;;
    wapiti)
      wapiti -u "$base/" --scope domain -H "cookie: $session" -H 'x-commissary: 1' --flush-session --max-scan-time 240 -v 2 \
        -s "$base/api/history/settings/sorrel-and-salt/timeline?tenantId=elm-st&search=a" \
        -s "$base/redirect?target=%2Fhome" -s "$base/login?target=%2Fhome" -s "$base/changeLocation?locationId=elm-st&target=%2Fhome" \
        -s "$base/api/users/isValidInviteToken?userId=x&inviteToken=y" \
        -m backup,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss -f txt -o "$work/wapiti.txt" > "$work/wapiti.log" 2>&1 || cat "$work/wapiti.log"
      cat "$work/wapiti.txt"
      sent=$(grep -acE '^[^ ]+ ([A-Z]+ )?https?://' "$work/wapiti.log" || true)
      ;;
    zzuf)
      body='{"id":"settings-sorrel-and-salt","ver":0,"settingsBlob":{"entityType":"LOCATION_SETTINGS","tableSettings":{"serverKeepsTips":true}}}'
      printf %s "$body" > "$work/body.json"
      for seed in $(seq 1 "${SEEDS:-500}"); do
        zzuf -s "$seed" -r 0.002:0.08 < "$work/body.json" > "$work/fuzzed"
        curl -s -m 10 -o /dev/null -w '%{http_code}\n' -X PUT -b "$session" -H 'x-commissary: 1' \
          -H 'content-type: application/json' --data-binary "@$work/fuzzed" "$base/api/blobs/settings/company/sorrel-and-salt"
      done > "$work/statuses"
      sort "$work/statuses" | uniq -c
      sent=$(wc -l < "$work/statuses")
      ;;
  esac
  echo "$sent requests"
  [ "$sent" -ge 500 ] || few=1
done
curl -sf "$base/api/health"
exit "$few"
