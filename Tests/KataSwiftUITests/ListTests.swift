import KataSwiftUI
import XCTest

@MainActor
final class ListTests: XCTestCase {
  private struct Scoop: Identifiable, Hashable {
    let id: Int
    let name: String
  }
  private let scoops = [Scoop(id: 1, name: "Vanilla"), Scoop(id: 2, name: "Lemon")]

  /// https://developer.apple.com/documentation/swiftui/list: "A container that presents rows of
  /// data arranged in a single column"; "use identifiable data or an identifier key path".
  func testAListHasARowForEach() async {
    XCTAssertEqual(ViewHost(List(scoops) { Text($0.name) }).screen, "- Vanilla\n- Lemon")
    XCTAssertEqual(ViewHost(List(["a", "b"], id: \.self) { Text($0) }).screen, "- a\n- b")
    XCTAssertEqual(
      ViewHost(
        List {
          Text("One")
          Text("Two")
        }
      ).screen, "- One\n- Two")
  }

  func testARowOfSeveralViewsIsOneRow() async throws {
    struct Row: View {
      let scoop: Scoop
      let delete: @MainActor () -> Void
      var body: some View {
        HStack {
          VStack {
            Text(scoop.name)
            Text("1 €")
          }
          Button("Delete", action: delete).accessibilityIdentifier("delete-\(scoop.id)")
        }
      }
    }
    var deleted: [Int] = []
    let host = ViewHost(List(scoops) { scoop in Row(scoop: scoop) { deleted.append(scoop.id) } })
    XCTAssertEqual(host.screen, "- Vanilla\n  1 €\n  [Delete]\n- Lemon\n  1 €\n  [Delete]")
    try host.tap("delete-2")
    XCTAssertEqual(deleted, [2])
  }

  /// https://developer.apple.com/documentation/swiftui/section: "A container view that you can use
  /// to add hierarchy within certain views", with a header and a footer.
  func testSectionsHaveAHeaderAndAFooter() async {
    let host = ViewHost(
      List {
        Section("Scoops") { ForEach(scoops) { Text($0.name) } }
        Section {
          Text("Sugar")
        } header: {
          Text("Cones")
        } footer: {
          Text("No nuts.")
        }
        Section { Text("Plain") }
      })
    XCTAssertEqual(
      host.screen, "# Scoops\n- Vanilla\n- Lemon\n# Cones\n- Sugar\n- No nuts.\n- Plain")
  }

  /// https://developer.apple.com/documentation/swiftui/form: "A container for grouping controls
  /// used for data entry".
  func testAFormHasItsControls() async {
    let host = ViewHost(
      Form {
        Section("Account") { TextField("Email", text: .constant("")) }
        Button("Log in") {}
      })
    XCTAssertEqual(host.screen, "# Account\nEmail: []\n[Log in]")
  }

  /// https://developer.apple.com/documentation/swiftui/foreach: an element's identity must be
  /// unique; SwiftUI logs that twice the same "will give undefined results".
  func testTheSameIDTwiceIsTold() async {
    let host = ViewHost(List(["a", "a"], id: \.self) { Text($0) })
    XCTAssertEqual(
      host.screen, "- a\n- a\n⚠ Two rows have the id a: SwiftUI does not tell them apart.")
  }

  /// https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  func testAnOverlayLiesOverTheList() async {
    let host = ViewHost(
      List([Scoop]()) { Text($0.name) }.overlay { Text("Nothing here") })
    XCTAssertEqual(host.screen, "Nothing here")
  }
}
