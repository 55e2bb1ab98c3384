import KataSwiftUI
import XCTest

@testable import HeroList

/// Stands in for the interactor: each load goes on until the test ends it or somebody cancels it.
@MainActor
private final class HeroListInteractorSpy: HeroListBusinessLogic {
  private(set) var loads: [HeroList.Load.Request] = []
  private(set) var cancelled = 0
  private var underWay: [AsyncStream<Void>.Continuation] = []

  func load(request: HeroList.Load.Request) async {
    loads.append(request)
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    underWay.append(continuation)
    for await _ in stream {}
    if Task.isCancelled { cancelled += 1 }
  }

  func endLoads() {
    for load in underWay { load.finish() }
    underWay = []
  }
}

/// Stands in for the worker: it answers when the test says so, and notices a cancellation.
@MainActor
private final class HeroesWorkerSpy: HeroesWorkerLogic {
  private(set) var asked = 0
  private(set) var cancelled = 0
  private var underWay:
    [AsyncStream<Result<[Hero], any Error>>.Continuation] = []

  func heroes() async throws -> [Hero] {
    asked += 1
    let (stream, continuation) =
      AsyncStream<Result<[Hero], any Error>>.makeStream()
    underWay.append(continuation)
    for await answer in stream { return try answer.get() }
    if Task.isCancelled { cancelled += 1 }
    throw CancellationError()
  }

  func answer(_ result: Result<[Hero], any Error>) {
    for call in underWay {
      call.yield(result)
      call.finish()
    }
    underWay = []
  }
}

/// The app around the view: Again draws all of it anew, with a new struct; Leave takes it away, and
/// brings it back.
private struct Window<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var count = 0
  @State private var isShown = true

  var body: some View {
    NavigationStack {
      VStack {
        Button("Again") { count += 1 }
        Button("Leave") { isShown.toggle() }
        Text("Drawn \(count)")
        if isShown { content() }
      }
    }
  }
}

@MainActor
final class HeroListViewTests: XCTestCase {
  private var screen = HeroListScreen()
  private var interactor = HeroListInteractorSpy()
  private var worker = HeroesWorkerSpy()

  override func setUp() async throws {
    screen = HeroListScreen()
    interactor = HeroListInteractorSpy()
    worker = HeroesWorkerSpy()
  }

  override func tearDown() async throws {
    interactor.endLoads()
    worker.answer(.failure(CancellationError()))
  }

  // MARK: - What is drawn

  func testANoticeIsDrawnAsItIsGiven() async {
    // Given
    let host = await show()

    // When
    screen.displayLoad(viewModel: .notice("NO way.", retry: "once MORE"))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("NO way."),
      "a notice was displayed: draw its text as it is given\n\(host.screen)"
    )
    XCTAssertTrue(
      host.screen.contains("[once MORE]"),
      "the notice has a title for retry: draw an enabled button with it, as it is given\n\(host.screen)"
    )

    // When
    screen.displayLoad(viewModel: .notice("", retry: "once MORE"))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.components(separatedBy: "\n").contains(""),
      "the notice has an empty text: draw its Text as it is given, for whether it is worth showing was decided already\n\(host.screen)"
    )
  }

  func testWithoutATitleThereIsNoRetry() async {
    // Given
    let host = await show()

    // When
    screen.displayLoad(viewModel: .notice("NO way.", retry: nil))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("NO way."),
      "a notice was displayed: draw its text as it is given\n\(host.screen)"
    )
    let buttons = host.screen.components(separatedBy: "[").count - 1
    XCTAssertEqual(
      buttons, 2,
      "retry is nil: there is nothing to try again, so draw no button\n\(host.screen)"
    )
  }

  func testEachContentTakesTheLastOnesPlace() async {
    // Given
    let host = await show()
    screen.displayLoad(viewModel: .notice("NO way.", retry: "once MORE"))
    await host.update()

    // When
    screen.displayLoad(viewModel: .progress("on ITS way"))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("on ITS way") && host.screen.contains("⟳"),
      "progress is drawn as before, with its text\n\(host.screen)")
    XCTAssertFalse(
      host.screen.contains("NO way.") || host.screen.contains("once MORE"),
      "the notice is over: nothing of it stays\n\(host.screen)")

    // When
    screen.displayLoad(viewModel: .rows([.init(id: 1, name: "NOVA")]))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("NOVA"),
      "rows are drawn as before\n\(host.screen)"
    )
    XCTAssertFalse(
      host.screen.contains("⟳"),
      "the progress is over: nothing of it stays\n\(host.screen)")
    XCTAssertEqual(
      host.screen.split(separator: "\n")
        .drop { !$0.hasPrefix("Drawn") }.dropFirst().map { String($0) },
      ["- NOVA"],
      "rows are drawn as before, and nothing beside them: a view has no words of its own, and counts nothing"
    )
  }

  // MARK: - What is asked

  func testAViewThatAppearsAsksOnce() async throws {
    // Given
    let host = await show()

    // When: it is drawn several times more
    screen.displayLoad(viewModel: .progress("on its way"))
    await host.update()
    screen.displayLoad(viewModel: .rows([]))
    await host.update()
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.loads, [.init()],
      "a view that appears asks for the load, once, however often it is drawn"
    )
  }

  func testRetryAsksOnceMore() async throws {
    // Given
    let host = await show()
    interactor.endLoads()
    screen.displayLoad(viewModel: .notice("No.", retry: "Once more"))
    await host.update()

    // When
    try host.tap("Once more")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.loads.count, 2,
      "the first load, and one retry: each tap asks once")

    // When
    for _ in 1...3 {
      interactor.endLoads()
      screen.displayLoad(viewModel: .progress("on its way"))
      await host.update()
      screen.displayLoad(viewModel: .notice("No.", retry: "Once more"))
      await host.update()
      try host.tap("Once more")
      await host.update()
    }

    // Then
    XCTAssertEqual(
      interactor.loads.count, 5,
      "the first load, and four retries: a retry that failed can be tried again"
    )
  }

  func testTheViewShowsNothingByItself() async throws {
    // Given: an interactor that displays nothing
    let host = await show()
    interactor.endLoads()
    screen.displayLoad(viewModel: .notice("No.", retry: "Once more"))
    await host.update()
    let before = host.screen

    // When
    try host.tap("Once more")
    await host.update()

    // Then
    XCTAssertEqual(
      host.screen, before,
      "nothing was displayed, and yet the screen has changed: that a load is under way is the interactor's to say"
    )
  }

  // MARK: - What ends with the view

  func testALoadEndsWithTheView() async throws {
    // Given
    let host = await show()
    XCTAssertEqual(interactor.loads.count, 1, "a view that appears loads")

    // When
    try host.tap("Leave")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.cancelled, 1,
      "the view is gone, and its load goes on: .task cancels what it awaits, but nobody cancels a Task that you start yourself"
    )

    // When: it comes back
    screen.displayLoad(viewModel: .rows([.init(id: 7, name: "Ada")]))
    try host.tap("Leave")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.loads.count, 2,
      "the view has come back: it loads whenever it appears, though there are rows from before"
    )
  }

  func testARetryEndsWithTheViewToo() async throws {
    // Given: a retry under way
    let host = await show()
    interactor.endLoads()
    screen.displayLoad(viewModel: .notice("No.", retry: "Once more"))
    await host.update()
    try host.tap("Once more")
    await host.update()
    screen.displayLoad(viewModel: .progress("on its way"))
    await host.update()
    let before = interactor.cancelled

    // When
    try host.tap("Leave")
    await host.update()

    // Then
    XCTAssertEqual(
      [before, interactor.cancelled], [0, 1],
      "a retry goes on while the view is shown, and ends with it: let the tap change the id of .task(id:), which begins anew"
    )
  }

  func testALoadGoesOnWhileTheViewIsShown() async throws {
    // Given
    let host = await show()

    // When
    screen.displayLoad(viewModel: .progress("on its way"))
    await host.update()
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.cancelled, 0,
      "the view is still there, and its load was cancelled: put .task on what stays while it loads"
    )
  }

  func testACoveredViewLoadsWhenItIsOnTopAgain() async throws {
    // Given: a load under way, and a screen that is pushed over it
    let host = await showOnAStack()
    try host.tap("Further")
    await host.update()

    // When
    try host.back()
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.loads.count, 2,
      "a screen lay over the view while it loaded, and its load was cancelled: on top again, it loads once more, with the state it had"
    )
  }

  func testRetryWorksAfterTheViewWasCovered() async throws {
    // Given: a view that was covered, and whose new load has failed
    let host = await showOnAStack()
    try host.tap("Further")
    await host.update()
    try host.back()
    await host.update()
    interactor.endLoads()
    screen.displayLoad(viewModel: .notice("No.", retry: "Once more"))
    await host.update()
    let before = interactor.loads.count

    // When
    try host.tap("Once more")
    await host.update()

    // Then
    XCTAssertGreaterThan(
      interactor.loads.count, before,
      "a screen lay over the view for a while, and now a tap on retry asks for nothing: it must ask even after the view's task was cancelled and began anew"
    )
  }

  // MARK: - The whole cycle

  func testFailureRetryAndHeroes() async throws {
    // Given
    let host = await showWhole()
    XCTAssertTrue(
      host.screen.contains("Calling all heroes"),
      "while the worker works, the screen shows that\n\(host.screen)")

    // When
    worker.answer(.failure(HeroesError.offline))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("You seem to be offline."),
      "the worker has failed, and the screen does not say so\n\(host.screen)"
    )

    // When
    try host.tap("Try again")
    await host.update()

    // Then
    XCTAssertEqual(
      worker.asked, 2,
      "the first load and one retry ask the worker, once each"
    )
    XCTAssertTrue(
      host.screen.contains("Calling all heroes"),
      "a retry loads like the first time, and the screen shows that\n\(host.screen)"
    )

    // When
    worker.answer(.success([Hero(id: 1, name: "Nova")]))
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("Nova"),
      "the retry has brought heroes: show them\n\(host.screen)")
  }

  func testTheWorkerIsCancelledWithTheView() async throws {
    // Given
    let host = await showWhole()
    XCTAssertEqual(
      worker.asked, 1, "a view that appears has the worker asked, once")

    // When
    try host.tap("Leave")
    await host.update()

    // Then
    XCTAssertEqual(
      worker.cancelled, 1,
      "the view is gone, and the worker works on: await each step, so that a cancellation gets through"
    )
  }

  func testAClosedViewIsGone() async {
    // Given: a load under way
    weak var worker: HeroesWorkerSpy?
    do {
      let spy = HeroesWorkerSpy()
      worker = spy
      let host = ViewHost(HeroListView.configured(worker: spy))
      await host.update()

      // When
      host.close()
      await host.update()
    }

    // Then
    XCTAssertNil(
      worker,
      "the view was closed, and its scene lives on: a task that nobody has cancelled keeps it"
    )
  }

  // MARK: - Helpers

  private func show() async -> ViewHost {
    let (screen, interactor) = (screen, interactor)
    let host = ViewHost(
      Window { HeroListView(screen: screen, interactor: interactor) })
    await host.update()
    return host
  }

  private func showOnAStack() async -> ViewHost {
    let (screen, interactor) = (screen, interactor)
    let host = ViewHost(
      NavigationStack {
        VStack {
          NavigationLink("Further") { Text("Elsewhere") }
          HeroListView(screen: screen, interactor: interactor)
        }
      })
    await host.update()
    return host
  }

  private func showWhole() async -> ViewHost {
    let worker = worker
    let host = ViewHost(Window { HeroListView.configured(worker: worker) })
    await host.update()
    return host
  }
}
