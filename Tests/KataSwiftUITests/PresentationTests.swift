import KataSwiftUI
import XCTest

@MainActor
final class PresentationTests: XCTestCase {
  @MainActor
  private final class Log {
    var events: [String] = []
  }

  /// https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:):
  /// "Presents a sheet when a binding to a Boolean value that you provide is true"; `onDismiss`:
  /// "The closure to execute when dismissing the sheet."
  func testASheetIsThereWhileItsBindingSaysSo() async throws {
    struct Page: View {
      let log: Log
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: gone) {
            NavigationStack {
              Button("Done") { isShown = false }.navigationTitle("Sheet")
            }
          }
      }
      private func gone() { log.events.append("gone") }
    }
    let log = Log()
    let host = ViewHost(Page(log: log))
    try host.tap("Show")
    XCTAssertEqual(host.screen, "[Show]\n── sheet ──\nSheet\n─────\n[Done]")
    XCTAssertEqual(host.title, "Sheet")
    try host.tap("Done")
    XCTAssertEqual(host.screen, "[Show]")
    XCTAssertEqual(log.events, ["gone"])
    try host.tap("Show")
    try host.dismiss()
    XCTAssertEqual(host.screen, "[Show]")
    XCTAssertEqual(log.events, ["gone", "gone"])
    try host.tap("Show")
    host.close()
    XCTAssertEqual(log.events.count, 2, "a window that closes dismisses nothing")
  }

  /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:): "When
  /// item is non-nil, the system passes the item's content to the modifier's closure. … If item
  /// changes, the system dismisses the sheet and replaces it with a new one".
  func testASheetOfAnItemIsReplacedByThatOfAnother() async throws {
    struct Scoop: Identifiable { let id: Int }
    struct Sheet: View {
      let number: Int
      let next: @MainActor () -> Void
      @State private var count = 0
      var body: some View {
        Button("Scoop \(number), \(count)") { count += 1 }
        Button("Next", action: next)
      }
    }
    struct Page: View {
      @State private var scoop: Scoop?
      var body: some View {
        Button("Show") { scoop = Scoop(id: 1) }
          .sheet(item: $scoop) { item in
            Sheet(number: item.id) { scoop = Scoop(id: item.id + 1) }
          }
      }
    }
    let host = ViewHost(Page())
    try host.tap("Show")
    try host.tap("Scoop 1, 0")
    XCTAssertEqual(host.screen, "[Show]\n── sheet ──\n[Scoop 1, 1]\n[Next]")
    try host.tap("Next")
    XCTAssertEqual(host.screen, "[Show]\n── sheet ──\n[Scoop 2, 0]\n[Next]")
    try host.dismiss()
    XCTAssertEqual(host.screen, "[Show]")
  }

  /// https://developer.apple.com/documentation/swiftui/modal-presentations: a modal view takes all
  /// input until it is dismissed.
  func testNothingIsReachedUnderASheet() async throws {
    let host = ViewHost(
      Button("Below") {}.sheet(isPresented: .constant(true)) { Text("Above") })
    XCTAssertThrowsError(try host.tap("Below")) {
      XCTAssertTrue("\($0)".contains("There is no \"Below\" to tap on the sheet"), "\($0)")
    }
  }

  private struct Asking: View {
    let log: Log
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .alert("Delete it?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { log.events.append("deleted") }
          Button("Keep", role: .cancel) { log.events.append("kept") }
        } message: {
          Text("It is gone then.")
        }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:):
  /// "All actions in an alert dismiss the alert after the action runs."
  func testAnAlertIsLeftByItsButtonsOnly() async throws {
    let log = Log()
    let host = ViewHost(Asking(log: log))
    try host.tap("Ask")
    XCTAssertEqual(
      host.screen, "[Ask]\n── alert ──\nDelete it?\nIt is gone then.\n[Delete]\n[Keep]")
    XCTAssertThrowsError(try host.dismiss())
    try host.tap("Delete")
    XCTAssertEqual(host.screen, "[Ask]")
    try host.tap("Ask")
    try host.tap("Keep")
    XCTAssertEqual(host.screen, "[Ask]")
    XCTAssertEqual(log.events, ["deleted", "kept"])
  }

  /// "If no actions are present, the system includes a standard "OK" action."; with `presenting`,
  /// "The data should not be nil for the alert to appear".
  func testAnAlertOfDataNeedsThemAndHasAnOK() async throws {
    struct Page: View {
      @State private var isAsking = true
      @State private var name: String?
      var body: some View {
        Button("Name") { name = "Ada" }
          .alert("Hello", isPresented: $isAsking, presenting: name) { _ in
          } message: {
            Text("You are \($0).")
          }
      }
    }
    let host = ViewHost(Page())
    XCTAssertEqual(host.screen, "[Name]")
    try host.tap("Name")
    XCTAssertEqual(host.screen, "[Name]\n── alert ──\nHello\nYou are Ada.\n[OK]")
    try host.tap("OK")
    XCTAssertEqual(host.screen, "[Name]")
  }

  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:):
  /// "All actions in a confirmation dialog will dismiss the dialog after the action runs"; a
  /// cancel button "replaces the default dismiss action".
  func testADialogIsCancelledByItsOwnOrByAStandardButton() async throws {
    struct Page: View {
      let log: Log
      @State private var isFirst = false
      @State private var second: Int?
      @State private var isSecond = false
      var body: some View {
        Button("First") { isFirst = true }
          .confirmationDialog("Leave?", isPresented: $isFirst) {
            Button("Leave", role: .destructive) { log.events.append("left") }
          }
        Button("Second") { (second, isSecond) = (2, true) }
          .confirmationDialog(
            "Hidden", isPresented: $isSecond, titleVisibility: .hidden, presenting: second
          ) { number in
            Button("Do \(number)") {}
            Button("Stay", role: .cancel) { log.events.append("stayed") }
          } message: { _ in
            Text("Message")
          }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log))
    try host.tap("First")
    XCTAssertEqual(
      host.screen, "[First]\n[Second]\n── dialog ──\nLeave?\n[Leave]\n[Cancel]")
    try host.tap("Leave")
    try host.tap("First")
    try host.dismiss()
    try host.tap("Second")
    XCTAssertEqual(
      host.screen, "[First]\n[Second]\n── dialog ──\nMessage\n[Do 2]\n[Stay]")
    try host.dismiss()
    XCTAssertEqual(host.screen, "[First]\n[Second]")
    XCTAssertEqual(log.events, ["left", "stayed"])
  }
}
