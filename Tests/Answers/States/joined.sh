# from fresh
# Progress is shared with a folder.
mkdir room
vipkata open greet
vipkata join room --as "Ada Lovelace" --yes
