import XCTest

@testable import vipkata

/// A message names what is in the code, and its advice does not break the next rule.
final class SentenceTests: XCTestCase {
  func testAConcreteCollaboratorsProtocolIsNamed() throws {
    try assertTold(
      "CartInteractor holds the concrete CartWorker; hold CartWorking",
      "protocol CartWorking { func load() }\nfinal class CartWorker: CartWorking { func load() {} }",
      "let worker: CartWorker")
  }

  func testTheMendOfUIKitInAnInteractorIsNoOtherBreak() throws {
    try assertTold(
      "the interactor CartInteractor works with UIApplication; leave that to the router or a worker",
      "", "func open() { UIApplication.shared.open(url) }")
    try assertTold(
      "the interactor CartInteractor works with UIImage; leave that to the view",
      "", "func show() { image = UIImage(data: data) }")
  }

  func testAResponseGoesToThePresenter() throws {
    try assertTold(
      "Cart.Load.Response carries a UIImage; hand the presenter the data that it is made of",
      "enum Cart { enum Load { struct Response { let image: UIImage } } }", "")
  }

  func testAnErrorIsNoEntity() throws {
    try assertTold(
      "CartDisplayLogic hands the error to the view; let the presenter turn it into texts and flags",
      "protocol CartDisplayLogic: AnyObject { func display(error: Error) }", "")
    try assertTold(
      "CartDisplayLogic hands the entity Order to the view; "
        + "let the presenter turn it into texts and flags",
      "protocol CartDisplayLogic: AnyObject { func display(result: Result<Order, Error>) }\n"
        + "struct Order: Decodable {}", "")
  }

  func testAModelCarriesWhatTheCodeSays() throws {
    try assertTold(
      "Cart.Load.Request carries CartBusinessLogic in logic; let it carry only values",
      "enum Cart { enum Load { struct Request { let logic: CartBusinessLogic } } }", "")
  }

  func testTheArticleFitsTheName() throws {
    try assertTold(
      "Cart.Load.ViewModel carries the presenter's response, an Orders.Response; "
        + "give it what that is made of",
      "enum Orders { struct Response {} }\n"
        + "enum Cart { enum Load { struct ViewModel { let response: Orders.Response } } }\n"
        + "protocol OrdersPresentationLogic { func present(response: Orders.Response) }\n"
        + "final class OrdersInteractor: OrdersBusinessLogic {}",
      "")
  }

  func testWhatIsReachedIsNamedAsItIsCalled() throws {
    try assertTold(
      "the interactor CartInteractor reads a URL with Data(contentsOf:); "
        + "let a worker do it, behind a protocol",
      "", "func load() { data = try? Data(contentsOf: url) }")
    try assertTold(
      "the interactor CartInteractor picks at random with shuffled; "
        + "let a worker do it, behind a protocol",
      "", "func load() { cards = deck.shuffled() }")
    try assertTold(
      "the interactor CartInteractor picks at random with Int.random; "
        + "let a worker do it, behind a protocol",
      "", "func load() { die = Int.random(in: 1...6) }")
  }

  func testAViewsWorkIsNamed() throws {
    let told = [
      "label.string = String(format: \"%d\", count)":
        "formats with String(format:); let the presenter make the text",
      "return Text(start, style: .relative)":
        "formats with Text(_:style:); let the presenter make the text",
      "if viewModel.title.count > 3 { grow() }":
        "judges a text by what is in it; let the presenter say what follows",
    ]
    for (line, what) in told {
      try assertTold(
        "the view CartViewController \(what)",
        view("func display(viewModel: Cart.Load.ViewModel) { \(line) }")
          + "enum Cart { enum Load { struct ViewModel { let title: String } } }\n"
          + "protocol CartDisplayLogic: AnyObject { func display(viewModel: Cart.Load.ViewModel) }",
        "")
    }
  }

  func testAWayOutIsSaidByWhatItDoes() throws {
    try assertTold(
      "CartViewController opens a URL; let the router do it",
      view("func help() { UIApplication.shared.open(url) }"), "")
    try assertTold(
      "CartViewController replaces the window's root; let the router do it",
      view("func leave() { view.window?.rootViewController = home }"), "")
    try assertTold(
      "CartView keeps the navigation path; let the router do it",
      "struct CartView: View {\n  let interactor: CartBusinessLogic\n"
        + "  @State private var path = NavigationPath()\n}", "")
  }

  func testARouterNeedsNoPresenter() throws {
    try assertTold(
      "CartRouter makes its own CartPresenter; a router needs none",
      "final class CartPresenter: CartPresentationLogic {}\n"
        + "final class CartRouter: CartRoutingLogic {\n"
        + "  func go() { let presenter = CartPresenter() }\n}", "")
  }

  private func view(_ member: String) -> String {
    "final class CartViewController: UIViewController, CartDisplayLogic {\n"
      + "  var interactor: CartBusinessLogic?\n  \(member)\n}\n"
  }

  /// - Parameter member: a member of the scene's interactor.
  private func assertTold(
    _ message: String, _ text: String, _ member: String, line: UInt = #line
  ) throws {
    let logic = "protocol CartBusinessLogic { func load(request: Cart.Load.Request) }\n"
    let interactor = "final class CartInteractor: CartBusinessLogic {\n  \(member)\n}\n"
    let fixture = try ReviewFixture(name: "", text: text + "\n" + logic + interactor)
    let told = VIPReview().findings(in: fixture.files).map(\.message)
    XCTAssertTrue(told.contains(message), "\(told)", line: line)
  }
}
