# from opened
# All tests pass, and a rule is broken that the learner has to find.
kata=Katas/01-basics/01-greet/kata.json
sed 's/"rules": \(.*\),/"rules": \1, "withholds": \1,/' $kata >edited
mv edited $kata
sed 's/weak //' Solutions/01-basics/01-greet/GreetPresenter.swift >presenter
mv presenter Workspace/01-basics/01-greet/Sources/Greet/GreetPresenter.swift
