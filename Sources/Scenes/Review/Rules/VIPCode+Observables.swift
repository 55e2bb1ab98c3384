/// Objects that SwiftUI observes: they display for a view that is a struct and cannot be held.
extension VIPCode {
  /// `OrdersState: ObservableObject`, which holds no part of the scene.
  func onlyShows(_ type: TypeDeclaration) -> Bool {
    type.isObservable && !type.storedProperties.contains { role(of: $0) != nil }
  }

  /// `weak var state: OrdersState?` in a presenter.
  func isFilledByPresenter(_ type: TypeDeclaration) -> Bool {
    onlyShows(type) && held(by: .presenter).contains(type)
  }

  /// `var orders = OrdersDataStore()` in a presenter that a view observes.
  func isPublishedByPresenter(_ type: TypeDeclaration) -> Bool {
    let watched = parts(.presenter).map(\.type).filter(\.isObservable)
    return declarations(of: watched.flatMap(\.properties)).contains(type)
  }

  /// `@StateObject var viewModel = Orders.ViewModel()`
  func isWatchedByView(_ type: TypeDeclaration) -> Bool {
    let wrapped = parts(.view).flatMap(\.type.properties).filter { $0.text.hasPrefix("@") }
    return type.isObservable && declarations(of: wrapped).contains(type)
  }
}
