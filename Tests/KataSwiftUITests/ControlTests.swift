import KataSwiftUI
import XCTest

@MainActor
final class ControlTests: XCTestCase {
  /// https://developer.apple.com/documentation/swiftui/button: "a control that initiates an action";
  /// its action is "a method or closure property that does something when a user clicks or taps".
  func testAButtonDoesWhatItSays() async throws {
    var pressed: [String] = []
    let host = ViewHost(
      Group {
        Button("Plain") { pressed.append("plain") }
        Button("Delete", role: .destructive) { pressed.append("delete") }
        Button("Add", systemImage: "plus") { pressed.append("add") }
        Button {
          pressed.append("own")
        } label: {
          Image(systemName: "star")
          Text("Own")
        }
        Button(role: .cancel, action: { pressed.append("image") }) {
          Image(systemName: "xmark")
        }
      })
    XCTAssertEqual(host.screen, "[Plain]\n[Delete]\n[Add]\n[Own]\n[xmark]")
    for label in ["Plain", "Delete", "Add", "Own", "xmark"] { try host.tap(label) }
    XCTAssertEqual(pressed, ["plain", "delete", "add", "own", "image"])
  }

  /// https://developer.apple.com/documentation/swiftui/textfield: "Create a text field with a label
  /// and a binding to a value … the text field updates this value continuously as the user types".
  func testATextFieldEditsWhatItIsBoundTo() async throws {
    struct Form: View {
      @State private var email = "ada"
      var body: some View {
        TextField("Email", text: $email)
        TextField("", text: $email, prompt: Text("Prompt"))
        Text("is \(email)")
      }
    }
    let host = ViewHost(Form())
    XCTAssertEqual(host.screen, "Email: [ada]\nPrompt: [ada]\nis ada")
    try host.type("bob", into: "Email")
    XCTAssertEqual(host.screen, "Email: [bob]\nPrompt: [bob]\nis bob")
  }

  func testAFieldShowsWhatItsBindingSaysNotWhatWasTyped() async throws {
    var asked: [String] = []
    let host = ViewHost(
      TextField("Code", text: Binding(get: { "kept" }, set: { asked.append($0) })))
    try host.type("typed", into: "Code")
    XCTAssertEqual(asked, ["typed"], "one change")
    XCTAssertEqual(host.screen, "Code: [kept]")
  }

  /// https://developer.apple.com/documentation/swiftui/securefield: "A control into which people
  /// securely enter private text."
  func testASecureFieldShowsNoCharacter() async throws {
    struct Form: View {
      @State private var password = ""
      var body: some View { SecureField("Password", text: $password) }
    }
    let host = ViewHost(Form())
    try host.type("abc", into: "Password")
    XCTAssertEqual(host.screen, "Password: [•••]")
  }

  /// https://developer.apple.com/documentation/swiftui/toggle: "A control that toggles between on
  /// and off states", by a binding "to a Boolean property".
  func testAToggleIsOnOrOff() async throws {
    struct Form: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Remember me", isOn: $isOn)
        Toggle(isOn: .constant(true)) { Text("Always") }
      }
    }
    let host = ViewHost(Form())
    XCTAssertEqual(host.screen, "[ ] Remember me\n[x] Always")
    try host.tap("Remember me")
    try host.tap("Always")
    XCTAssertEqual(host.screen, "[x] Remember me\n[x] Always")
  }

  /// https://developer.apple.com/documentation/swiftui/picker: "a selection binding, a label, and
  /// the content for the picker to display"; "ForEach automatically assigns a tag to the selection
  /// views using each option's id", and a tag's type must match the selection's.
  func testAPickerSelectsTheTag() async throws {
    struct Flavour: Identifiable {
      let id: Int
      let name: String
    }
    struct Form: View {
      @State private var number = 1
      @State private var cone: String?
      var body: some View {
        Picker("Flavour", selection: $number) {
          ForEach([Flavour(id: 1, name: "Vanilla"), Flavour(id: 2, name: "Lemon")]) {
            Text($0.name)
          }
          Text("None").tag(0)
        }
        Picker(selection: $cone) {
          Text("–").tag(String?.none)
          ForEach(["Sugar", "Waffle"], id: \.self) { Text($0).tag(String?.some($0)) }
        } label: {
          Text("Cone")
        }
        Text("\(number) \(cone ?? "nil")")
      }
    }
    let host = ViewHost(Form())
    XCTAssertEqual(host.screen, "Flavour: Vanilla ▾\nCone: – ▾\n1 nil")
    try host.choose("Lemon", in: "Flavour")
    try host.choose("Waffle", in: "Cone")
    XCTAssertEqual(host.screen, "Flavour: Lemon ▾\nCone: Waffle ▾\n2 Waffle")
    try host.choose("None", in: "Flavour")
    try host.choose("–", in: "Cone")
    XCTAssertEqual(host.screen, "Flavour: None ▾\nCone: – ▾\n0 nil")
  }

  func testAPickerWhoseSelectionHasNoTagShowsNone() async {
    let host = ViewHost(Picker("Size", selection: .constant(9)) { Text("Small").tag(1) })
    XCTAssertEqual(host.screen, "Size: ▾")
  }

  /// https://developer.apple.com/documentation/swiftui/view/disabled(_:): "The higher views in a
  /// view hierarchy can override the value you set on this view", so a view inside a disabled one
  /// cannot be enabled.
  func testDisabledIsInheritedByAllWithin() async throws {
    struct Inner: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        Text(isEnabled ? "enabled" : "disabled")
        Button("Button") {}
        Toggle("Toggle", isOn: .constant(true))
        TextField("Field", text: .constant("text"))
        Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }.disabled(false)
      }
    }
    let host = ViewHost(VStack { Inner() }.disabled(true))
    XCTAssertEqual(
      host.screen, "disabled\n(Button)\n(x) Toggle\nField: (text)\nPicker: (One ▾)")
    for label in ["Button", "Toggle", "Field", "Picker"] {
      XCTAssertTrue(try host.isDisabled(label), label)
    }
    XCTAssertFalse(try ViewHost(Inner().disabled(false)).isDisabled("Button"))
  }

  /// https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
  func testATapOnATextCanDoSomething() async throws {
    var count = 0
    let host = ViewHost(Text("Card").onTapGesture { count += 1 })
    try host.tap("Card")
    XCTAssertEqual(count, 1)
  }

  /// https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:): "Uses the
  /// string you specify to identify the view … The identifier isn't visible to the user".
  func testAnIdentifierNamesAControlWithoutBeingSeen() async throws {
    var pressed = 0
    let host = ViewHost(
      Group {
        Button("Delete") { pressed = 1 }.accessibilityIdentifier("delete-1")
        Button("Delete") { pressed = 2 }.accessibilityIdentifier("delete-2")
      })
    XCTAssertEqual(host.screen, "[Delete]\n[Delete]")
    try host.tap("delete-2")
    XCTAssertEqual(pressed, 2)
  }
}
