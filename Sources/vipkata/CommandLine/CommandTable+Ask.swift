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
      let sharing = call.sharing
      if call.has("--done") { return sharing.lower() }
      sharing.ask(
        request: Sharing.Ask.Request(
          question: call.operands.first ?? "", sendsCode: call.has("--with-code"),
          consent: call.consent))
      try call.converse {
        sharing.answer(request: Sharing.Answer.Request(isYes: $0?.isYes ?? false))
      }
    })
}

extension Call {
  /// To what a workshop gets to see.
  var consent: Sharing.Consent { has("--yes") ? .given : isInteractive ? .asked : .missing }
}
