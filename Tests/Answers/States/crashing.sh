# from opened
# The presenter ends the program.
sed 's/view?\..*/fatalError("out of words")/' Solutions/01-basics/01-greet/GreetPresenter.swift \
  >presenter
mv presenter Workspace/01-basics/01-greet/Sources/Greet/GreetPresenter.swift
vipkata check >first.txt || echo "exit: $?" >>first.txt
