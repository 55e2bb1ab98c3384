import KataSwiftUI

@testable import Scoops

/// Stands in for the interactor, and keeps what it was asked.
@MainActor
final class ScoopsInteractorSpy: ScoopsBusinessLogic {
  private(set) var loads: [Scoops.Load.Request] = []
  private(set) var choices: [Scoops.Choose.Request] = []

  func load(request: Scoops.Load.Request) {
    loads.append(request)
  }

  func choose(request: Scoops.Choose.Request) {
    choices.append(request)
  }
}

/// Stands in for the screen, and keeps what it was told to display.
@MainActor
final class ScoopsDisplaySpy: ScoopsDisplayLogic {
  private(set) var loads: [Scoops.Load.ViewModel] = []
  private(set) var choices: [Scoops.Choose.ViewModel] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    loads.append(viewModel)
  }

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    choices.append(viewModel)
  }
}

final class ScoopsWorkerStub: ScoopsWorkerLogic {
  func flavors() -> [Flavor] {
    [Flavor(id: "m", name: "mango"), Flavor(id: "l", name: "lemon")]
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

/// What the next struct is made with.
@MainActor
final class Made {
  var screen: ScoopsScreen
  var interactor: ScoopsInteractorSpy

  init(_ screen: ScoopsScreen, _ interactor: ScoopsInteractorSpy) {
    self.screen = screen
    self.interactor = interactor
  }

  func view() -> ScoopsView {
    ScoopsView(screen: screen, interactor: interactor)
  }
}

/// The view on a screen, and its tasks at rest.
@MainActor
func show(
  _ screen: ScoopsScreen,
  _ interactor: any ScoopsBusinessLogic = ScoopsInteractorSpy()
) async -> ViewHost {
  let host = ViewHost(
    Window { ScoopsView(screen: screen, interactor: interactor) })
  await host.update()
  return host
}

extension ViewHost {
  /// What the view draws below the window's own lines, a text or button each.
  var drawn: [String] {
    let lines = screen.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("Drawn") }.dropFirst().map { line in
      String(line.drop { $0 == "-" || $0 == " " })
    }
  }

  var buttons: [String] { drawn.filter { $0.hasPrefix("[") } }
  /// The buttons that are rows of a list.
  var rows: [String] {
    screen.split(separator: "\n").filter { $0.hasPrefix("- [") }
      .map { String($0.dropFirst(2)) }
  }

  var texts: [String] { drawn.filter { !$0.hasPrefix("[") } }
}
