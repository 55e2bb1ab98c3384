# from fresh
# A workshop with people who are at work, stuck, quiet, and not begun.
mkdir room
now=$(date +%s)
ago() {
  local then=$((now - $1 * 60 - 30))
  date -u -d "@$then" +%FT%TZ 2>/dev/null || date -u -r "$then" +%FT%TZ
}
learner() {
  record="room/$1.jsonl"
  printf '{"journal":1,"learner":"%s"}\n' "$1" >"$record"
}
event() {
  printf '{"at":"%s","event":"%s","kata":"%s"%s}\n' "$(ago "$1")" "$2" "$3" "$4" >>"$record"
}
green=',"verdict":"green"'
red=',"failing":["GreetPresenterTests.testTheViewIsToldOnce"],"verdict":"red"'
red+=',"looksLike":"telling the view twice"'

learner ada
event 12 opened basics/greet
event 9 checked basics/greet "$green"
event 9 solved basics/greet
event 4 opened basics/part
learner bob
event 16 opened basics/greet
for minutes in 15 13 12 10 9 7 5 3 1; do event $minutes checked basics/greet "$red"; done
learner cyd
event 90 opened basics/greet
event 88 checked basics/greet "$red"
learner dan
event 2 opened basics/greet
event 1 hint basics/greet ',"hint":"1"'
event 1 danced basics/greet
learner eve
