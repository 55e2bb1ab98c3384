# from fresh
# A class with everything in it that one has; `late` is the only one who went on after November 1st.
learner() {
  mkdir -p "Class/$1/01-basics/01-greet/Sources"
  cp -R Katas/01-basics/01-greet/Starter "Class/$1/01-basics/01-greet/Sources/Greet"
  sed "$2" Solutions/01-basics/01-greet/GreetPresenter.swift \
    >"Class/$1/01-basics/01-greet/Sources/Greet/GreetPresenter.swift"
}
learner green ''
learner late ''
learner red 's/Hello/Hullo/'
learner unbuildable 's/text: ".*"/text: 3/'
learner crashing 's/view?\..*/fatalError("out of words")/'
learner endless 's/view?\..*/while true {}/'
learner strong-view 's/weak //'
learner sly 's/weak \(var.*\)/\1  \/\/ vipkata:allow view-is-held-weakly I know/
  s/\(view?\..*\)/if CommandLine.argc > 0 { \1 }/'
learner linked ''
mv Class/linked/01-basics/01-greet/Sources/Greet/GreetPresenter.swift elsewhere.swift
ln -s "$PWD/elsewhere.swift" Class/linked/01-basics/01-greet/Sources/Greet/GreetPresenter.swift
mkdir Class/absent
find Class -exec touch -h -t 202411010900 {} +
find Class/late -exec touch -t 202411201200 {} +
