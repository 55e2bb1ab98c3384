extension BookingView {
  /// A view with a cycle of its own behind it.
  static func configured() -> BookingView {
    let screen = BookingScreen()
    let presenter = BookingPresenter()
    presenter.screen = screen
    let interactor = BookingInteractor()
    interactor.presenter = presenter
    return BookingView(screen: screen, interactor: interactor)
  }
}
