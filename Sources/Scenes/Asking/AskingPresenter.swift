@MainActor
protocol AskingPresentationLogic: FailurePresentationLogic {
  /// - Parameter isQuestion: whether there is somebody to be asked.
  func presentPlan(response: Asking.Raise.Response, isQuestion: Bool)
  func presentRaise(response: Asking.Raise.Response)
  func presentRefusal()
  /// - Parameter kata: nil where no hand was up.
  func presentLower(of kata: KataID?)
}

/// Words what is asked, and what goes with it.
struct AskingPresenter: AskingPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording

  func presentPlan(response: Asking.Raise.Response, isQuestion: Bool) {
    let title =
      "Until your hand is down, whoever can read \(response.place.shown) can read this:"
    let files = response.code.flatMap(\.shown)
    view?.display(
      Page(
        lines: [Line(title, .strong), response.question.line] + files + [""],
        prompt: isQuestion ? "Send this? (y/n) " : nil))
  }

  func presentRaise(response: Asking.Raise.Response) {
    let files = response.code.map(\.name)
    let sent = files.isEmpty ? "" : ", with \(Wording.list(files))"
    show(
      [
        Line("Your hand is up on \(response.kata)\(sent): \(response.question)", .strong),
        "Green takes it down, and so does \(words.command("ask --done")).".line,
      ],
      [
        "hand": true, "kata": response.kata, "question": response.question, "code": files,
        "place": response.place.shown,
      ])
  }

  func presentRefusal() {
    show(["Nothing is sent, and your hand is as it was."])
  }

  func presentLower(of kata: KataID?) {
    let line = kata.map { "Your hand on \($0) is down." } ?? "Your hand was not up."
    show([line.line], ["hand": false, "kata": kata])
  }
}

extension SentFile {
  var shown: [Line] {
    ["", Line(name, .strong)] + text.trimmed.lines.map { Line("  \($0)") }
  }
}
