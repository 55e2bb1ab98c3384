enum Scoops {
  enum Load {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let menu: Menu
    }

    struct ViewModel: Equatable, Sendable {
      let menu: Menu

      init(cones: [String], flavors: [String], toppings: [String]) {
        menu = Menu(cones: cones, flavors: flavors, toppings: toppings)
      }

      var cones: [String] { menu.cones }
      var flavors: [String] { menu.flavors }
      var toppings: [String] { menu.toppings }
    }
  }

  enum Save {
    struct Request: Equatable, Sendable {
      let cone: String
      let flavor: String
      let topping: String
    }

    struct Response: Equatable, Sendable {
      let iceCream: IceCream
    }

    struct ViewModel: Equatable, Sendable {
      let message: String
    }
  }
}
