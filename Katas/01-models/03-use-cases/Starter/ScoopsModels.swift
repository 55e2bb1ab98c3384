// TODO: Three use cases share three types, so most fields are nil most of the time.
// Give each use case its own Request, Response and ViewModel.
enum Scoops {
  struct Request: Equatable, Sendable {
    var id: Int?
    var cone: String?
    var flavor: String?
    var topping: String?
  }

  struct Response: Equatable, Sendable {
    var menu: Menu?
    var iceCream: IceCream?
  }

  struct ViewModel: Equatable, Sendable {
    var cones: [String]?
    var flavors: [String]?
    var toppings: [String]?
    var message: String?
  }

  enum Load {
    typealias Request = Scoops.Request
    typealias Response = Scoops.Response
    typealias ViewModel = Scoops.ViewModel
  }

  enum Save {
    typealias Request = Scoops.Request
    typealias Response = Scoops.Response
    typealias ViewModel = Scoops.ViewModel
  }

  enum Delete {
    typealias Request = Scoops.Request
    typealias Response = Scoops.Response
    typealias ViewModel = Scoops.ViewModel
  }
}
