/// Gives each type of the code its role: from what it conforms to and inherits from, then from its
/// name. A type with signs of two roles gets none.
struct RoleFinder {
  let code: VIPCode

  /// The role of each type of the code, by its number.
  func roles() -> [Role?] {
    let roles = code.types.map { unlessOfNetwork(concreteRole($0), $0) }
    let presenters = zip(code.types, roles).filter { $1 == .presenter }.map(\.0)
    let displays = Set(code.declarations(of: presenters.flatMap(\.properties)))
    let found = zip(code.types, roles).map { type, role in
      guard type.kind == .protocol else { return role }
      let role = protocolRole(
        type,
        conformers: code.conformers(of: type).map {
          code.settings.role(behind: $0.name) ?? roles[$0.number]
        },
        isDisplay: displays.contains(type))
      return unlessOfNetwork(role, type)
    }
    let workersByUse = workersByUse(found)
    return found.indices.map { number in
      found[number] ?? (workersByUse.contains(number) ? .worker : nil)
        ?? (isController(code.types[number], found) ? .view : nil)
    }
  }

  /// `Controller: ObservableObject`, through which a SwiftUI view asks the interactor.
  private func isController(_ type: TypeDeclaration, _ roles: [Role?]) -> Bool {
    type.isReference && type.isObservable && !type.name.hasSuffix("ViewModel")
      // A type with the interactors of several scenes puts the app together.
      && type.properties.count { property in
        code.declarations(of: property).contains { roles[$0.number] == .interactor }
      } == 1
  }

  /// A `NetworkManager` that an interactor or a worker holds is a worker by use, and so is what it
  /// holds itself. A class is also recognised by the property's name: `authService`.
  private func workersByUse(_ roles: [Role?]) -> Set<Int> {
    func isServant(_ type: TypeDeclaration, named name: String = "") -> Bool {
      roles[type.number] == nil && !isRepositoryOfCode(type)
        && [.protocol, .class, .actor, .struct].contains(type.kind)
        && (RoleNames.isService(type.name)
          || type.kind == .protocol
            && code.conformers(of: type).contains { RoleNames.isService($0.name) }
          || type.isReference && RoleNames.isHelper(type.name)
          || type.isReference && code.reaches(type) && !code.isCoded(type)
          || type.isReference
            && RoleNames.isService(name.prefix(1).uppercased() + name.dropFirst()))
        && !(Self.isListener(type.name) && !type.routines.contains(where: \.isFunction))
        && !(type.isPrivate && !code.reaches(type))
        && !VIPCode.serviceWords.contains(where: type.name.contains)
    }
    var found: Set<Int> = []
    var holders = zip(code.types, roles).filter { [.interactor, .worker].contains($1) }.map(\.0)
    while !holders.isEmpty {
      let held = holders.flatMap(\.properties).flatMap { property in
        code.declarations(of: property).filter { isServant($0, named: property.name) }
      }
      let taken = holders.flatMap(\.routines).filter(\.isInitializer).flatMap { way in
        way.parameters.flatMap { parameter in
          code.declarations(of: parameter.type, from: way.file)
            .filter { isServant($0, named: parameter.name) }
        }
      }
      let direct = held + taken
      let kin = direct.flatMap(code.conformers) + direct.flatMap(code.parents)
      holders = (direct + kin.filter { isServant($0) }).filter { found.insert($0.number).inserted }
    }
    return found
  }

  /// A `Repository` without functions describes a repository of code.
  private func isRepositoryOfCode(_ type: TypeDeclaration) -> Bool {
    type.isConcrete && type.name == "Repository" && !type.properties.isEmpty
      && !type.routines.contains(where: \.isFunction)
  }

  private func concreteRole(_ type: TypeDeclaration) -> Role? {
    let settings = code.settings
    guard type.kind != .protocol, !RoleNames.isTestDouble(type.name), !type.isForPreviews,
      settings.role(behind: type.name) == nil
    else { return nil }
    if let told = settings.role(of: type.name) { return told }
    if isScreen(type) { return .view }
    if type.name.hasSuffix("Coordinator"), !navigates(type) { return nil }
    let named = nameRole(type)
    // A type that is named a worker is one, whatever its protocol is called.
    if named == .worker { return isRepositoryOfCode(type) ? nil : named }
    let promised = type.ancestors.compactMap {
      settings.role(of: $0) ?? RoleNames.certainRole(of: $0)
    }
    // `KeychainManager: KeychainManagerBusinessLogic` is a service, not an interactor.
    if named == nil, RoleNames.isService(type.name), Set(promised) == [.interactor],
      type.ancestors.contains(where: { RoleNames.scene(of: $0) == type.name })
    {
      return nil
    }
    let likely = type.ancestors.filter { $0 != "View" }.compactMap { RoleNames.role(of: $0) }
    if promised.isEmpty, let named, [.interactor, .presenter].contains(named),
      likely.allSatisfy({ $0 == .view || named == .interactor && $0 == .presenter })
    {
      // In `HomeInteractor: HomeViewProtocol` the protocol is what the view asks; in
      // `HomeInteractor: HomePresenterInput`, what the presenter listens to.
      return named
    }
    for roles in [promised, likely] where !roles.isEmpty {
      if let named, roles.contains(named) { return named }
      return onlyRole(roles)
    }
    if let role = named ?? onlyRole(type.ancestors.compactMap { RoleNames.outputRole(of: $0) }) {
      return role
    }
    let fillsList = type.ancestors.contains(where: Self.fillsList) || makesCells(type)
    return type.kind == .class && fillsList ? .view : nil
  }

  /// A type that fills a list, or handles its taps, is a piece of the screen, in any file.
  private static func fillsList(_ ancestor: String) -> Bool {
    ["UITableView", "UICollectionView", "UIPickerView"].contains(where: ancestor.hasPrefix)
      && ["DataSource", "Delegate", "DelegateFlowLayout"].contains(where: ancestor.hasSuffix)
  }

  /// `func cell(for row: Int, in tableView: UITableView) -> UITableViewCell`
  private func makesCells(_ type: TypeDeclaration) -> Bool {
    type.routines.contains {
      ["UITableViewCell", "UICollectionViewCell"].contains($0.result?.names.first)
    }
  }

  /// - Parameter isDisplay: whether a presenter holds it, which makes a view's
  ///   listener the scene's display.
  private func protocolRole(
    _ type: TypeDeclaration, conformers: [Role?], isDisplay: Bool
  ) -> Role? {
    let name = type.name
    if let role = code.settings.role(of: name) { return role }
    if let role = RoleNames.certainRole(of: name) {
      let isService = !conformers.isEmpty && conformers.allSatisfy { $0 == nil }
      return isService && role == .interactor ? nil : role
    }
    let isOfPiece = RoleNames.outputRole(of: name) == .interactor && onlyRole(conformers) == .view
    if Self.isListener(name) || isOfPiece {
      if name.contains("Interactor"), onlyRole(conformers) == .interactor { return .interactor }
      let heard = conformers.isEmpty ? nil : onlyRole(conformers)
      return heard == .router || isDisplay && heard == .view ? heard : nil
    }
    if !conformers.isEmpty {
      let role = onlyRole(conformers)
      // The next part listens to this one: `HomePresenterInput` of an observed interactor.
      let listeners: [Role: Role] = [.interactor: .presenter, .presenter: .view]
      if name.hasSuffix("Input"), let role, let next = listeners[role],
        next == RoleNames.role(of: name)
      {
        return nil
      }
      return role == .view && !isDisplay && RoleNames.role(of: name) != role ? nil : role
    }
    return RoleNames.outputRole(of: name) ?? RoleNames.role(of: name)
  }

  /// Whether it names a listener, which any part may be: a worker's `LoginWorkerOutput`.
  static func isListener(_ name: String) -> Bool {
    let endings = ["Delegate", "Listener", "Observer", "DataStore", "DataSource"]
    return endings.contains(where: name.hasSuffix)
      || name.hasSuffix("Output") && RoleNames.outputRole(of: name) == nil
  }

  private func onlyRole(_ roles: [Role?]) -> Role? {
    Set(roles).count == 1 ? roles[0] : nil
  }

  private func isScreen(_ type: TypeDeclaration) -> Bool {
    let inherited = type.ancestors.map(\.lastName)
    return switch type.kind {
    case .class:
      inherited.contains { name in
        Self.isScreenClass(name)
          || ["ViewController", "Cell"].contains(where: name.hasSuffix)
            && code.declaration(named: name, from: type.file) == nil
      } || !inherited.isEmpty && type.routines.contains { $0.name == "init(frame:)" }
    case .struct: inherited.contains("View")
    default: false
    }
  }

  /// `UITableViewController`, `UIView`, `NSViewController`, `ASCellNode`, …
  static func isScreenClass(_ name: String) -> Bool {
    if name.hasPrefix("AS"), name.hasSuffix("Node") { return true }
    if name.hasPrefix("UI"), name.hasSuffix("Controller") { return true }
    return ["UI", "NS", "WK", "MC", "AV", "SF", "MF"].contains(where: name.hasPrefix)
      && ["ViewController", "View", "Cell"].contains(where: name.hasSuffix)
  }

  /// The name alone makes a class or a struct a part, but not a view: many things are called that.
  private func nameRole(_ type: TypeDeclaration) -> Role? {
    let role = RoleNames.role(ofConcrete: type.name)
    if role == .configurator { return role }
    guard type.isReference || type.kind == .struct else { return nil }
    return role == .view && type.ancestors.isEmpty ? nil : role
  }

  private func unlessOfNetwork(_ role: Role?, _ type: TypeDeclaration) -> Role? {
    role == .router && isOfNetwork(type) ? nil : role
  }

  /// Recognises a `Router<EndPoint>` that sends requests to a server, and one that describes a
  /// request.
  private func isOfNetwork(_ type: TypeDeclaration) -> Bool {
    let ofRequests: Set = ["baseURL", "path", "headers", "parameters", "httpMethod", "queryItems"]
    if type.properties.count(where: { ofRequests.contains($0.name) }) > 1 { return true }
    return type.routines.flatMap(\.chains).contains { $0.names[0] == "URLSession" }
      && !type.properties.contains {
        $0.type?.names.first.map { $0.hasSuffix("ViewController") || Self.isScreenClass($0) }
          == true
      }
  }

  /// Whether a coordinator navigates; one of downloads or a player does not.
  private func navigates(_ type: TypeDeclaration) -> Bool {
    let done = type.routines.flatMap(\.chains).flatMap(\.names)
    let names = done + type.properties.flatMap { $0.type?.names ?? [] }
    let screens = ["Controller", "avigation", "oordinator", "oute", "indow", "start", "show"]
    return done.isEmpty
      || (names + type.routines.map(\.baseName)).contains { screens.contains(where: $0.contains) }
  }
}
