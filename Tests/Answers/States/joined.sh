# from fresh
# Progress is shared with a folder.
mkdir room
vipkata open greet
vipkata join room --as "Ada Lovelace" --yes
# It is delivered in the background.
for _ in {1..100}; do
  ! vipkata doctor | grep -q 'everything delivered' || break
done
