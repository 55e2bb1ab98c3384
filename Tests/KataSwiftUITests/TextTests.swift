import KataSwiftUI
import XCTest

@MainActor
final class TextTests: XCTestCase {
  private func screen(_ view: some View) -> String { ViewHost(view).screen }

  /// https://developer.apple.com/documentation/swiftui/text: "A view that displays one or more
  /// lines of read-only text."
  func testATextIsShown() async {
    XCTAssertEqual(screen(Text("Welcome")), "Welcome")
    XCTAssertEqual(screen(Text("Welcome".dropFirst(3))), "come")
    XCTAssertEqual(screen(Text(verbatim: "a\nb")), "a\nb")
  }

  /// A view is there or not, whatever its text is: https://developer.apple.com/documentation/swiftui/emptyview
  /// is the one "that doesn't contain any content".
  func testATextWithoutWordsHasItsPlace() async {
    let stack = VStack {
      Text("a")
      Text("")
    }
    XCTAssertEqual(screen(stack), "a\n")
    XCTAssertEqual(screen(List { Text("") }), "- ")
    XCTAssertEqual(screen(Button("") {}), "[]")
  }

  /// https://developer.apple.com/documentation/swiftui/label: "A standard label for user interface
  /// items, consisting of an icon with a title."
  func testALabelIsItsTitle() async {
    XCTAssertEqual(screen(Label("Save", systemImage: "tray")), "Save")
    XCTAssertEqual(
      screen(
        Label {
          Text("Own")
        } icon: {
          Image(systemName: "tray")
        }), "Own")
  }

  /// https://developer.apple.com/documentation/swiftui/image/init(systemname:)
  func testAnImageIsNamed() async {
    XCTAssertEqual(screen(Image(systemName: "heart")), "<heart>")
    XCTAssertEqual(screen(Image(systemName: "heart").accessibilityLabel("Liked")), "Liked")
  }

  /// https://developer.apple.com/documentation/swiftui/progressview: "Use a progress view to show
  /// that a task is incomplete but advancing toward completion"; without a value it is
  /// indeterminate, and `total` is 1.0 when not said.
  func testProgressIsShownWithItsLabelAndItsPart() async {
    XCTAssertEqual(screen(ProgressView()), "⟳")
    XCTAssertEqual(screen(ProgressView("Loading")), "⟳ Loading")
    XCTAssertEqual(screen(ProgressView { Text("Own") }), "⟳ Own")
    XCTAssertEqual(screen(ProgressView(value: 0.5)), "⟳ 50%")
    XCTAssertEqual(screen(ProgressView("Sent", value: 1, total: 4.0)), "⟳ Sent 25%")
  }

  /// https://developer.apple.com/documentation/swiftui/contentunavailableview: "An interface,
  /// consisting of a label and additional content, that you display when the content of your app
  /// is unavailable to users."
  func testWhyThereIsNothingIsToldWithWhatToDo() async throws {
    XCTAssertEqual(
      screen(
        ContentUnavailableView(
          "No mail", systemImage: "tray", description: Text("It comes here."))),
      "No mail\nIt comes here.")
    XCTAssertEqual(screen(ContentUnavailableView("No mail", systemImage: "tray")), "No mail")
    var asked = 0
    let host = ViewHost(
      ContentUnavailableView {
        Label("No mail", systemImage: "tray")
      } description: {
        Text("It comes here.")
      } actions: {
        Button("Try again") { asked += 1 }
      })
    XCTAssertEqual(host.screen, "No mail\nIt comes here.\n[Try again]")
    try host.tap("Try again")
    XCTAssertEqual(asked, 1)
  }

  /// https://developer.apple.com/documentation/swiftui/spacer, …/vstack, …/hstack, …/zstack,
  /// …/divider, …/scrollview: they arrange; only their content is on the screen.
  func testWhatOnlyArrangesIsNotSeen() async {
    XCTAssertEqual(
      screen(
        ScrollView {
          VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
              Text("a")
              Spacer(minLength: 4)
              Text("b")
            }
            Divider()
            ZStack(alignment: .topLeading) {
              Color.red
              Text("c")
            }
          }
        }), "a\nb\nc")
  }

  /// https://developer.apple.com/documentation/swiftui/view-appearance: they change how a view
  /// looks, so here they change nothing, and a view keeps its state under them.
  func testStylingChangesNothing() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let host = ViewHost(
      Counter()
        .font(.headline.bold()).fontWeight(.semibold).bold().italic()
        .foregroundStyle(.secondary).foregroundColor(.red).tint(.blue).opacity(0.5)
        .background(Color.white).multilineTextAlignment(.center).lineLimit(2)
        .padding().padding(8).padding(.horizontal, 4).padding([.top, .leading])
        .frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .leading)
        .cornerRadius(4).buttonStyle(.borderedProminent).listStyle(.plain)
        .formStyle(.grouped).pickerStyle(.segmented).toggleStyle(.switch)
        .labelStyle(.iconOnly).textFieldStyle(.roundedBorder).progressViewStyle(.circular)
        .labelsHidden().controlSize(.large).navigationBarTitleDisplayMode(.inline)
        .autocorrectionDisabled().textInputAutocapitalization(.never)
        .keyboardType(.emailAddress).textContentType(.password)
        .accessibilityHint("Counts").animation(.default, value: 1))
    try host.tap("0")
    withAnimation { XCTAssertEqual(host.screen, "[1]") }
  }
}
