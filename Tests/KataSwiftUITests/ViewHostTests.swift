import KataSwiftUI
import XCTest

/// The host is not part of SwiftUI: these tests follow its own comments.
@MainActor
final class ViewHostTests: XCTestCase {
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing thrown"
    } catch { return "\(error)" }
  }

  func testWhatIsNotThereIsToldWithWhatIs() async {
    let host = ViewHost(
      Group {
        Text("Welcome")
        Button("Sign in") {}
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
      })
    let screen = "On the screen is:\nWelcome\n[Sign in]\nSize: Small ▾"
    XCTAssertEqual(
      message { try host.tap("Log in") }, "There is no \"Log in\" to tap. \(screen)")
    XCTAssertEqual(
      message { try host.tap("Welcome") }, "There is no \"Welcome\" to tap. \(screen)")
    XCTAssertEqual(
      message { try host.type("a", into: "Email") },
      "There is no \"Email\" to type into. \(screen)")
    XCTAssertEqual(
      message { try host.choose("Large", in: "Size") },
      "\"Size\" has no option \"Large\", but \"Small\".")
    XCTAssertEqual(message { try host.back() }, "There is no screen to go back to. \(screen)")
    XCTAssertEqual(message { try host.dismiss() }, "There is no sheet or dialog. \(screen)")
    XCTAssertThrowsError(try host.isDisabled("Log in"))
  }

  func testADisabledControlCannotBeUsed() async {
    let host = ViewHost(Button("Log in") {}.disabled(true))
    XCTAssertEqual(
      message { try host.tap("Log in") },
      "\"Log in\" is disabled. On the screen is:\n(Log in)")
  }

  func testTwoOfTheSameNameAreNotGuessed() async {
    let host = ViewHost(
      Group {
        Button("Delete") {}
        Button("Delete") {}
      })
    XCTAssertEqual(
      message { try host.tap("Delete") },
      "There are 2 \"Delete\": tell them apart by an accessibilityIdentifier. "
        + "On the screen is:\n[Delete]\n[Delete]")
  }

  func testAControlIsFoundByOneOfItsTexts() async throws {
    var pressed = 0
    let host = ViewHost(
      Button {
        pressed += 1
      } label: {
        VStack {
          Text("Vanilla")
          Text("1 €")
        }
      })
    XCTAssertEqual(host.screen, "[Vanilla, 1 €]")
    for label in ["Vanilla", "1 €", "Vanilla, 1 €"] { try host.tap(label) }
    XCTAssertEqual(pressed, 3)
  }

  private actor Worker {
    /// Keeps it off the main actor, so that an `update` is never over while it works.
    var isOnMainThread: Bool { Thread.isMainThread }
    func text() -> String { "from the worker" }
  }

  func testAnUpdateWaitsForWorkThatIsNotOnTheMainActor() async {
    struct Page: View {
      let worker: Worker
      @State private var text = "waiting"
      var body: some View {
        Text(text).onAppear {
          Task {
            for _ in 1...3 { text = await worker.text() }
          }
        }
      }
    }
    let worker = Worker()
    let host = ViewHost(Page(worker: worker))
    XCTAssertEqual(host.screen, "waiting")
    await host.update()
    XCTAssertEqual(host.screen, "from the worker")
    let isOnMainThread = await worker.isOnMainThread
    XCTAssertTrue(isOnMainThread)
  }

  @MainActor @Observable
  fileprivate final class Router { var path: [Int] = [] }

  func testAClosedWindowFreesItsState() async throws {
    struct Page: View {
      @State private var router: Router
      @State private var isShown = false
      init(router: Router) { self.router = router }
      var body: some View {
        NavigationStack(path: $router.path) {
          VStack {
            NavigationLink("Push", value: 1)
            NavigationLink("Link") { Text("Linked \(router.path.count)") }
            Button("Show") { isShown = true }
          }
          .navigationDestination(for: Int.self) { Text("\($0) of \(router.path.count)") }
          .toolbar { Button("Add") { router.path.append(2) } }
          .task { router.path = router.path }
        }
        .sheet(isPresented: $isShown) { Text("\(router.path.count)") }
        .confirmationDialog("Sure?", isPresented: .constant(true)) {
          Button("Yes") { router.path = [] }
        }
      }
    }
    weak var router: Router?
    do {
      let made = Router()
      router = made
      let host = ViewHost(Page(router: made))
      await host.update()
      XCTAssertThrowsError(try host.tap("Push"), "under the dialog")
      made.path = [1]
      XCTAssertTrue(host.screen.contains("1 of 1"))
      host.close()
      await host.update()
      XCTAssertEqual(host.screen, "")
    }
    XCTAssertNil(router)
  }

  @MainActor
  private final class Log { var isEnded = false }

  func testAWindowThatNobodyClosedEndsItsTasks() async {
    let log = Log()
    var host: ViewHost? = ViewHost(
      Text("Text").task {
        try? await Task.sleep(for: .seconds(600))
        log.isEnded = true
      })
    await host?.update()
    XCTAssertFalse(log.isEnded)
    host = nil
    for _ in 1...100 where !log.isEnded { await Task.yield() }
    XCTAssertTrue(log.isEnded)
  }

  func testABodyThatChangesWhatItDrawsIsTold() async {
    struct Restless: View {
      @State private var count = 0
      func changed() -> Double {
        count += 1
        return 1
      }
      var body: some View {
        Text("Text").opacity(changed())
      }
    }
    XCTAssertEqual(
      ViewHost(Restless()).screen, "Text\n⚠ Drawing changes what is drawn, again and again.")
  }
}
