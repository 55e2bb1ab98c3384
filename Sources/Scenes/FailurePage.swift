package import Entities

/// Says what stopped a command.
package struct FailurePage {
  package let error: any Error

  package init(error: any Error) {
    self.error = error
  }

  package var page: Page {
    if error is Interrupted { return Page(status: .interrupted) }
    let said = said
    var lines = [Line([Span("error: ", .bad), Span(said.message)])]
    if let mend = said.mend { lines.append(mend.line) }
    return Page(lines: lines, status: said.status)
  }

  /// What went wrong in the form of a `UserError`, whoever threw it.
  package var said: UserError {
    switch error {
    case let error as UserError: error
    case let problem as CourseProblem:
      UserError("\(problem.file): \(problem.message)")
    case let text as any CustomStringConvertible: UserError(text.description)
    default: UserError("\(error)")
    }
  }
}
