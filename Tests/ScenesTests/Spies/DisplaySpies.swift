@testable import vipkata

extension Page {
  /// The lines without styles.
  var text: String { lines.map(\.text).joined(separator: "\n") }
}

/// Records every page that a presenter shows, and its texts beside pages.
@MainActor
final class PageSpy: DisplayLogic {
  private(set) var pages: [Page] = []
  private(set) var passing: [String] = []
  private(set) var linesBefore: [[Line]] = []
  private(set) var warnings: [String] = []

  func display(_ page: Page) { pages.append(page) }

  func displayStatus(_ text: String, after lines: [Line]) {
    passing.append(text)
    linesBefore.append(lines)
  }

  func displayWarning(_ text: String) { warnings.append(text) }
}
