/// What a name says about a role. Used where conformances and use say nothing.
enum RoleNames {
  private typealias Endings = [(suffix: String, role: Role)]

  /// Protocol names that only VIP uses.
  private static let certain: Endings = [
    ("BusinessLogic", .interactor), ("PresentationLogic", .presenter), ("DisplayLogic", .view),
    ("RoutingLogic", .router), ("DataPassing", .router), ("WorkerLogic", .worker),
    ("WorkingLogic", .worker),
  ]

  private static let roles: Endings = [
    ("Interactor", .interactor), ("Presenter", .presenter), ("Presentor", .presenter),
    ("ViewController", .view), ("View", .view), ("HUD", .view), ("Router", .router),
    ("Coordinator", .router), ("Navigator", .router), ("Worker", .worker),
    ("Configurator", .configurator),
  ]

  /// Endings of protocols only; a struct `Routing` is a bundle of closures.
  private static let abilities: Endings = [
    ("Interacting", .interactor), ("Presenting", .presenter), ("Displaying", .view),
    ("Routing", .router), ("Working", .worker),
  ]

  /// In the Input/Output dialect, a part's output is the input of the next part.
  private static let outputs: Endings = [
    ("ViewControllerOutput", .interactor), ("ViewOutput", .interactor),
    ("InteractorOutput", .presenter), ("PresenterOutput", .view),
  ]

  private static let all: Endings = certain + outputs + roles + abilities

  private static let decorations = [
    "Protocol", "Interface", "Logic", "Input", "Type", "Impl", "Implementation", "Imp", "Inf",
  ]

  static func certainRole(of name: String) -> Role? { role(of: name.lastName, by: certain) }

  static func outputRole(of name: String) -> Role? { role(of: name.lastName, by: outputs) }

  static func role(of name: String) -> Role? {
    role(of: undecorated(name.lastName), by: roles + abilities)
  }

  static func role(ofConcrete name: String) -> Role? {
    role(of: undecorated(name.lastName), by: roles)
  }

  private static func role(of name: String, by endings: Endings) -> Role? {
    // SwiftUI has a `Coordinator` for UIKit's delegates, and Core Data has one for its stores.
    guard name != "Coordinator", !name.hasSuffix("StoreCoordinator") else { return nil }
    return endings.first { name.hasSuffix($0.suffix) }?.role
  }

  /// `Login` of `LoginInteractor`, `LoginViewInteractor`, `LoginViewControllerDisplayLogic`,
  /// `ILoginViewController`, `LoginBusinessLogic`, and of `Login.Interactor`.
  static func scene(of path: String) -> String? {
    let name = path.lastName
    let bare = undecorated(name)
    for (suffix, _) in all {
      for candidate in [name, bare] where candidate.hasSuffix(suffix) {
        let scene = withoutInterfaceLetter(String(candidate.dropLast(suffix.count)))
        let part = ["ViewController", "Interactor", "Presenter", "View", "VC"].first {
          scene.hasSuffix($0)
        }
        let stem = String(scene.dropLast(part?.count ?? 0))
        return stem.isEmpty ? path.split(separator: ".").dropLast().last.map(String.init) : stem
      }
    }
    return nil
  }

  /// `Login` of `LoginController`, `LoginVC`, `LoginScreen` and `LoginPage`.
  static func scenes(ofScreen name: String) -> [String] {
    let endings = ["Controller", "VC", "Screen", "Page"]
    return endings.filter { name.hasSuffix($0) && name != $0 }
      .map { String(name.dropLast($0.count)) }
  }

  /// Whether the name is only a role: `Interactor`, `BusinessLogic`.
  static func isNameless(_ path: String) -> Bool {
    all.contains { path == $0.suffix }
  }

  /// Whether a name suggests a worker without saying so.
  static func isService(_ name: String) -> Bool {
    [
      "Service", "Services", "Servicing", "Manager", "Repository", "Gateway", "Client", "Store",
      "API", "UseCase", "Storage", "Provider", "Providing", "Loader", "Fetcher", "Fetching",
      "Database", "Keychain", "UserDefaults",
    ]
    .contains(where: undecorated(name).hasSuffix)
  }

  /// Whether a shared object of this name belongs to the outside world: a service or a store.
  static func isStore(_ name: String) -> Bool {
    isService(name) || ["Session", "Cache"].contains(where: name.hasSuffix)
  }

  /// Whether a name suggests a helper that works for the type that holds it.
  static func isHelper(_ name: String) -> Bool {
    ["Adapter", "Access", "Generator", "Engine", "Helper", "Parser", "Validator", "Calculator"]
      .contains(where: undecorated(name).hasSuffix)
  }

  /// Whether a name suggests a storage, whose values are read and written without a call.
  static func isStorage(_ name: String) -> Bool {
    ["Storage", "Keychain", "UserDefaults"].contains(where: undecorated(name).hasSuffix)
  }

  static func isTestDouble(_ name: String) -> Bool {
    ["Spy", "Mock", "Stub", "Fake", "Dummy", "Double"].contains {
      name.lastName.hasSuffix($0) || name.lastName.hasPrefix($0)
    }
  }

  private static func undecorated(_ name: String) -> String {
    for word in decorations where name.hasSuffix(word) && name.count > word.count {
      return undecorated(String(name.dropLast(word.count)))
    }
    return name
  }

  /// `Login` of `ILogin`.
  private static func withoutInterfaceLetter(_ name: String) -> String {
    let isMarked = name.first == "I" && name.dropFirst().first?.isUppercase == true
    return isMarked ? String(name.dropFirst()) : name
  }
}
