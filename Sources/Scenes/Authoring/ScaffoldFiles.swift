import Entities

/// The content of a new kata's files.
struct ScaffoldFiles {
  /// Such as `03-presenter/05-plurals`.
  let folder: String
  /// The name of the example's scene, such as `Plurals`.
  let scene: String
  let manifest: Manifest

  var files: [String: String] {
    let kata = "Katas/\(folder)"
    let common = [
      "\(kata)/README.md": brief, "\(kata)/HINTS.md": hints, "\(kata)/kata.json": manifestText,
    ]
    let own: [String: String]
    switch manifest.kind {
    case .code:
      own = [
        "\(kata)/Starter/\(scene)Models.swift": models,
        "\(kata)/Starter/\(scene)Presenter.swift": presenter(body: starterBody),
        "\(kata)/Tests/\(scene)PresenterTests.swift": suite(tests: solvedTests),
        "\(kata)/Mutants/displays-twice/\(scene)Presenter.swift": presenter(body: twiceBody),
        "Solutions/\(folder)/\(scene)Presenter.swift": presenter(body: solvedBody),
      ]
    case .tests:
      own = [
        "\(kata)/Scene/\(scene)Models.swift": models,
        "\(kata)/Scene/\(scene)Presenter.swift": presenter(body: solvedBody),
        "\(kata)/Starter/\(scene)PresenterTests.swift": suite(tests: starterTests),
        "\(kata)/Mutants/displays-twice/\(scene)Presenter.swift": presenter(body: twiceBody),
        "Solutions/\(folder)/\(scene)PresenterTests.swift": suite(tests: solvedTests),
      ]
    }
    return common.merging(own) { first, _ in first }
  }

  private var editedFile: String {
    manifest.kind == .code ? "\(scene)Presenter.swift" : "\(scene)PresenterTests.swift"
  }

  private var manifestText: String {
    var manifest = manifest
    manifest.minutes = 5
    manifest.learned = "\(Scaffold.mark) what was learned, in one sentence."
    manifest.edit = [editedFile]
    manifest.mutants = [
      Mutant(
        name: "displays-twice", says: "displaying the same thing twice",
        fails: ["testTheViewIsToldOnce"])
    ]
    return ManifestWriter(manifest: manifest).text
  }

  private var brief: String {
    """
    # \(Scaffold.mark) Title

    \(Scaffold.mark) What this kata is about, in two or three sentences.

    ## The rule

    \(Scaffold.mark) The rule, and why it exists.

    ## Your task

    Edit `\(editedFile)`. \(Scaffold.mark) Say what, not how.

    ## Done when

    \(Scaffold.mark) What can be seen when it is right: names, wordings, numbers.

    """
  }

  private var hints: String {
    """
    ## 1

    \(Scaffold.mark) Where to look.

    ## 2

    \(Scaffold.mark) Which idea helps.

    ## 3

    \(Scaffold.mark) Nearly the code.
    \(manifest.kind == .code ? "\n## testTheViewIsToldOnce\n\n\(Scaffold.mark) What this failure means.\n" : "")
    """
  }

  private var models: String {
    """
    enum \(scene) {
      enum Show {
        struct Request: Equatable, Sendable {}

        struct Response: Equatable, Sendable {
          let count: Int
        }

        struct ViewModel: Equatable, Sendable {
          let text: String
        }
      }
    }

    """
  }

  private func presenter(body: String) -> String {
    """
    @MainActor
    protocol \(scene)DisplayLogic: AnyObject {
      func displayShow(viewModel: \(scene).Show.ViewModel)
    }

    @MainActor
    protocol \(scene)PresentationLogic {
      func presentShow(response: \(scene).Show.Response)
    }

    final class \(scene)Presenter: \(scene)PresentationLogic {
      weak var viewController: (any \(scene)DisplayLogic)?

      func presentShow(response: \(scene).Show.Response) {
    \(body)
      }
    }

    """
  }

  private var starterBody: String {
    "    // TODO: Tell the view how many there are, in words."
  }

  private var solvedBody: String {
    """
        let text = response.count == 1 ? "1 thing" : "\\(response.count) things"
        viewController?.displayShow(viewModel: \(scene).Show.ViewModel(text: text))
    """
  }

  private var twiceBody: String {
    solvedBody + "\n"
      + "    viewController?.displayShow(viewModel: \(scene).Show.ViewModel(text: text))"
  }

  private func suite(tests: String) -> String {
    """
    import XCTest

    @testable import \(manifest.module)

    @MainActor
    final class \(scene)PresenterTests: XCTestCase {
      private let view = \(scene)DisplaySpy()
      private let sut = \(scene)Presenter()

      override func setUp() async throws {
        sut.viewController = view
      }

    \(tests)
    }

    private final class \(scene)DisplaySpy: \(scene)DisplayLogic {
      private(set) var viewModels: [\(scene).Show.ViewModel] = []

      func displayShow(viewModel: \(scene).Show.ViewModel) {
        viewModels.append(viewModel)
      }
    }

    """
  }

  private var solvedTests: String {
    """
      func testTheViewIsToldOnce() async {
        sut.presentShow(response: \(scene).Show.Response(count: 2))

        XCTAssertEqual(
          view.viewModels, [\(scene).Show.ViewModel(text: "2 things")],
          "a response is displayed once, in words")
      }
    """
  }

  private var starterTests: String {
    """
      func testTheViewIsToldOnce() async {
        sut.presentShow(response: \(scene).Show.Response(count: 2))

        XCTFail("TODO: compare what the spy recorded with what the view should be told")
      }
    """
  }
}
