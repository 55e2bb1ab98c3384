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
      if let message = screen.message {
        Text(message)
      }
      if !screen.rows.isEmpty {
        List(screen.rows) { row in
          Button(row.name) {
            interactor.choose(request: Scoops.Choose.Request(id: row.id))
          }
        }
        .onAppear {
          interactor.load(request: Scoops.Load.Request())
        }
      }
    }
    .navigationTitle(screen.title)
  }
}
