import KataSwiftUI
import XCTest

/// https://developer.apple.com/documentation/swiftui/navigationstack
@MainActor
final class NavigationTests: XCTestCase {
  private enum Place: Hashable {
    case detail(Int)
    case end
  }

  private struct Detail: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
      NavigationLink(value: Place.detail(number + 1)) { Text("Deeper") }
        .navigationTitle("Detail \(number)")
    }
  }

  private struct Page: View {
    @Binding var path: [Place]
    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("First", value: Place.detail(1))
          NavigationLink("Nowhere", value: 5)
          NavigationLink("None", value: Place?.none)
        }
        .navigationTitle("Menu")
        .navigationDestination(for: Place.self) { place in
          switch place {
          case .detail(let number): Detail(number: number)
          case .end: Text("The end")
          }
        }
      }
    }
  }

  private struct Root: View {
    @State private var path: [Place]
    init(_ path: [Place] = []) { self.path = path }
    var body: some View {
      Page(path: $path)
      Button("To the end") { path = [.detail(1), .end] }
      Button("Home") { path = [] }
      Text("\(path.count)")
    }
  }

  /// "the stack displays the destination views … on top of the root view. … People can add views to
  /// the top of the stack by clicking or tapping a NavigationLink, and remove views using built-in
  /// controls"; the binding follows.
  func testALinkPushesAndBackPopsThroughTheBinding() async throws {
    let host = ViewHost(Root())
    XCTAssertEqual(host.title, "Menu")
    try host.tap("First")
    try host.tap("Deeper")
    XCTAssertEqual(host.title, "Detail 2")
    XCTAssertTrue(host.screen.hasSuffix("\n2"), host.screen)
    try host.back()
    XCTAssertEqual(host.title, "Detail 1")
    try host.back()
    XCTAssertEqual(host.title, "Menu")
    XCTAssertThrowsError(try host.back())
  }

  /// "Manage navigation state": "change the path programmatically".
  func testThePathIsTheStack() async throws {
    let host = ViewHost(Root([.detail(7)]))
    XCTAssertEqual(host.title, "Detail 7")
    try host.tap("To the end")
    XCTAssertNil(host.title)
    XCTAssertTrue(host.screen.hasPrefix("The end\n"), host.screen)
    try host.tap("Home")
    XCTAssertEqual(host.title, "Menu")
  }

  func testAScreenKeepsItsStateUnderAnotherAndLosesItWhenItIsPopped() async throws {
    let host = ViewHost(Root())
    try host.tap("First")
    try host.tap("Count 0")
    try host.tap("Deeper")
    XCTAssertFalse(try host.isDisabled("Count 0"), "its own")
    try host.back()
    XCTAssertFalse(try host.isDisabled("Count 1"))
    try host.back()
    try host.tap("First")
    XCTAssertFalse(try host.isDisabled("Count 0"))
  }

  /// https://developer.apple.com/documentation/swiftui/navigationlink: "If there isn't a matching
  /// destination, the link cannot be activated"; a nil value "disables the link".
  func testALinkWithoutADestinationLeadsNowhere() async throws {
    let host = ViewHost(Root())
    XCTAssertTrue(try host.isDisabled("None"))
    XCTAssertThrowsError(try host.tap("Nowhere")) {
      XCTAssertEqual(
        "\($0)", "The stack has no .navigationDestination(for: Int.self).")
    }
    XCTAssertTrue(try ViewHost(NavigationLink("Outside", value: 1)).isDisabled("Outside"))
  }

  /// SwiftUI's log if there is a second one: "Only the destination declared closest to the root
  /// view of the stack will be used."
  func testTheDestinationNearestToTheRootCounts() async throws {
    let host = ViewHost(
      NavigationStack {
        VStack {
          NavigationLink("Push", value: 1)
            .navigationDestination(for: Int.self) { Text("Inner \($0)") }
        }
        .navigationDestination(for: Int.self) { Text("Outer \($0)") }
      })
    try host.tap("Push")
    XCTAssertEqual(host.screen, "Outer 1")
  }

  func testAPathsValueWithoutADestinationIsTold() async {
    let host = ViewHost(NavigationStack(path: .constant([1])) { Text("Root") })
    XCTAssertEqual(
      host.screen, "⚠ The stack has no .navigationDestination(for: Int.self).")
  }

  /// https://developer.apple.com/documentation/swiftui/navigationpath: "A type-erased list of data",
  /// for a stack that "presents views for data of more than one type".
  func testAPathOfSeveralTypes() async throws {
    struct Mixed: View {
      @State private var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root")
            .navigationDestination(for: Int.self) { Text("Int \($0)") }
            .navigationDestination(for: String.self) { Text("String \($0)") }
        }
        Button("Push") { path.append("a") }
        Button("Pop") { path.removeLast() }
        Text("\(path.count) \(path.isEmpty)")
      }
    }
    let host = ViewHost(Mixed())
    XCTAssertEqual(host.screen, "Int 1\n[Push]\n[Pop]\n1 false")
    try host.tap("Push")
    XCTAssertEqual(host.screen, "String a\n[Push]\n[Pop]\n2 false")
    try host.back()
    try host.tap("Pop")
    XCTAssertEqual(host.screen, "Root\n[Push]\n[Pop]\n0 true")
  }

  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:), and
  /// …/view/navigationdestination(ispresented:destination:) and …(item:destination:).
  func testAScreenCanBePushedWithoutAValue() async throws {
    struct Page: View {
      @State private var isShown = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Title") { Text("From the link").navigationTitle(Text("Linked")) }
            NavigationLink {
              Text("From the label")
            } label: {
              Text("Label")
            }
            Button("Flag") { isShown = true }
            Button("Item") { item = 3 }
          }
          .navigationDestination(isPresented: $isShown) { Text("From the flag \(isShown)") }
          .navigationDestination(item: $item) { Text("From the item \($0)") }
        }
      }
    }
    let host = ViewHost(Page())
    for (label, text) in [
      ("Title", "Linked\n──────\nFrom the link"), ("Label", "From the label"),
      ("Flag", "From the flag true"), ("Item", "From the item 3"),
    ] {
      try host.tap(label)
      XCTAssertEqual(host.screen, text)
      try host.back()
    }
    XCTAssertEqual(host.screen, "Title ›\nLabel ›\n[Flag]\n[Item]")
  }

  /// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:): shown in the bar of
  /// the stack; there is none without a stack.
  func testATitleNeedsAStack() async {
    let alone = ViewHost(Text("Text").navigationTitle("Title"))
    XCTAssertNil(alone.title)
    XCTAssertEqual(alone.screen, "Text")
    let host = ViewHost(NavigationStack { Text("Text").navigationTitle("Title") })
    XCTAssertEqual(host.screen, "Title\n─────\nText")
  }

  /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:): "Populates the toolbar
  /// or navigation bar with the views you provide", those of the screen on top.
  func testAToolbarBelongsToItsScreen() async throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Push", value: 1)
            .navigationTitle("Menu")
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
              ToolbarItemGroup(placement: .bottomBar) {
                Text("\(count)")
                Button("Sort") {}
              }
              Button("Plain") {}.disabled(count == 0)
            }
            .navigationDestination(for: Int.self) { _ in Text("Pushed") }
        }
      }
    }
    let host = ViewHost(Page())
    try host.tap("Add")
    XCTAssertEqual(host.screen, "Menu\n────\n[Add]\n1\n[Sort]\n[Plain]\nPush ›")
    try host.tap("Push")
    XCTAssertEqual(host.screen, "Pushed")
    XCTAssertEqual(ViewHost(Text("a").toolbar { Button("b") {} }).screen, "a")
  }
}
