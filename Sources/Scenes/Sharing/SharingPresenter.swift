@MainActor
protocol SharingPresentationLogic: FailurePresentationLogic {
  func presentPreview(response: Sharing.Preview.Response)
  func presentJoin(response: Sharing.Join.Response)
  func presentRefusal(response: Sharing.Answer.Response)
  func presentLeave(response: Sharing.Leave.Response)
  /// Shows the code that will go with a question.
  func presentCode(response: Sharing.Ask.Response)
  func presentAsk(response: Sharing.Ask.Response)
  func presentLower(response: Sharing.Lower.Response)
}

/// Puts into words what is shared, and with whom.
struct SharingPresenter: SharingPresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording
  let journal: String

  func presentPreview(response: Sharing.Preview.Response) {
    let membership = response.membership
    var lines = [
      Line("What will be shared", .strong),
      fact("with", membership.place.shown),
      fact("as", membership.name.description),
      fact("in", "one file of yours, \(membership.name.file)"),
      fact("what", "which katas you opened, checked, solved, skipped or reset, and when;"),
      fact("", "each verdict, the names of failing tests, the mistake it looks like,"),
      fact("", "hints and solutions you looked at, the questions that you ask:"),
      fact("", "\(Wording.count(response.events, "event")) now, and each to come"),
      fact("not", "your code, what your tests print, or anything else of this machine;"),
      fact("", "only \(words.command("ask --with-code")) sends files, and shows them first"),
      fact("look", "\(journal) holds all of it, line by line"),
      fact("stop", words.command("leave") + " removes the file again"),
    ]
    if membership.place.isUnencrypted {
      lines.append("The address begins with http://, so others in this network can read it all.")
    }
    view?.display(Page(lines: lines, prompt: response.isQuestion ? "Share this? (y/n) " : nil))
  }

  func presentJoin(response: Sharing.Join.Response) {
    let membership = response.membership
    var lines = [
      Line("You share as \(membership.name.description) with \(membership.place.shown).", .strong)
    ]
    if let delay = response.delay {
      lines.append("Your record is not there yet: \(words.withProgramName(in: delay.message))".line)
      lines.append("It is delivered in the background as soon as that works.")
    } else {
      lines.append("Your record is there, with \(Wording.count(response.events, "event")).".line)
    }
    view?.show(
      lines,
      object(membership, isShared: true, problem: response.delay, events: response.events))
  }

  func presentRefusal(response: Sharing.Answer.Response) {
    switch response.refusal {
    case .sharesNothing: view?.show(["Nothing is shared."])
    case .sendsNothing: view?.show(["Nothing is sent, and your hand is as it was."])
    }
  }

  func presentLeave(response: Sharing.Leave.Response) {
    guard let departure = response.departure else {
      return view?.show(["You share with nobody."], ["shares": false]) ?? ()
    }
    let membership = departure.membership
    var lines = [Line("You no longer share with \(membership.place.shown).", .strong)]
    if let problem = departure.problem {
      lines.append("\(membership.name.file) is still there: \(problem.message)".line)
      let next =
        departure.isLastTry
        ? "vipkata does not try again: ask whoever runs the place to remove it."
        : "It is removed in the background as soon as that works; "
          + "\(words.command("leave")) tries at once."
      lines.append(next.line)
    } else {
      lines.append("\(membership.name.file) was removed.".line)
    }
    view?.show(
      lines, object(membership, isShared: false, problem: departure.problem),
      departure.problem != nil && departure.isLastTry ? .failed : .done)
  }

  func presentCode(response: Sharing.Ask.Response) {
    let title =
      "Until your hand is down, whoever can read \(response.place.shown) can read this:"
    view?.display(
      Page(
        lines: [Line(title, .strong), response.question.line] + response.code.flatMap(\.shown)
          + [""],
        prompt: response.isQuestion ? "Send this? (y/n) " : nil))
  }

  func presentAsk(response: Sharing.Ask.Response) {
    let files = response.code.map(\.name)
    let sent = files.isEmpty ? "" : ", with \(Wording.list(files))"
    view?.show(
      [
        Line("Your hand is up on \(response.kata)\(sent): \(response.question)", .strong),
        "It goes down when the kata is green, or with \(words.command("ask --done")).".line,
      ],
      [
        "hand": true, "kata": response.kata, "question": response.question, "code": files,
        "place": response.place.shown,
      ])
  }

  func presentLower(response: Sharing.Lower.Response) {
    let line = response.kata.map { "Your hand on \($0) is down." } ?? "Your hand was not up."
    view?.show([line.line], ["hand": false, "kata": response.kata])
  }

  /// - Parameter problem: why the record is not delivered yet or, after leaving, not removed yet.
  private func object(
    _ membership: Membership, isShared: Bool, problem: UserError?, events: Int? = nil
  ) -> JSONObject {
    [
      "shares": isShared, "place": membership.place.shown,
      "name": membership.name.description, "file": membership.name.file, "events": events,
      "delivered": problem == nil, "problem": problem?.message,
    ]
  }

  private func fact(_ label: String, _ text: String) -> Line {
    Line(
      [Span("  \(label.padded(to: 6))", .faint), Span(text)],
      spoken: label.isEmpty ? text : "\(label): \(text)")
  }
}
