import KataSwiftUI
import XCTest

@testable import Booking

typealias ViewModel = Booking.Change.ViewModel

/// Stands in for the interactor, and keeps what it was asked. It answers a change with `answer`.
@MainActor
final class BookingInteractorSpy: BookingBusinessLogic {
  private(set) var opened = 0
  private(set) var changes: [Booking.Change.Request] = []
  private(set) var bookings = 0
  var answer: () -> Void = {}

  func open(request: Booking.Open.Request) {
    opened += 1
  }

  func change(request: Booking.Change.Request) {
    changes.append(request)
    answer()
  }

  func book(request: Booking.Book.Request) {
    bookings += 1
  }
}

/// The app around the view: each tap on Again draws all of it anew, with a new struct.
struct Window<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Again") { count += 1 }
        Text("Drawn \(count)")
        content()
      }
    }
  }
}

/// The view on a screen, and its tasks at rest.
@MainActor
func show(
  _ screen: BookingScreen, _ interactor: BookingInteractorSpy
) async -> ViewHost {
  let host = ViewHost(
    Window { BookingView(screen: screen, interactor: interactor) })
  await host.update()
  return host
}

func form(
  name: String = "", guests: Int = 2, isOutside: Bool = false,
  hint: String? = nil, canBook: Bool = false
) -> ViewModel {
  ViewModel(
    name: name, guests: guests,
    choices: [.init(id: 2, label: "TWO"), .init(id: 9, label: "NINE")],
    isOutside: isOutside, hint: hint, canBook: canBook)
}

/// The line of the screen that has this control.
@MainActor
func control(_ label: String, on host: ViewHost) throws -> String {
  try XCTUnwrap(
    host.drawn.first { $0.contains(label) },
    "there is no control “\(label)”: the brief lists the controls and their labels\n\(host.screen)"
  )
}

extension ViewHost {
  /// What the view draws below the window's own lines, a text or control each.
  var drawn: [String] {
    let lines = screen.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("Drawn") }.dropFirst().map { line in
      String(line.drop { $0 == "-" || $0 == " " })
    }
  }
}
