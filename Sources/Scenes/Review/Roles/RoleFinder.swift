/// Gives each type of the code its role: from what it conforms to and inherits,
/// then from its name. A type that speaks for two roles gets none.
struct RoleFinder {
  let code: CodeBase
  let settings: ReviewSettings

  /// The role of each type of the code, by its number.
  func roles() -> [Role?] {
    var roles = code.types.indices.map { concreteRole($0, ancestors: code.ancestors[$0]) }
    let conformers = code.conformers
    let displays = heldByPresenters(roles)
    for index in code.types.indices where code.types[index].kind == .protocol {
      let fulfilling = (conformers[index] ?? []).map { roles[$0] }
      roles[index] = protocolRole(
        index, conformers: fulfilling, isDisplay: displays.contains(index))
    }
    return roles
  }

  private func heldByPresenters(_ roles: [Role?]) -> Set<Int> {
    let presenters = zip(code.types, roles).filter { $1 == .presenter }.map(\.0)
    return Set(presenters.flatMap(\.properties).flatMap { code.declarations(of: $0) })
  }

  private func concreteRole(_ index: Int, ancestors: [String]) -> Role? {
    let type = code.types[index]
    guard type.isConcrete, !RoleNames.isTestDouble(type.name) else { return nil }
    if let told = settings.roles[type.name] { return told }
    if isScreen(type, ancestors) { return .view }
    let named = nameRole(type, ancestors)
    let promised = Set(ancestors.compactMap { settings.roles[$0] ?? RoleNames.certainRole(of: $0) })
    let likely = Set(ancestors.filter { $0 != "View" }.compactMap { RoleNames.role(of: $0) })
    for roles in [promised, likely] where !roles.isEmpty {
      if let named, roles.contains(named) { return named }
      return roles.count == 1 ? roles.first : nil
    }
    return named ?? onlyRole(ancestors.map { RoleNames.outputRole(of: $0) }.filter { $0 != nil })
  }

  /// - Parameter isDisplay: whether a presenter holds it, which makes a view's
  ///   listener the scene's display.
  private func protocolRole(_ index: Int, conformers: [Role?], isDisplay: Bool) -> Role? {
    let name = code.types[index].name
    if let told = settings.roles[name] ?? RoleNames.certainRole(of: name) { return told }
    if isListener(name) {
      return isDisplay && onlyRole(conformers) == .view ? .view : nil
    }
    if !conformers.isEmpty { return onlyRole(conformers) }
    return RoleNames.outputRole(of: name) ?? RoleNames.role(of: name)
  }

  /// Who listens may be any part; `LoginWorkerOutput` belongs to the worker.
  private func isListener(_ name: String) -> Bool {
    let endings = ["Delegate", "Listener", "Observer", "DataStore", "DataSource"]
    return endings.contains(where: name.hasSuffix)
      || name.hasSuffix("Output") && RoleNames.outputRole(of: name) == nil
  }

  private func onlyRole(_ roles: [Role?]) -> Role? {
    Set(roles).count == 1 ? roles[0] : nil
  }

  private func isScreen(_ type: TypeDeclaration, _ ancestors: [String]) -> Bool {
    let inherited = ancestors.map(\.lastName)
    return switch type.kind {
    case .class: inherited.contains { Self.isScreenClass($0) }
    case .struct: inherited.contains("View")
    default: false
    }
  }

  /// `UITableViewController`, `UIView`, `NSViewController`, …
  static func isScreenClass(_ name: String) -> Bool {
    if name.hasPrefix("UI"), name.hasSuffix("Controller") { return true }
    return ["UI", "NS", "WK"].contains(where: name.hasPrefix)
      && ["ViewController", "View", "Cell"].contains(where: name.hasSuffix)
  }

  /// A name alone makes a class or a struct a part, except that many things are
  /// called a view.
  private func nameRole(_ type: TypeDeclaration, _ ancestors: [String]) -> Role? {
    let role = RoleNames.role(ofConcrete: type.name)
    if role == .configurator { return role }
    guard type.isReference || type.kind == .struct else { return nil }
    return role == .view && ancestors.isEmpty ? nil : role
  }
}
