import KataSwiftUI

struct ScoopsView: View {
  /// One value for both, so that neither is kept without the other.
  private struct Scene {
    let screen: ScoopsScreen
    let interactor: any ScoopsBusinessLogic
  }

  @State private var scene: Scene
  @State private var hasAsked = false

  init(screen: ScoopsScreen, interactor: any ScoopsBusinessLogic) {
    _scene = State(initialValue: Scene(screen: screen, interactor: interactor))
  }

  var body: some View {
    List {
      if let choice = scene.screen.choice {
        Section { Text(choice.message) }
      }
      ForEach(scene.screen.menu?.rows ?? []) { row in
        Button {
          choose(row.id)
        } label: {
          Text(row.name)
        }
      }
    }
    .navigationTitle(scene.screen.menu?.title ?? "")
    .task { load() }
  }

  private func load() {
    guard !hasAsked else { return }
    hasAsked = true
    scene.interactor.load(request: .init())
  }

  private func choose(_ id: String) {
    scene.interactor.choose(request: .init(id: id))
  }
}
