import KataSwiftUI

struct ScoopsView: View {
  // TODO: Keep both as long as the view is shown.
  private let screen: ScoopsScreen
  private let interactor: any ScoopsBusinessLogic

  init(screen: ScoopsScreen, interactor: any ScoopsBusinessLogic) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    // TODO: Draw the screen, and send a request for what the user does.
    EmptyView()
  }
}
