import KataSwiftUI
import XCTest

@MainActor
final class LifecycleTests: XCTestCase {
  @MainActor
  private final class Log {
    var events: [String] = []
    func add(_ event: String) { events.append(event) }
  }

  /// Holds everyone who waits until it is opened.
  @MainActor
  private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    func wait() async { await withCheckedContinuation { waiting.append($0) } }
    func open() {
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:) and …/ondisappear:
  /// "Adds an action to perform before this view appears", "… after this view disappears".
  func testAppearingAndDisappearingAreToldOnceEach() async throws {
    struct Page: View {
      let log: Log
      @State private var isThere = true
      @State private var count = 0
      var body: some View {
        if isThere {
          Text("There").onAppear { log.add("on") }.onDisappear { log.add("off") }
        }
        Button("Draw again \(count)") { count += 1 }
        Button("Swap") { isThere.toggle() }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log))
    try host.tap("Draw again 0")
    XCTAssertEqual(log.events, ["on"])
    try host.tap("Swap")
    XCTAssertEqual(log.events, ["on", "off"])
    try host.tap("Swap")
    host.close()
    XCTAssertEqual(log.events, ["on", "off", "on", "off"])
  }

  func testWhatAppearingChangesIsOnTheScreenAtOnce() async {
    struct Page: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    XCTAssertEqual(ViewHost(Page()).screen, "after")
  }

  /// https://developer.apple.com/documentation/swiftui/view/task(priority:_:): "Adds an asynchronous
  /// task to perform before this view appears … SwiftUI will automatically cancel the task at some
  /// point after the view disappears before the action completes."
  func testATaskBeginsWithItsViewAndIsCancelledWithIt() async throws {
    struct Page: View {
      let log: Log
      let gate: Gate
      @State private var isThere = true
      var body: some View {
        if isThere {
          Text("There").task {
            log.add("begun")
            await gate.wait()
            log.add(Task.isCancelled ? "cancelled" : "done")
          }
        }
        Button("Swap") { isThere.toggle() }
      }
    }
    let (log, gate) = (Log(), Gate())
    let host = ViewHost(Page(log: log, gate: gate))
    await host.update()
    XCTAssertEqual(log.events, ["begun"])
    gate.open()
    await host.update()
    XCTAssertEqual(log.events, ["begun", "done"])

    try host.tap("Swap")
    try host.tap("Swap")
    await host.update()
    try host.tap("Swap")
    gate.open()
    await host.update()
    XCTAssertEqual(log.events, ["begun", "done", "begun", "cancelled"])
  }

  /// https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:): "to perform before
  /// this view appears or when a specified value changes": the task of the old value is
  /// cancelled, and a new one begins.
  func testATaskWithAnIDBeginsAnewWhenTheIDChanges() async throws {
    struct Page: View {
      let log: Log
      @State private var number = 1
      @State private var other = 1
      var body: some View {
        Button("Next") { number += 1 }.task(id: number) {
          log.add("begun \(number)")
          let number = number
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(600))
          } onCancel: {
            Task { @MainActor in log.add("cancelled \(number)") }
          }
        }
        Button("Other \(other)") { other += 1 }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log))
    await host.update()
    try host.tap("Other 1")
    await host.update()
    XCTAssertEqual(log.events, ["begun 1"])
    try host.tap("Next")
    await host.update()
    XCTAssertEqual(Set(log.events), ["begun 1", "cancelled 1", "begun 2"])
    host.close()
    await host.update()
    XCTAssertEqual(log.events.last, "cancelled 2")
  }

  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg: "the old
  /// value … the new value"; `initial`: "Whether the action should be run when this view initially
  /// appears."
  func testAChangeIsToldWithBothValues() async throws {
    struct Page: View {
      let log: Log
      @State private var number = 1
      @State private var other = 1
      var body: some View {
        Button("Next") { number += 1 }
          .onChange(of: number) { log.add("\($0) to \($1)") }
          .onChange(of: number, initial: true) { log.add("is \(number)") }
        Button("Other \(other)") { other += 1 }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log))
    XCTAssertEqual(log.events, ["is 1"])
    try host.tap("Other 1")
    XCTAssertEqual(log.events, ["is 1"])
    try host.tap("Next")
    XCTAssertEqual(log.events, ["is 1", "1 to 2", "is 2"])
  }

  /// As on iOS: a screen covered by a pushed one has disappeared, with its tasks, and appears again
  /// when it is uncovered; its state stays. A screen under a sheet stays.
  func testAScreenGoesWhenAnotherIsPushedOverItAndComesBack() async throws {
    struct Page: View {
      let log: Log
      @State private var count = 0
      @State private var isAsking = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Count \(count)") { count += 1 }
            NavigationLink("Push", value: 1)
            Button("Ask") { isAsking = true }
          }
          .onAppear { log.add("on") }.onDisappear { log.add("off") }
          .navigationDestination(for: Int.self) { Text("Pushed \($0)") }
        }
        .sheet(isPresented: $isAsking) { Text("Sheet") }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log))
    try host.tap("Count 0")
    try host.tap("Ask")
    try host.dismiss()
    XCTAssertEqual(log.events, ["on"])
    try host.tap("Push")
    XCTAssertEqual(log.events, ["on", "off"])
    try host.back()
    XCTAssertEqual(log.events, ["on", "off", "on"])
    XCTAssertEqual(host.screen, "[Count 1]\nPush ›\n[Ask]")
  }
}
