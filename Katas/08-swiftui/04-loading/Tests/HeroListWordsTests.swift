import KataSwiftUI
import XCTest

@testable import HeroList

/// Stands in for the interactor, and displays nothing.
private final class SilentInteractor: HeroListBusinessLogic {
  func load(request: HeroList.Load.Request) async {}
}

@MainActor
final class HeroListWordsTests: XCTestCase {
  func testWithoutRowsThereIsNothingButTheTitle() async {
    // Given
    let screen = HeroListScreen()
    let host = ViewHost(
      NavigationStack {
        HeroListView(screen: screen, interactor: SilentInteractor())
      })

    // When
    screen.displayLoad(viewModel: .rows([]))
    await host.update()

    // Then
    let lines = host.screen.split(separator: "\n").filter { line in
      line.contains { $0.isLetter }
    }
    XCTAssertEqual(
      lines, ["Heroes"],
      "a list without rows was displayed, and no text: keep the title, and add no words of the view\n\(host.screen)"
    )
  }
}
