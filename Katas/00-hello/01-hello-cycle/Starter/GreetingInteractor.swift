@MainActor
protocol GreetingBusinessLogic {
  func say(request: Greeting.Say.Request)
}

final class GreetingInteractor: GreetingBusinessLogic {
  var presenter: (any GreetingPresentationLogic)?

  func say(request: Greeting.Say.Request) {
    presenter?.presentSay(
      response: Greeting.Say.Response(name: request.name))
  }
}
