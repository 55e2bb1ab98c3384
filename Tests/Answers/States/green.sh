# from opened
# The first kata is done, and not checked yet.
cp Solutions/01-basics/01-greet/GreetPresenter.swift Workspace/01-basics/01-greet/Sources/Greet
