@MainActor
protocol HomePresentationLogic {
  func presentGreet(response: Home.Greet.Response)
}

final class HomePresenter: HomePresentationLogic {
  weak var viewController: (any HomeDisplayLogic)?

  func presentGreet(response: Home.Greet.Response) {
    let text =
      response.reservation.map { "See you tonight, \($0.name)!" }
      ?? "No table booked yet."
    viewController?.displayGreet(viewModel: .init(text: text))
  }
}
