import KataSwiftUI

struct HeroListView: View {
  @State private var screen: HeroListScreen
  @State private var interactor: any HeroListBusinessLogic

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
      case .notice:
        // TODO: Draw both. A tap on the button asks once more.
        EmptyView()
      }
    }
    .navigationTitle("Heroes")
    .onAppear {
      // TODO: This task goes on when the view is gone.
      Task {
        await interactor.load(request: HeroList.Load.Request())
      }
    }
  }
}
