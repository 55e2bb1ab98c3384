import KataSwiftUI

struct CreateIceCreamView: View {
  @State private var screen: CreateIceCreamScreen
  @State private var interactor: any CreateIceCreamBusinessLogic

  init(
    screen: CreateIceCreamScreen,
    interactor: any CreateIceCreamBusinessLogic
  ) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    Form {
      picker(
        "Cone or cup", of: screen.cones, chosen: "",
        as: Ingredient.cone)
      picker(
        "Flavor", of: screen.flavors, chosen: screen.flavor,
        as: Ingredient.flavor
      )
      .disabled(!screen.isFlavorEnabled)
      picker(
        "Topping", of: screen.toppings, chosen: screen.topping,
        as: Ingredient.topping
      )
      .disabled(!screen.isToppingEnabled)
      Text(screen.status)
      Button("DONE") {
        interactor.finishIceCream(request: .init())
      }
      .disabled(!screen.isDoneEnabled)
      Text(screen.message)
    }
    .navigationTitle("Scoops&Scones")
    .onAppear { interactor.loadIceCream(request: .init()) }
  }

  /// Shows what was displayed last. What the user picks is a request.
  private func picker(
    _ title: String, of names: [String], chosen: String,
    as ingredient: @escaping (String) -> Ingredient
  ) -> some View {
    let selection = Binding(
      get: { chosen },
      set: {
        interactor.chooseIngredient(
          request: .init(ingredient: ingredient($0)))
      })
    return Picker(title, selection: selection) {
      Text("–").tag("")
      ForEach(names, id: \.self) { name in Text(name).tag(name) }
    }
  }
}
