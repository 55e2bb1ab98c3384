package import Entities

/// Where views print.
@MainActor
package protocol TerminalLogic: AnyObject {
  func show(_ page: Page)
  /// Says something beside the page, whatever the format.
  func warn(_ text: String)
  /// Shows a line that the next page takes the place of.
  func showPassing(_ text: String)
}
