/// What learners try their own tests with.
extension CommandTable {
  static let mine = Command(
    names: ["mine"], operands: "[KATA]", operandCount: 0...1,
    options: [CommandOption("--all", "every break, not a dozen of all kinds")],
    summary: "break your green code, and see what your own tests notice",
    details: """
      In the folder Tests/<Module>Tests of a kata, such as Tests/LoginTests, you may write tests
      of your own; Xcode and `swift test` run them, too. `mine` makes one small mistake after
      another in your code, such as a call left out, and names each that your tests let pass.
      Your files stay as they are. A break that the course's own tests do not notice either does
      not count.
      """,
    run: {
      $0.mine.tryTests(
        request: Mine.Try.Request(kata: $0.operands.first, all: $0.has("--all")))
    })
}
