# from class
# Graded once: what was run is not run again.
vipkata grade Class >first.txt 2>&1 || echo "exit: $?" >>first.txt
