import Entities
import Scenes
import XCTest

@MainActor
final class BoardViewTests: XCTestCase {
  private final class InteractorSpy: BoardBusinessLogic {
    private(set) var requests: [Board.Show.Request] = []
    func show(request: Board.Show.Request) { requests.append(request) }
  }

  private struct FileStub: BoardFileLogic {
    var failure: UserError?
    func write(_ text: String) throws {
      if let failure { throw failure }
    }
  }

  private let interactor = InteractorSpy()
  private let failure = UserError("The page cannot be written.")

  func testOneLookIsARequestAndAPageThatCannotBeWrittenIsTold() async {
    let terminal = TerminalSpy()
    let view = BoardView(terminal: terminal, file: FileStub(failure: failure), columns: 90)
    view.interactor = interactor
    view.look(isWatched: false)
    view.displayPage(viewModel: Page(lines: ["board"]))
    XCTAssertThrowsError(try view.displayFile(viewModel: "<html>"))

    XCTAssertEqual(interactor.requests, [Board.Show.Request(columns: 90, wantsPage: true)])
    XCTAssertEqual(terminal.shown, [.page(Page(lines: ["board"]))])
  }

  func testTheWindowIsAskedForItsWidthEachTimeAndScrollsUntilItIsQuit() async {
    let screen = WindowSpy()
    screen.size = ScreenSize(rows: 6, columns: 70)
    let view = BoardWatchView(window: screen, file: FileStub(failure: failure))
    view.interactor = interactor
    view.handle(.saved)
    screen.size = ScreenSize(rows: 6, columns: 90)
    view.handle(.resized)
    XCTAssertEqual(interactor.requests.map(\.columns), [70, 90])
    XCTAssertEqual(interactor.requests.map(\.isWatched), [true, true])

    view.displayPage(viewModel: Page(lines: (1...9).map { Line("row \($0)") }))
    view.handle(.key(.down))
    XCTAssertEqual(screen.rows.first, "row 2")
    view.displayPage(viewModel: Page(lines: (1...9).map { Line("new \($0)") }))
    XCTAssertEqual(screen.rows.first, "new 2", "a new look scrolls nothing back")
    XCTAssertThrowsError(try view.displayFile(viewModel: "<html>"))
    XCTAssertFalse(view.isOver)
    view.handle(.key(.character("q")))
    XCTAssertTrue(view.isOver)
  }
}
