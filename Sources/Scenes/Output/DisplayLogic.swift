@MainActor
protocol DisplayLogic: AnyObject {
  func display(_ page: Page)
  /// Shows lines to people while a command goes on, and below them a text that the next replaces.
  func displayStatus(_ text: String, after lines: [Line])
  /// A status of a command that takes its time: shown also where no line can be taken back.
  func displayStep(_ text: String)
  /// Says something beside the page, whatever its form.
  func displayWarning(_ text: String)
}

extension DisplayLogic {
  func displayStep(_ text: String) { displayStatus(text, after: []) }

  func show(_ lines: [Line], _ object: JSONObject? = nil, _ status: ExitStatus = .done) {
    display(Page(lines: lines, object: object, status: status))
  }
}

/// What every presenter can do: word what stopped a command.
@MainActor
protocol FailurePresentationLogic {
  func presentFailure(error: any Error)
}

/// Does a use case, and has what stopped it presented.
@MainActor
func attempt(
  failuresTo presenter: (any FailurePresentationLogic)?, _ useCase: () throws -> Void
) {
  do {
    try useCase()
  } catch {
    presenter?.presentFailure(error: error)
  }
}

/// A presenter that words failures as all others do.
@MainActor
protocol PagePresenter: FailurePresentationLogic {
  var view: (any DisplayLogic)? { get }
  var words: Wording { get }
}

extension PagePresenter {
  func presentFailure(error: any Error) {
    view?.display(words.page(for: error))
  }
}

/// Writes what is kept of a page beside the screen.
protocol OutputFileLogic {
  /// - Throws: `UserError` when one cannot be written.
  func write(_ files: [OutputFile]) throws
}
