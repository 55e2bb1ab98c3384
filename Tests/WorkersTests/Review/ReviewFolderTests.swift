import Foundation
import XCTest

@testable import vipkata

final class ReviewFolderTests: XCTestCase {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("review folder ü \(UUID())")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: root)
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func code(at path: String) throws -> CodeToReview {
    try ReviewFolder(currentFolder: root, libraries: SourceKitTests.libraries).code(at: path)
  }

  func testSwiftFilesAreReadInOrderWithPathsFromHere() throws {
    try write("class B {}", to: "App/B.swift")
    try write("class A {}", to: "App/A/A.swift")
    try write("no Swift", to: "App/README.md")
    let code = try code(at: "App")
    XCTAssertEqual(code.files.map(\.path), ["App/A/A.swift", "App/B.swift"])
    XCTAssertEqual(code.files.map { $0.tree.nodes.first?.name }, ["A", "B"])
  }

  func testOneFileMayBeNamed() throws {
    try write("class A {}", to: "A.swift")
    XCTAssertEqual(try code(at: "A.swift").files.map(\.path), ["A.swift"])
  }

  func testForeignCodeIsLeftOut() throws {
    for folder in ["Pods", ".build", "Carthage", "VIP.xctemplate", "DerivedData"] {
      try write("class X {}", to: "\(folder)/X.swift")
    }
    try write("class A {}", to: "A.swift")
    XCTAssertEqual(try code(at: ".").files.map(\.path), ["A.swift"])
  }

  func testACircleOfLinksEnds() throws {
    try write("class A {}", to: "App/A.swift")
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("App/again"), withDestinationURL: root)
    XCTAssertEqual(try code(at: "App").files.count, 1)
  }

  func testWhatIsNotUTF8IsTold() throws {
    try write("class A {}", to: "A.swift")
    try Data([0x66, 0xFF, 0xFE]).write(to: root.appendingPathComponent("B.swift"))
    let code = try code(at: ".")
    XCTAssertEqual(code.files.map(\.path), ["A.swift"])
    XCTAssertEqual(
      code.unread, [UnreadFile(path: "B.swift", reason: "it is not UTF-8; save it as UTF-8")])
  }

  func testASyntaxErrorIsToldAndTheRestRead() throws {
    try write("class CartInteractor: CartBusinessLogic {}\nfunc (\n", to: "CartInteractor.swift")
    let report = VIPReview().report(on: try code(at: ".").files)
    XCTAssertEqual(report.scenes.map(\.name), ["Cart"])
    XCTAssertEqual(report.unread.map(\.line), [2])
  }

  func testSettingsAreFoundAtTheRootOrAbove() throws {
    try write("class A {}", to: "App/Scenes/A.swift")
    try write(
      #"{"off": ["presenter-is-pure"], "roles": {"LoginBrain": "interactor"}}"#,
      to: ".vipkata-review.json")
    let settings = try code(at: "App/Scenes").settings
    XCTAssertEqual(settings.rules.count, 13)
    XCTAssertFalse(settings.rules.contains("presenter-is-pure"))
    XCTAssertEqual(settings.roles, ["LoginBrain": .interactor])
  }

  func testAMistakeInTheSettingsIsNamed() throws {
    try write("class A {}", to: "A.swift")
    for (text, mend) in [
      (#"{"off": ["presenter-is-sure"]}"#, "Did you mean presenter-is-pure?"),
      (#"{"of": []}"#, "Did you mean off?"),
      (#"{"roles": {"A": "presentor"}}"#, "Did you mean presenter?"),
      (#"{"roles": ["A"]}"#, "Write types with their roles."),
      ("[", #"Write JSON such as {"off": ["RULE"], "roles": {"TYPE": "interactor"}}."#),
    ] {
      try write(text, to: ".vipkata-review.json")
      XCTAssertThrowsError(try code(at: "."), text) {
        XCTAssertEqual(($0 as? UserError)?.mend, mend, text)
      }
    }
  }
}
