import Foundation
import XCTest

@testable import vipkata

/// Code that somebody who knows UIKit writes first, with the module that stands in for UIKit.
final class KataUITests: XCTestCase {
  private func run(_ members: String) throws -> SuiteRun {
    let folder = Repository.katas.appendingPathComponent("Support/KataUI")
    let module = SupportModule(name: "KataUI", files: try FolderReader.swiftFiles(in: folder))
    return try SuiteLab(package: "kata ui").run(
      suite: """
        import KataUI
        import XCTest
        @MainActor final class Screen: UIViewController {
          var heard: [String] = []
          init(name: String) {
            super.init()
            title = name
          }
          override func viewWillDisappear(_ animated: Bool) { heard.append("will") }
          override func viewDidDisappear(_ animated: Bool) { heard.append("did") }
        }
        @MainActor final class UITests: XCTestCase {
        \(members)
        }
        """, support: [module])
  }

  func testWhatAUIKitDeveloperTriesFirstIsThere() throws {
    let run = try run(
      """
        func testTheTitleStandsInTheBar() async {
          let screen = Screen(name: "Login")
          XCTAssertEqual(screen.navigationItem.title, "Login")
          screen.navigationItem.title = "Log in"
          screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
          XCTAssertEqual(screen.title, "Login")
          XCTAssertNil(screen.viewIfLoaded)
        }

        func testFingersReachNothingThatTakesNoTouches() async {
          var pressed = 0
          let (screen, button) = (Screen(name: ""), UIButton(primaryAction: UIAction { _ in }))
          button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
          screen.view.addSubview(button)
          screen.view.isUserInteractionEnabled = false
          button.sendActions(for: .touchUpInside)
          XCTAssertEqual(pressed, 0)
          screen.view.isUserInteractionEnabled = true
          button.sendActions(for: .touchUpInside)
          XCTAssertEqual(pressed, 1)
        }

        func testAScreenHearsThatItLeaves() async {
          let (first, second) = (Screen(name: "1"), Screen(name: "2"))
          let navigation = UINavigationController(rootViewController: first)
          first.loadViewIfNeeded()
          first.show(second, sender: nil)
          XCTAssertEqual(first.heard, ["will", "did"])
          XCTAssertIdentical(navigation.visibleViewController, second)
          XCTAssertEqual(navigation.popToViewController(first, animated: true)?.count, 1)
        }

        func testAButtonHasATitleForEachState() async {
          let button = UIButton(type: .system)
          button.setTitle("Log in", for: .normal)
          button.setTitle("Wait", for: .disabled)
          XCTAssertEqual(button.currentTitle, "Log in")
          button.isEnabled = false
          XCTAssertEqual(button.currentTitle, "Wait")
          button.setTitle(nil, for: .disabled)
          XCTAssertEqual(button.currentTitle, "Log in")
        }

        func testTheTreeOfViewsIsAsOneOrdersIt() async {
          let (root, stack, label) = (UIView(), UIStackView(), UILabel())
          (label.tag, label.numberOfLines, label.textAlignment) = (7, 0, .center)
          label.font = .preferredFont(forTextStyle: .headline)
          (stack.axis, stack.spacing) = (.vertical, 8)
          root.backgroundColor = .white
          root.addSubview(UIView())
          root.insertSubview(stack, at: 0)
          stack.addArrangedSubview(UISwitch())
          stack.insertArrangedSubview(label, at: 0)
          XCTAssertIdentical(root.subviews.first, stack)
          XCTAssertIdentical(stack.arrangedSubviews.first, label)
          XCTAssertIdentical(root.viewWithTag(7), label)
          let field = UITextField()
          (field.keyboardType, field.textContentType) = (.emailAddress, .emailAddress)
          (field.autocapitalizationType, field.borderStyle) = (.none, .roundedRect)
          XCTAssertFalse(field.hasText)
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addTextField { $0.placeholder = "Code" }
          XCTAssertEqual(alert.textFields?.count, 1)
        }
      """)

    XCTAssertEqual(run.diagnostics, [])
    XCTAssertEqual(run.results.flatMap(\.failures), [])
    XCTAssertEqual(run.results.map(\.status), Array(repeating: .passed, count: 5))
  }
}
