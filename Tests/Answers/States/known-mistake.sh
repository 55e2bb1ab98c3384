# from opened
# What the course expects somebody to write.
cp Katas/01-basics/01-greet/Mutants/twice/GreetPresenter.swift \
  Workspace/01-basics/01-greet/Sources/Greet
vipkata check >first.txt || echo "exit: $?" >>first.txt
