extension CommandTable {
  static let ask = Command(
    names: ["ask"], operands: "[QUESTION]", operandCount: 0...1,
    options: [
      CommandOption("--with-code", "send the files of the open kata with it"),
      CommandOption("--yes", "agree to that without being asked"),
      CommandOption("--done", "take your hand down"),
    ],
    summary: "raise your hand in a workshop, with a question",
    details: """
      The board of the place that you have joined shows it, first come first, on the open kata.
      Only --with-code sends code: the files are shown first, and asked for on a terminal;
      elsewhere --yes agrees. Green takes the hand down, and removes the code.
      """,
    run: { call in
      let asking = call.asking
      if call.has("--done") { return asking.lower() }
      asking.raise(
        request: Asking.Raise.Request(
          question: call.operands.first ?? "", sendsCode: call.has("--with-code"),
          isInteractive: call.isInteractive, isAgreed: call.has("--yes")))
      try call.converse {
        asking.send(isWanted: $0?.isYes ?? false)
      }
    })
}
