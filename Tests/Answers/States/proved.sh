# from proving
# The suite finds the bug, and was not checked yet.
cp Solutions/02-proof/01-count/CounterTests.swift Workspace/02-proof/01-count/Tests/CountTests
