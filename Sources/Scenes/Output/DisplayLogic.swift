@MainActor
protocol DisplayLogic: AnyObject {
  func display(_ page: Page)
  /// Shows lines to people while a command runs, and below them a text that the next one replaces.
  func displayStatus(_ text: String, after lines: [Line])
  /// Shows a status of a command that takes long, even where a line cannot be replaced.
  func displayStep(_ text: String)
  /// Shows a warning beside the page, whatever the page's format.
  func displayWarning(_ text: String)
}

extension DisplayLogic {
  func displayStep(_ text: String) { displayStatus(text, after: []) }

  func show(_ lines: [Line], _ object: JSONObject? = nil, _ status: ExitStatus = .done) {
    display(Page(lines: lines, object: object, status: status))
  }
}

/// What every presenter can do: put what stopped a command into words.
@MainActor
protocol FailurePresentationLogic {
  func presentFailure(error: any Error)
}

/// Runs a use case, and has an error presented.
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

/// A presenter that puts failures into words like all others.
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

/// Writes the files of a page.
protocol OutputFileLogic {
  /// - Throws: `UserError` when a file cannot be written.
  func write(_ files: [OutputFile]) throws
}
