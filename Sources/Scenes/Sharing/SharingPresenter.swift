import Entities

@MainActor
package protocol SharingPresentationLogic {
  func presentPlan(response: Sharing.Plan.Response)
  func presentJoin(response: Sharing.Join.Response)
  func presentRefusal()
  func presentLeave(response: Sharing.Leave.Response)
  func presentFailure(error: any Error)
}

/// Words what is shared, and with whom.
package final class SharingPresenter: SharingPresentationLogic {
  package weak var view: (any SharingDisplayLogic)?
  private let words: Wording
  /// The journal, as a path that the learner can open.
  private let journal: String

  package init(program: String, journal: String) {
    words = Wording(program: program)
    self.journal = journal
  }

  package func presentPlan(response: Sharing.Plan.Response) {
    let membership = response.membership
    var lines = [
      Line("What will be shared", .strong),
      fact("with", membership.place.shown),
      fact("as", membership.name.description),
      fact("in", "one file of yours, \(membership.name.file)"),
      fact("what", "which katas you opened, checked, solved, skipped or reset, and when;"),
      fact("", "each verdict, the names of failing tests, the mistake it looks like,"),
      fact(
        "",
        "hints and solutions you looked at: "
          + "\(Wording.count(response.events, "event")) now, and each to come"),
      fact("not", "your code, what your tests print, or anything else of this machine"),
      fact("look", "\(journal) holds all of it, line by line"),
      fact("stop", words.command("leave") + " removes the file again"),
    ]
    if membership.place.isReadOnTheWay {
      lines.append("The address begins with http://, so that others in this network can read it.")
    }
    let page = Page(lines: lines)
    if response.isQuestion {
      view?.displayConfirmation(
        viewModel: Sharing.Question(page: page, prompt: "Share this? (y/n) "))
    } else {
      view?.displayPage(viewModel: page)
    }
  }

  package func presentJoin(response: Sharing.Join.Response) {
    let membership = response.membership
    var lines = [
      Line("You share as \(membership.name.description) with \(membership.place.shown).", .strong)
    ]
    if let delay = response.delay {
      lines.append("Your record is not there yet: \(words.typed(delay.message))".line)
      lines.append("It is delivered in the background as soon as that works.")
    } else {
      lines.append("Your record is there, with \(Wording.count(response.events, "event")).".line)
    }
    view?.displayPage(viewModel: Page(lines: lines))
  }

  package func presentRefusal() {
    view?.displayPage(viewModel: Page(lines: ["Nothing is shared."]))
  }

  package func presentLeave(response: Sharing.Leave.Response) {
    guard let departure = response.departure else {
      view?.displayPage(viewModel: Page(lines: ["You share with nobody."]))
      return
    }
    let place = departure.membership.place.shown
    let file = departure.membership.name.file
    var lines = [Line("You no longer share with \(place).", .strong)]
    var status = ExitStatus.done
    switch departure.record {
    case .removed: lines.append("\(file) was removed.".line)
    case .removedLater(let why):
      lines.append("\(file) is still there: \(why.message)".line)
      lines.append(
        ("It is removed in the background as soon as that works; "
          + "\(words.command("leave")) tries at once.").line)
    case .leftThere(let why):
      lines.append("\(file) is still there: \(why.message)".line)
      lines.append("It is not tried again: ask whoever has the place to remove it.")
      status = .failed
    }
    view?.displayPage(viewModel: Page(lines: lines, status: status))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: FailurePage(error: error, program: words.program).page)
  }

  private func fact(_ label: String, _ text: String) -> Line {
    Line(
      [Span("  \(label.padded(to: 6))", .faint), Span(text)],
      spoken: label.isEmpty ? text : "\(label): \(text)")
  }
}
