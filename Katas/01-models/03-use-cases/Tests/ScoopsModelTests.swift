import XCTest

@testable import Scoops

@MainActor
final class ScoopsModelTests: XCTestCase {
  private let types: [(name: String, type: Any.Type)] = [
    ("Load.Request", Scoops.Load.Request.self),
    ("Load.Response", Scoops.Load.Response.self),
    ("Load.ViewModel", Scoops.Load.ViewModel.self),
    ("Save.Request", Scoops.Save.Request.self),
    ("Save.Response", Scoops.Save.Response.self),
    ("Save.ViewModel", Scoops.Save.ViewModel.self),
    ("Delete.Request", Scoops.Delete.Request.self),
    ("Delete.Response", Scoops.Delete.Response.self),
    ("Delete.ViewModel", Scoops.Delete.ViewModel.self),
  ]

  func testEveryUseCaseHasThreeTypesOfItsOwn() async {
    // When
    let shared = Dictionary(grouping: types) { ObjectIdentifier($0.type) }
      .values.filter { $0.count > 1 }
      .map { $0.map(\.name).joined(separator: " is ") }.sorted()

    // Then
    XCTAssertEqual(
      shared, [],
      "these are one type under two names: each use case has its own three"
    )
  }

  func testEachTypeStandsInItsUseCase() async {
    // When
    let elsewhere = types.map { name, type in
      (name: "Scoops.\(name)", place: placeInTheModule(of: type))
    }
    .filter { $0.name != $0.place }.map { "\($0.name) is \($0.place)" }

    // Then
    XCTAssertEqual(
      elsewhere, [],
      "write each struct inside its use case, and no alias to one that stands elsewhere"
    )
  }

  func testTheLoadRequestIsEmpty() async {
    // Given
    let request = Scoops.Load.Request()

    // Then
    XCTAssertEqual(
      fieldNames(of: request), [],
      "loading the menu needs no data: its request is an empty struct")
  }

  func testTheSaveRequestSaysWhatWasChosen() async {
    // Given
    let request = Scoops.Save.Request(
      cone: "Cup", flavor: "Vanilla", topping: "Nuts")

    // Then
    XCTAssertEqual(
      fieldNames(of: request), ["cone", "flavor", "topping"],
      "saving needs the three choices and nothing else: the id does not exist yet"
    )
  }

  func testTheDeleteRequestSaysOnlyWhichOne() async {
    // Given
    let request = Scoops.Delete.Request(id: 7)

    // Then
    XCTAssertEqual(
      fieldNames(of: request), ["id"],
      "deleting needs the id of the ice cream and nothing else")
  }

  func testAnswersHoldTheirFieldsAndNoOthers() async {
    // Given
    let vanilla = IceCream(
      id: 7, cone: "Cup", flavor: "Vanilla", topping: "Nuts")
    let menu = Menu(
      cones: ["Cup"], flavors: ["Vanilla"], toppings: ["Nuts"])
    let answers: [Any] = [
      Scoops.Load.Response(menu: menu),
      Scoops.Load.ViewModel(
        cones: ["Cup"], flavors: ["Vanilla"], toppings: ["Nuts"]),
      Scoops.Save.Response(iceCream: vanilla),
      Scoops.Save.ViewModel(message: "Enjoy!"),
      Scoops.Delete.Response(iceCream: vanilla),
      Scoops.Delete.ViewModel(message: "Gone."),
    ]

    // Then
    XCTAssertEqual(
      answers.map { fieldNames(of: $0) },
      [
        ["menu"], ["cones", "flavors", "toppings"], ["iceCream"],
        ["message"], ["iceCream"], ["message"],
      ],
      "a field belongs to one use case and one message: keep to the brief's table"
    )
  }

  func testNoFieldIsOptional() async {
    // Given
    let sundae = IceCream(
      id: 7, cone: "Cup", flavor: "Vanilla", topping: "Nuts")
    let menu = Menu(
      cones: ["Cup"], flavors: ["Vanilla"], toppings: ["Nuts"])
    let models: [Any] = [
      Scoops.Load.Response(menu: menu),
      Scoops.Load.ViewModel(
        cones: ["Cup"], flavors: ["Vanilla"], toppings: ["Nuts"]),
      Scoops.Save.Request(cone: "Cup", flavor: "Vanilla", topping: "Nuts"),
      Scoops.Save.Response(iceCream: sundae),
      Scoops.Save.ViewModel(message: "Enjoy!"),
      Scoops.Delete.Request(id: 7),
      Scoops.Delete.Response(iceCream: sundae),
      Scoops.Delete.ViewModel(message: "Gone."),
    ]

    // Then
    let optionals = models.flatMap { Mirror(reflecting: $0).children }
      .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
    XCTAssertEqual(
      Set(optionals.compactMap(\.label)).sorted(), [],
      "these fields are optional, but the use case always needs them: remove the ? or the !"
    )
  }

  func testAMessageComesWithoutDefaults() async {
    // When: one of the fields is left out
    let noCone = Scoops.Save.Request(flavor: "Vanilla", topping: "Nuts")
    let noFlavor = Scoops.Save.Request(cone: "Cup", topping: "Nuts")
    let noTopping = Scoops.Save.Request(cone: "Cup", flavor: "Vanilla")
    let noID = Scoops.Delete.Request()
    let noCones = Scoops.Load.ViewModel(flavors: [], toppings: [])
    let noFlavors = Scoops.Load.ViewModel(cones: [], toppings: [])
    let noToppings = Scoops.Load.ViewModel(cones: [], flavors: [])
    let noMenu = Scoops.Load.Response()
    let none = Scoops.Save.Response()
    let gone = Scoops.Delete.Response()
    let noPraise = Scoops.Save.ViewModel()
    let noFarewell = Scoops.Delete.ViewModel()

    // Then
    let made: [(without: String, isMade: Bool)] = [
      ("cone", (noCone as Any) is Scoops.Save.Request),
      ("flavor", (noFlavor as Any) is Scoops.Save.Request),
      ("topping", (noTopping as Any) is Scoops.Save.Request),
      ("id", (noID as Any) is Scoops.Delete.Request),
      ("cones", (noCones as Any) is Scoops.Load.ViewModel),
      ("flavors", (noFlavors as Any) is Scoops.Load.ViewModel),
      ("toppings", (noToppings as Any) is Scoops.Load.ViewModel),
      ("menu", (noMenu as Any) is Scoops.Load.Response),
      ("iceCream of Save", (none as Any) is Scoops.Save.Response),
      ("iceCream of Delete", (gone as Any) is Scoops.Delete.Response),
      ("message of Save", (noPraise as Any) is Scoops.Save.ViewModel),
      ("message of Delete", (noFarewell as Any) is Scoops.Delete.ViewModel),
    ]
    XCTAssertEqual(
      made.filter(\.isMade).map(\.without), [],
      "whoever forgets this field compiles: a message has no default values"
    )
  }

  func testTheSharedTypesAreGone() async {
    // When
    let shared: [(name: String, type: Any.Type)] = [
      ("Request", Scoops.Request.self), ("Response", Scoops.Response.self),
      ("ViewModel", Scoops.ViewModel.self),
    ]

    // Then
    XCTAssertEqual(
      shared.filter { $0.type != Gone.self }.map(\.name), [],
      "the types that all use cases shared are still there: somebody will use them again"
    )
  }

  private func placeInTheModule(of type: Any.Type) -> String {
    let place = String(reflecting: type)
    return String(place.dropFirst("Scoops.".count))
  }

  private func fieldNames(of model: Any) -> [String] {
    Mirror(reflecting: model).children.compactMap(\.label).sorted()
  }
}

/// What a message is where a field is left out and nothing stands in for it: nil.
private protocol SavedWithoutAField {}

extension SavedWithoutAField {
  fileprivate init?(flavor: String, topping: String) { return nil }
  fileprivate init?(cone: String, topping: String) { return nil }
  fileprivate init?(cone: String, flavor: String) { return nil }
}

/// For messages of one field. Each protocol refines the one before, so that one type under two
/// names has one of these initialisers to choose, not two.
private protocol LoadedWithNothing {}
private protocol SavedWithNothing: LoadedWithNothing {}
private protocol DeletedWithNothing: SavedWithNothing {}

extension LoadedWithNothing {
  fileprivate init?() { return nil }
}

extension SavedWithNothing {
  fileprivate init?() { return nil }
}

extension DeletedWithNothing {
  fileprivate init?() { return nil }
}

private protocol ShownWithoutAField {}

extension ShownWithoutAField {
  fileprivate init?(flavors: [String], toppings: [String]) { return nil }
  fileprivate init?(cones: [String], toppings: [String]) { return nil }
  fileprivate init?(cones: [String], flavors: [String]) { return nil }
}

extension Scoops.Load.ViewModel: ShownWithoutAField {}
extension Scoops.Save.Request: SavedWithoutAField {}
extension Scoops.Delete.Request: DeletedWithNothing {}
extension Scoops.Load.Response: LoadedWithNothing {}
extension Scoops.Save.Response: SavedWithNothing {}
extension Scoops.Save.ViewModel: SavedWithNothing {}
extension Scoops.Delete.Response: DeletedWithNothing {}
extension Scoops.Delete.ViewModel: DeletedWithNothing {}

/// What a type that is no more is called here.
private enum Gone {}

private protocol WithoutSharedTypes {}

extension WithoutSharedTypes {
  fileprivate typealias Request = Gone
  fileprivate typealias Response = Gone
  fileprivate typealias ViewModel = Gone
}

extension Scoops: WithoutSharedTypes {}
