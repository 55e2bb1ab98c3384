package import Entities

/// Says what stopped a command.
package struct FailurePage {
  package let error: any Error
  private let words: Wording

  /// - Parameter program: how the user calls this program: a mend can be typed as it is.
  package init(error: any Error, program: String = "vipkata") {
    self.error = error
    words = Wording(program: program)
  }

  package var page: Page {
    if error is Interrupted { return Page(status: .interrupted) }
    let said = said
    var lines = [Line([Span("error: ", .bad), Span(words.typed(said.message))])]
    if let mend = said.mend { lines.append(words.typed(mend).line) }
    return Page(lines: lines, status: said.status)
  }

  /// What went wrong in the form of a `UserError`, whoever threw it.
  package var said: UserError {
    switch error {
    case let error as UserError: error
    case let failure as PlaceFailure: failure.said
    case let problem as CourseProblem:
      UserError("\(problem.file): \(problem.message)")
    default: UserError("\(error)")
    }
  }
}
