import KataSwiftUI
import XCTest

/// https://developer.apple.com/documentation/swiftui/viewbuilder: a closure with conditions makes
/// one view of its views; https://developer.apple.com/documentation/swiftui/declaring-a-custom-view
@MainActor
final class ViewBuilderTests: XCTestCase {
  func testABodySaysViewsBelowEachOther() async {
    struct Page: View {
      var body: some View {
        Text("One")
        Text("Two")
      }
    }
    XCTAssertEqual(ViewHost(Page()).screen, "One\nTwo")
  }

  func testConditionsChooseWhatIsThere() async throws {
    struct Page: View {
      @State var number = 0
      var body: some View {
        if number == 1 { Text("if") }
        if number == 1 {
          Text("first")
        } else if number == 2 {
          Text("second")
        } else {
          Text("else")
        }
        switch number {
        case 2: Text("case 2")
        default: Text("default")
        }
        if let text = number == 2 ? "let" : nil { Text(text) }
        Button("Next") { number += 1 }
      }
    }
    let host = ViewHost(Page())
    XCTAssertEqual(host.screen, "else\ndefault\n[Next]")
    try host.tap("Next")
    XCTAssertEqual(host.screen, "if\nfirst\ndefault\n[Next]")
    try host.tap("Next")
    XCTAssertEqual(host.screen, "second\ncase 2\nlet\n[Next]")
  }

  /// https://developer.apple.com/documentation/swiftui/foreach: "a collection of identified data".
  func testALoopIsAForEach() async {
    struct Scoop: Identifiable {
      let id: Int
      let name: String
    }
    let host = ViewHost(
      Group {
        ForEach(0..<2) { Text("\($0)") }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach([Scoop(id: 7, name: "Lemon")]) { Text($0.name) }
      })
    XCTAssertEqual(host.screen, "0\n1\na\nb\nLemon")
  }

  /// https://developer.apple.com/documentation/swiftui/group: "Use a group to collect multiple
  /// views into a single instance, without affecting the layout"; `EmptyView`: "A view that doesn't
  /// contain any content"; https://developer.apple.com/documentation/swiftui/anyview
  func testGroupsEmptyViewsOptionalsAndAnyViewAreDrawnAsWhatIsInThem() async {
    let nothing: Text? = nil
    let host = ViewHost(
      Group {
        Text("In a group")
        EmptyView()
        AnyView(Text("Any"))
        nothing
        Optional(Text("Optional"))
      })
    XCTAssertEqual(host.screen, "In a group\nAny\nOptional")
  }

  /// https://developer.apple.com/documentation/swiftui/viewmodifier: "A modifier that you apply to
  /// a view or another view modifier, producing a different version of the original value."
  func testAModifierOfOnesOwnWrapsTheView() async throws {
    struct Counted: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Button("Pressed \(count)") { count += 1 }
      }
    }
    let host = ViewHost(Text("Content").modifier(Counted()))
    try host.tap("Pressed 0")
    XCTAssertEqual(host.screen, "Content\n[Pressed 1]")
  }

  func testABuilderInOnesOwnView() async {
    struct Card<Content: View>: View {
      let title: String
      @ViewBuilder let content: Content
      var body: some View {
        Text(title)
        content
      }
    }
    let host = ViewHost(
      Card(title: "Title") {
        Text("One")
        Text("Two")
      })
    XCTAssertEqual(host.screen, "Title\nOne\nTwo")
  }
}
