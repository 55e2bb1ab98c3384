package import Entities

/// Where views print.
@MainActor
package protocol TerminalLogic: AnyObject {
  func show(_ page: Page)
  /// Shows a line that the next page takes the place of.
  func showPassing(_ text: String)
}
