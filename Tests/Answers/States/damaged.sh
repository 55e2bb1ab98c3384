# from fresh
# A journal with a line that was cut off, and one that says nothing.
vipkata open greet
echo '{"event":"checked", cut off' >>Workspace/.vipkata/journal.jsonl
echo '{"kata":"basics/greet"}' >>Workspace/.vipkata/journal.jsonl
