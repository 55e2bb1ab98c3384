# from fresh
# The first kata is open, and was found red.
vipkata next >first.txt || echo "exit: $?" >>first.txt
