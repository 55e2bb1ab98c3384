# from opened
# The learner writes the suite.
vipkata open count
vipkata check >first.txt || echo "exit: $?" >>first.txt
