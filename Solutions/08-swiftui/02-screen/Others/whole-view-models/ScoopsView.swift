import KataSwiftUI

struct ScoopsView: View {
  @State private var screen: ScoopsScreen
  @State private var interactor: any ScoopsBusinessLogic

  init(screen: ScoopsScreen, interactor: any ScoopsBusinessLogic) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    VStack {
      if let choice = screen.choice {
        Text(choice.message)
      }
      List(screen.menu?.rows ?? []) { row in
        Button(row.name) {
          interactor.choose(request: Scoops.Choose.Request(id: row.id))
        }
      }
    }
    .navigationTitle(screen.menu?.title ?? "")
    .onAppear {
      interactor.load(request: Scoops.Load.Request())
    }
  }
}
