# from solved
# The course has another right solution of the first kata.
others=Solutions/01-basics/01-greet/Others/joined-words
mkdir -p $others
sed 's/text: ".*"/text: ["Hello, ", response.name, "!"].joined()/' \
  Solutions/01-basics/01-greet/GreetPresenter.swift >$others/GreetPresenter.swift
cat >$others/README.md <<'TEXT'
# The words, joined

**Buys:** each part of the sentence stands alone. **Costs:** it is not read as one.
TEXT
