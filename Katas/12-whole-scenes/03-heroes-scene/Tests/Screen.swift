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

  /// The names on its buttons. One that is hidden is there, and nobody sees it.
  var buttons: [String] {
    all(UIButton.self).compactMap { button, isSeen in
      button.currentTitle.map { isSeen ? $0 : "\($0), hidden" }
    }
  }

  /// The texts of its labels, without those that are hidden.
  var texts: [String] {
    all(UILabel.self).compactMap { label, isSeen in
      isSeen ? label.text : nil
    }
  }

  func button(_ name: String) throws -> UIButton {
    try XCTUnwrap(
      buttons(named: name).first,
      "the screen has no button \(name): is there one, and is it in the view?"
    )
  }

  func buttons(named name: String) -> [UIButton] {
    all(UIButton.self).map(\.view).filter { $0.currentTitle == name }
  }

  func tap(_ name: String) throws {
    try button(name).sendActions(for: .touchUpInside)
  }

  private func all<View: UIView>(_ kind: View.Type)
    -> [(view: View, isSeen: Bool)]
  {
    var found: [(view: UIView, isSeen: Bool)] = [(controller.view, true)]
    var next = 0
    while next < found.count {
      let (view, isSeen) = found[next]
      found += view.subviews.map { ($0, isSeen && !$0.isHidden) }
      next += 1
    }
    return found.compactMap { each in
      (each.view as? View).map { ($0, each.isSeen) }
    }
  }
}
