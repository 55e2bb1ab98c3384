import KataSwiftUI
import XCTest

/// https://developer.apple.com/documentation/swiftui/state: "SwiftUI manages the property's storage";
/// https://developer.apple.com/documentation/swiftui/view/id(_:) and WWDC21's "Demystify SwiftUI":
/// state lives as long as the view's identity, which is its place in the structure, or its id.
@MainActor
final class StateTests: XCTestCase {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  func testStateOutlivesTheStructThatTheParentMakesAnew() async throws {
    struct Parent: View {
      @State private var name = "a"
      var body: some View {
        Counter(name: name)
        Button("Rename") { name = "b" }
      }
    }
    let host = ViewHost(Parent())
    try host.tap("a 0")
    try host.tap("Rename")
    XCTAssertEqual(host.screen, "[b 1]\n[Rename]")
  }

  /// "initializes … the first time": later values of the initialiser are not taken.
  func testTheInitialValueCountsOnce() async throws {
    struct Child: View {
      @State private var text: String
      init(text: String) { self.text = text }
      var body: some View { Text("child \(text)") }
    }
    struct Wrapped: View {
      @State private var text: String
      @State private var none: Int?
      init(text: String) { _text = State(initialValue: text) }
      var body: some View { Text("\(text) \(none.map { "\($0)" } ?? "nil")") }
    }
    struct Parent: View {
      @State private var text = "first"
      var body: some View {
        Child(text: text)
        Wrapped(text: text)
        Button("Change") { text = "second" }
      }
    }
    let host = ViewHost(Parent())
    try host.tap("Change")
    XCTAssertEqual(host.screen, "child first\nfirst nil\n[Change]")
  }

  func testEachBranchOfAConditionHasItsOwnState() async throws {
    struct Parent: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Counter(name: "a") } else { Counter(name: "a") }
        Button("Swap") { isFirst.toggle() }
      }
    }
    let host = ViewHost(Parent())
    try host.tap("a 0")
    try host.tap("Swap")
    XCTAssertEqual(host.screen, "[a 0]\n[Swap]")
    try host.tap("Swap")
    XCTAssertEqual(host.screen, "[a 0]\n[Swap]", "what went has lost its state")
  }

  func testWhatStandsBesideAConditionKeepsItsState() async throws {
    struct Parent: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Text("There") }
        Counter(name: "a")
        Button("Swap") { isThere.toggle() }
      }
    }
    let host = ViewHost(Parent())
    try host.tap("a 0")
    try host.tap("Swap")
    XCTAssertEqual(host.screen, "[a 1]\n[Swap]")
  }

  /// https://developer.apple.com/documentation/swiftui/foreach: by id, not by position.
  func testAnElementsStateGoesWithItsID() async throws {
    struct Parent: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Reverse") { names.reverse() }
        Button("Drop") { names.removeFirst() }
      }
    }
    let host = ViewHost(Parent())
    try host.tap("c 0")
    try host.tap("Reverse")
    XCTAssertEqual(host.screen, "[c 1]\n[b 0]\n[a 0]\n[Reverse]\n[Drop]")
    try host.tap("Drop")
    try host.tap("b 0")
    XCTAssertEqual(host.screen, "[b 1]\n[a 0]\n[Reverse]\n[Drop]")
  }

  /// https://developer.apple.com/documentation/swiftui/view/id(_:): "When the proxy value specified
  /// by the id parameter changes, the identity of the view — for example, its state — is reset."
  func testAnotherIDResetsTheState() async throws {
    struct Parent: View {
      @State private var number = 1
      var body: some View {
        Counter(name: "a").id(number)
        Button("Next") { number += 1 }
      }
    }
    let host = ViewHost(Parent())
    try host.tap("a 0")
    try host.tap("Next")
    XCTAssertEqual(host.screen, "[a 0]\n[Next]")
  }

  /// https://developer.apple.com/documentation/swiftui/anyview: "Whenever the type of view used with
  /// an AnyView changes, the old hierarchy is destroyed and a new hierarchy is created".
  func testAnotherTypeInAnyViewResetsTheState() async throws {
    struct Parent: View {
      @State private var isText = false
      var body: some View {
        isText ? AnyView(Text("Text")) : AnyView(Counter(name: "a"))
        Button("Swap") { isText.toggle() }
      }
    }
    let host = ViewHost(Parent())
    try host.tap("a 0")
    try host.tap("Swap")
    try host.tap("Swap")
    XCTAssertEqual(host.screen, "[a 0]\n[Swap]")
  }

  /// https://developer.apple.com/documentation/swiftui/binding: "a two-way connection between a
  /// property that stores data, and a view that displays and changes the data".
  func testABindingWritesWhereTheStateIs() async throws {
    struct Child: View {
      @Binding var text: String
      @Binding var number: Int
      var body: some View {
        TextField("Name", text: $text)
        Button("Add") { number += 1 }
      }
    }
    struct Parent: View {
      struct Draft { var name = "", number = 0 }
      @State private var draft = Draft()
      var body: some View {
        Child(text: $draft.name, number: $draft.number)
        Text("\(draft.name) \(draft.number)")
      }
    }
    let host = ViewHost(Parent())
    try host.type("Ada", into: "Name")
    try host.tap("Add")
    XCTAssertEqual(host.screen, "Name: [Ada]\n[Add]\nAda 1")
  }

  /// https://developer.apple.com/documentation/swiftui/binding/init(_:)-5z9t9: "Creates a binding
  /// by projecting the base value to an unwrapped value", nil when that is nil.
  func testABindingOfWhatMayBeNil() async {
    var value: Int? = 1
    let base = Binding<Int?>(get: { value }, set: { value = $0 })
    let unwrapped = Binding(base)
    unwrapped?.wrappedValue = 2
    XCTAssertEqual(value, 2)
    value = nil
    XCTAssertNil(Binding(base))
  }
}
