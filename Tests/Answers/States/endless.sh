# from opened
# The presenter never comes to an end.
sed 's/view?\..*/while true {}/' Solutions/01-basics/01-greet/GreetPresenter.swift >presenter
mv presenter Workspace/01-basics/01-greet/Sources/Greet/GreetPresenter.swift
vipkata check >first.txt || echo "exit: $?" >>first.txt
