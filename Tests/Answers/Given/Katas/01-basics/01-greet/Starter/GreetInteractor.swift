@MainActor
protocol GreetBusinessLogic {
  func say(request: Greet.Say.Request)
}

final class GreetInteractor: GreetBusinessLogic {
  var presenter: (any GreetPresentationLogic)?

  func say(request: Greet.Say.Request) {
    presenter?.presentSay(response: Greet.Say.Response(name: request.name))
  }
}
