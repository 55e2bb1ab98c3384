import KataSwiftUI

struct HeroListView: View {
  @State private var screen: HeroListScreen
  @State private var interactor: any HeroListBusinessLogic
  @State private var attempt = 1

  init(screen: HeroListScreen, interactor: any HeroListBusinessLogic) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    VStack {
      switch screen.content {
      case .progress(let text):
        ProgressView(text)
      case .rows(let rows):
        List(rows) { row in
          Text(row.name)
        }
      case .notice(let text, let retry):
        if !text.isEmpty {
          Text(text)
        }
        if let retry {
          Button(retry) { attempt += 1 }
        }
      }
    }
    .navigationTitle("Heroes")
    .task(id: attempt) {
      await interactor.load(request: HeroList.Load.Request())
    }
  }
}
