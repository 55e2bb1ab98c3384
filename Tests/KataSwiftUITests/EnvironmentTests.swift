import KataSwiftUI
import XCTest

private enum CurrencyKey: EnvironmentKey {
  static let defaultValue = "€"
}

extension EnvironmentValues {
  fileprivate var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

@MainActor @Observable
private final class Basket { var count = 1 }

@MainActor
final class EnvironmentTests: XCTestCase {
  private struct Price: View {
    @Environment(\.currency) private var currency
    var body: some View { Text("1 \(currency)") }
  }

  /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:): "Sets the environment
  /// value of the specified key path to the given value" for "the view and its descendants".
  func testAValueIsPassedDown() async {
    let host = ViewHost(
      VStack {
        VStack { Price() }.environment(\.currency, "$")
        Price()
      })
    XCTAssertEqual(host.screen, "1 $\n1 €")
  }

  /// https://developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf: an observable
  /// object by its type; an optional one is nil when it is not there.
  func testAnObjectIsPassedDownByItsType() async throws {
    struct Page: View {
      @Environment(Basket.self) private var basket
      var body: some View { Button("Add to \(basket.count)") { basket.count += 1 } }
    }
    struct Maybe: View {
      @Environment(Basket.self) private var basket: Basket?
      var body: some View { Text(basket == nil ? "none" : "some") }
    }
    let host = ViewHost(
      Group {
        Group {
          Page()
          Maybe()
        }.environment(Basket())
        Maybe()
      })
    try host.tap("Add to 1")
    XCTAssertEqual(host.screen, "[Add to 2]\nsome\nnone")
  }

  /// https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss: "Dismiss a modal
  /// presentation, like a sheet … Pop the current view from a NavigationStack".
  func testDismissEndsTheSheetOrTheScreenThatTheViewIsIn() async throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          NavigationLink("Push", value: 1)
            .navigationDestination(for: Int.self) { _ in Inner() }
        }
        .sheet(isPresented: $isShown) { Inner() }
        Button("Present") { isShown = true }
      }
    }
    let host = ViewHost(Page())
    try host.tap("Push")
    XCTAssertEqual(host.screen, "[Close]\n[Present]")
    try host.tap("Close")
    try host.tap("Present")
    XCTAssertEqual(host.screen, "Push ›\n[Present]\n── sheet ──\n[Close]")
    try host.tap("Close")
    XCTAssertEqual(host.screen, "Push ›\n[Present]")
  }
}
