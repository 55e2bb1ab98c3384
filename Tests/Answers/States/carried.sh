# from solved
# The second kata is open, with the learner's own code of the first. Its suite is of two kinds.
vipkata open part
vipkata check >first.txt || echo "exit: $?" >>first.txt
