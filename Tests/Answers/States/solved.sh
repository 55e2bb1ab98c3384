# from green
# The first kata was checked, after one hint.
vipkata hint
vipkata check
