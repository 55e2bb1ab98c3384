import KataUI
import XCTest

/// What a user sees of a screen, however it is laid out.
@MainActor
struct Screen {
  let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    controller.loadViewIfNeeded()
  }

  /// The names on its buttons.
  var buttons: [String] { all(UIButton.self).compactMap(\.currentTitle) }

  /// The texts of its labels.
  var texts: [String] { all(UILabel.self).compactMap(\.text) }

  func button(_ name: String) throws -> UIButton {
    try XCTUnwrap(
      all(UIButton.self).first { $0.currentTitle == name },
      "the screen has no button \(name): is there one, and is it in the view?"
    )
  }

  func buttons(named name: String) -> [UIButton] {
    all(UIButton.self).filter { $0.currentTitle == name }
  }

  func tap(_ name: String) throws {
    try button(name).sendActions(for: .touchUpInside)
  }

  private func all<View: UIView>(_ kind: View.Type) -> [View] {
    var found: [UIView] = [controller.view]
    var next = 0
    while next < found.count {
      found += found[next].subviews
      next += 1
    }
    return found.compactMap { $0 as? View }
  }
}
