import XCTest

@testable import vipkata

/// Types of the same name are told apart by the folders that they are in.
final class NamesakeTests: XCTestCase {
  private func scene(in folder: String, view: String = "weak var viewController: CartDisplayLogic?")
    -> String
  {
    """
    // file: \(folder)/CartInteractor.swift
    final class CartInteractor: CartBusinessLogic { var presenter: CartPresentationLogic? }
    // file: \(folder)/CartPresenter.swift
    final class CartPresenter: CartPresentationLogic { \(view) }
    // file: \(folder)/CartViewController.swift
    protocol CartDisplayLogic: AnyObject {}
    final class CartViewController: UIViewController, CartDisplayLogic {
      var interactor: CartBusinessLogic?
    }

    """
  }

  func testScenesOfTwoTargetsAreTwo() throws {
    let report = try ReviewFixture.report(
      on: scene(in: "Sources/Shop/Cart")
        + scene(in: "Sources/Admin/Cart"))

    XCTAssertEqual(report.scenes.map(\.name), ["Cart (Admin)", "Cart (Shop)"])
    XCTAssertEqual(report.scenes.map(\.parts.count), [3, 3])
    XCTAssertTrue(report.scenes[0].parts.allSatisfy { $0.file.contains("Admin") })
  }

  func testWhatIsFoundIsKnownByThePlainNameOfItsScene() throws {
    let strong = "var viewController: CartDisplayLogic?"
    let report = try ReviewFixture.report(
      on: scene(in: "Shop", view: strong) + scene(in: "Admin", view: strong))

    XCTAssertEqual(
      report.findings.map(\.owner.scene), ["Cart", "Cart"],
      "a baseline stays as it is where a second target gets such a scene")
  }

  /// A screen's class tells its scene by its name, whatever its superclass is.
  func testAScreenIsOfItsSceneWhateverEndingItHas() throws {
    for (ending, bases) in [
      ("Controller", "UITableViewController"), ("VC", "UIViewController, CartDisplayLogic"),
      ("Screen", "UIViewController"), ("Page", "UITableViewController, CartDisplayLogic"),
    ] {
      let named = scene(in: "Shop").replacingOccurrences(
        of: "class CartViewController: UIViewController, CartDisplayLogic",
        with: "class Cart\(ending): \(bases)")
      let scenes = try ReviewFixture.report(on: named).scenes
      XCTAssertEqual(scenes.map(\.name), ["Cart"], ending)
      XCTAssertEqual(scenes.first?.parts.filter { $0.role == .view }.map(\.type), ["Cart\(ending)"])
    }
  }

  func testASceneOverManyFoldersIsOne() throws {
    let layers = scene(in: "Shop").replacingOccurrences(
      of: "Shop/CartPresenter", with: "Presenters/CartPresenter")
    XCTAssertEqual(try ReviewFixture.report(on: layers).scenes.map(\.name), ["Cart"])
  }

  /// `Task` of a package that is not read, or of the concurrency library, is not a scene's type.
  func testANestedTypeIsMeantOnlyWhereTheTypeAroundItIsNamed() throws {
    let models = """
      // file: Cart/CartModels.swift
      enum Cart { struct ViewModel { struct Job { let title: String } } }
      // file: Jobs/JobWorker.swift
      import Jobs
      protocol JobWorkerLogic { func load() -> [Job] }
      final class JobWorker: JobWorkerLogic { func load() -> [Job] { [] } }

      """
    XCTAssertEqual(
      try ReviewFixture.report(on: scene(in: "Cart") + models).findings.map(\.message), [])
    let named = models.replacingOccurrences(of: "import Jobs", with: "extension Cart {}")
    XCTAssertFalse(try ReviewFixture.report(on: scene(in: "Cart") + named).findings.isEmpty)
  }

  /// Otherwise a file of such lines takes minutes.
  func testAStatementThatGoesOnForEverIsCutOff() {
    let endless = String(repeating: "a +\n", count: 1_000)
    let tree = SyntaxTree(nodes: [], tokens: [])
    let file = SourceCode(ReviewedFile(path: "A.swift", text: endless, tree: tree))
    XCTAssertEqual(file.statementEnd(from: 8), 508)
    XCTAssertEqual(file.statementEnd(from: file.bytes.count), file.bytes.count)
  }

  func testTheNearestNamesakeIsMeant() {
    let paths = ["App/A/X.swift", "App/B/X.swift", "App/B/C/Y.swift", "App/D/Z.swift"]
    let folders = Folders(paths)
    let files = paths.enumerated().map { number, path in
      let tree = SyntaxTree(nodes: [], tokens: [])
      return SourceCode(ReviewedFile(path: path, text: "", tree: tree), number: number)
    }
    var index = NameIndex()
    for number in 0...1 { index.add(number, endingOf: "Cart.Row", in: folders[files[number]]) }

    for name in ["Cart.Row", "Row"] {
      XCTAssertEqual(index.nearest(name, to: folders[files[2]]), 1, name)
      XCTAssertEqual(index.nearest(name, to: folders[files[0]], clearly: true), 0, name)
      XCTAssertEqual(
        index.nearest(name, to: folders[files[3]]), 0, "the first, where none is nearer")
      XCTAssertNil(index.nearest(name, to: folders[files[3]], clearly: true))
    }
    XCTAssertNil(index.nearest("Cart", to: folders[files[0]]))
  }
}
