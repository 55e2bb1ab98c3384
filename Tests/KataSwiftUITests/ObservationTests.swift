import KataSwiftUI
import XCTest

/// https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app: "a view
/// automatically creates dependencies on the properties of an observable data model object … that
/// its body reads, so SwiftUI updates the view when a property changes."
@MainActor
final class ObservationTests: XCTestCase {
  @MainActor @Observable
  fileprivate final class Screen {
    var name = "Ada"
    var isOn = false
    @ObservationIgnored var hidden = "kept"
    var upper: String {
      get { name.uppercased() }
      set { name = newValue.lowercased() }
    }
  }

  @Observable
  fileprivate final class Shared: @unchecked Sendable { var name = "Ada" }

  private final class Plain { var name = "Ada" }

  private struct Page: View {
    @State var screen: Screen
    @State var drawn = Plain()
    var body: some View {
      Text("\(screen.name) \(screen.hidden)")
    }
  }

  func testWhatIsObservedIsDrawnAgainWhenItChanges() async {
    let screen = Screen()
    let host = ViewHost(Page(screen: screen))
    screen.name = "Bob"
    XCTAssertEqual(host.screen, "Bob kept")
  }

  func testWhatIsNotObservedIsNot() async {
    struct PlainPage: View {
      let plain: Plain
      var body: some View { Text(plain.name) }
    }
    let (screen, plain) = (Screen(), Plain())
    let (host, plainHost) = (ViewHost(Page(screen: screen)), ViewHost(PlainPage(plain: plain)))
    screen.hidden = "changed"
    plain.name = "Bob"
    XCTAssertEqual(host.screen, "Ada kept")
    XCTAssertEqual(plainHost.screen, "Ada")
  }

  func testAChangeIsDrawnWithoutBeingAskedFor() async {
    let (screen, log) = (Screen(), Log())
    let host = ViewHost(Watcher(screen: screen, log: log))
    screen.name = "Bob"
    for _ in 1...100 where log.names.isEmpty { await Task.yield() }
    XCTAssertEqual(log.names, ["Bob"])
    host.close()
  }

  @MainActor
  private final class Log { var names: [String] = [] }

  private struct Watcher: View {
    let screen: Screen
    let log: Log
    var body: some View {
      Text("Watching").onChange(of: screen.name) { log.names.append(screen.name) }
    }
  }

  func testAChangeFromAnotherThreadIsDrawn() async {
    struct SharedPage: View {
      let shared: Shared
      var body: some View { Text(shared.name) }
    }
    let shared = Shared()
    let host = ViewHost(SharedPage(shared: shared))
    await Task.detached { shared.name = "Bob" }.value
    XCTAssertEqual(host.screen, "Bob")
  }

  /// https://developer.apple.com/documentation/swiftui/bindable: "A property wrapper type that
  /// supports creating bindings to the mutable properties of observable objects."
  func testBindableMakesBindings() async throws {
    struct Editor: View {
      @Bindable var screen: Screen
      var body: some View {
        TextField("Name", text: $screen.name)
        TextField("Upper", text: $screen.upper)
      }
    }
    struct Local: View {
      let screen: Screen
      var body: some View {
        @Bindable var screen = screen
        Toggle("On", isOn: $screen.isOn)
      }
    }
    let screen = Screen()
    let host = ViewHost(
      Group {
        Editor(screen: screen)
        Local(screen: screen)
      })
    try host.type("Bob", into: "Name")
    try host.tap("On")
    XCTAssertEqual(host.screen, "Name: [Bob]\nUpper: [BOB]\n[x] On")
    try host.type("EVE", into: "Upper")
    XCTAssertEqual(screen.name, "eve")
  }

  /// https://developer.apple.com/documentation/swiftui/state: state that is observable, too.
  func testStateThatIsObservableMakesBindings() async throws {
    struct Editor: View {
      @State private var screen = Screen()
      var body: some View {
        TextField("Name", text: $screen.name)
        Text(screen.name)
      }
    }
    let host = ViewHost(Editor())
    try host.type("Bob", into: "Name")
    XCTAssertEqual(host.screen, "Name: [Bob]\nBob")
  }
}
