import KataSwiftUI

struct ScoopsView: View {
  @State private var last: String?
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
      List(screen.rows) { row in
        Button(row.name) {
          guard row.id != last else { return }
          last = row.id
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
