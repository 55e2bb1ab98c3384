import KataSwiftUI

struct HeroListView: View {
  @State private var screen: HeroListScreen
  @State private var interactor: any HeroListBusinessLogic
  @State private var retries = AsyncStream<Void>.makeStream()

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
        Text(text)
        if let retry {
          Button(retry) { retries.continuation.yield() }
        }
      }
    }
    .navigationTitle("Heroes")
    .task {
      await interactor.load(request: HeroList.Load.Request())
      for await _ in retries.stream {
        await interactor.load(request: HeroList.Load.Request())
      }
    }
  }
}
