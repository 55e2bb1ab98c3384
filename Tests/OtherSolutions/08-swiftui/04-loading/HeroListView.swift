import KataSwiftUI

/// Keeps its one load in a task that it cancels itself, also for a retry.
struct HeroListView: View {
  @State private var screen: HeroListScreen
  @State private var interactor: any HeroListBusinessLogic
  @State private var loading: Task<Void, Never>?

  init(screen: HeroListScreen, interactor: any HeroListBusinessLogic) {
    _screen = State(initialValue: screen)
    _interactor = State(initialValue: interactor)
  }

  var body: some View {
    content
      .navigationTitle("Heroes")
      .onAppear { load() }
      .onDisappear { loading?.cancel() }
  }

  @ViewBuilder private var content: some View {
    switch screen.content {
    case .progress(let text): ProgressView { Text(text) }
    case .rows(let rows): List { ForEach(rows) { Text($0.name) } }
    case .notice(let text, nil): Text(text)
    case .notice(let text, let retry?):
      Text(text)
      Button {
        load()
      } label: {
        Text(retry)
      }
    }
  }

  private func load() {
    loading?.cancel()
    loading = Task { [interactor] in await interactor.load(request: .init()) }
  }
}
