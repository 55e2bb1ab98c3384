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
      Text(screen.message ?? "")
      List(screen.rows) { row in
        Button(row.name) {
          interactor.choose(request: Scoops.Choose.Request(id: row.id))
        }
      }
    }
    .navigationTitle(screen.title)
    .onAppear {
      interactor.load(request: Scoops.Load.Request())
    }
  }
}
