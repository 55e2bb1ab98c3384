# from opened
# All tests pass, and a rule of the kata is broken.
sed 's/weak //' Solutions/01-basics/01-greet/GreetPresenter.swift >presenter
mv presenter Workspace/01-basics/01-greet/Sources/Greet/GreetPresenter.swift
vipkata check >first.txt || echo "exit: $?" >>first.txt
