extension VIPCode {
  private static let coding: Set = [
    "Codable", "Decodable", "NSManagedObject", "Mappable", "Object", "PersistentModel",
  ]

  /// Whether it is decoded or stored, so that its shape is given from outside.
  func isCoded(_ type: TypeDeclaration) -> Bool { !Self.coding.isDisjoint(with: type.ancestors) }

  /// System types that are no entities, wherever they are declared.
  private static let plain: Set = [
    "String", "Substring", "Character", "Bool", "Int", "Double", "Float", "CGFloat", "Data", "Date",
    "Decimal", "URL", "UUID", "AttributedString", "Result", "Void", "Any", "AnyObject", "Never",
    "Range", "ClosedRange", "IndexPath", "TimeInterval", "Task", "Int8", "Int16", "Int32", "Int64",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URLRequest", "Color", "Image", "Font",
    "LocalizedStringResource", "LocalizedStringKey",
  ]

  /// The entity that a property of a type holds.
  func entity(of property: Property, in type: TypeDeclaration) -> String? {
    entity(property.type, from: property.file, inside: type.path)
  }

  /// - Parameter path: the path of the type around it.
  func entity(
    _ type: WrittenType?, from file: SourceCode, inside path: String
  ) -> String? {
    guard let type = type?.whole, !["Id", "ID", "Identifier", "Tagged"].contains(type.names.first)
    else { return nil }
    let named = expanded(type, from: file)
    let isOwnResult =
      named.first == "Result"
      && named.dropFirst().first.map { isUndeclared($0, from: file) } == false
    let known = declarations(of: type, from: file, inside: path).first(where: isEntity)
    if ["Error", "NSError"].contains(named.last), named.count < 3 || isOwnResult {
      return known?.name ?? "Error"
    }
    return known?.name
      ?? named.first {
        isUndeclared($0, from: file, inside: path) && entitiesInResponses.contains($0)
      }
  }

  /// Whether it is data of the business: decoded, stored, handed to presenters, or an error.
  func isEntity(_ held: TypeDeclaration) -> Bool {
    if held.kind == .enum {
      return held.ancestors.contains("Error") || held.name.hasSuffix("ErrorType")
    }
    let isAlone = held.path == held.name
    if !isAlone, !isOfBusiness(held), held.kind == .struct,
      let outer = declaration(named: held.path.withoutLastName, from: held.file),
      outer.path == outer.name
    {
      return outer.role != .view && isEntity(outer)
    }
    guard held.kind != .extension, isAlone ? !isNamedForScreen(held) : isOfBusiness(held)
    else { return false }
    return isAlone && held.isConcrete && entitiesInResponses.contains(held.path)
      || held.kind == .struct && !isModel(held) && keptByInteractors.contains(held.path)
        && entitiesInResponses.contains(held.path)
      || ([held] + conformers(of: held)).contains(where: isCoded)
  }

  /// `OrderViewModel`, `OrderCellModel`
  private func isNamedForScreen(_ type: TypeDeclaration) -> Bool {
    ["ViewModel", "CellModel"].contains(where: type.name.hasSuffix)
  }

  /// `Orders.Load.Row` of a use case, not the scene's own `Orders.Row`.
  func isNestedInUseCase(_ type: TypeDeclaration) -> Bool {
    isInModelSpace(type.path) && type.path.count { $0 == "." } > 1
  }

  /// Whether it is nested in a scene's models, and in no view model.
  private func isOfBusiness(_ type: TypeDeclaration) -> Bool {
    isInModelSpace(type.path)
      && !type.path.split(separator: ".").contains { $0.hasSuffix("ViewModel") }
  }

  /// The types that displays take and views nest, and what these are made of, down to entities.
  var typesOnDisplay: Set<TypeDeclaration> {
    let views = types.filter { $0.role == .view && $0.scene != nil }
    let paths = Set(views.map(\.path))
    var waiting = types.filter { paths.contains($0.path.withoutLastName) }
    for display in views where display.kind == .protocol {
      let taken = display.routines.filter(\.isFunction).flatMap(\.parameters).map(\.type)
      let shown = (taken + display.properties.map(\.type)).compactMap { $0?.whole }
      waiting += shown.flatMap { declarations(of: $0, from: display.file) }
    }
    var found: Set<TypeDeclaration> = []
    while let next = waiting.popLast() {
      guard next.role == nil, next.kind != .extension, !RoleFinder.isListener(next.name),
        !isEntity(next), found.insert(next).inserted
      else { continue }
      let parts = next.properties.compactMap { $0.type?.whole }
      waiting +=
        conformers(of: next)
        + parts.flatMap { declarations(of: $0, from: next.file, inside: next.path) }
    }
    return found
  }

  /// The enums that a Request, a Response or an entity carries.
  var enumsOfBusiness: Set<TypeDeclaration> {
    let carriers = types.filter {
      isModel($0) && !$0.name.hasSuffix("ViewModel") || isEntity($0)
    }
    let carried = carriers.flatMap { type in
      type.properties.flatMap { declarations(of: $0, inside: type.path) }
    }
    return Set(carried.filter { $0.kind == .enum && !isNestedInViewModel($0) })
  }

  /// The name of an enum of the business that a type is or holds.
  func choice(
    in type: WrittenType?, from file: SourceCode, inside path: String = ""
  ) -> String? {
    declarations(of: type, from: file, inside: path).first(where: choices.contains)?.path
  }

  /// Whether it is generated or imported.
  private func isUndeclared(
    _ name: String, from file: SourceCode, inside path: String = ""
  ) -> Bool {
    declaration(named: name, from: file, inside: path) == nil && !Self.plain.contains(name)
      && !["UI", "NS", "CG", "CL", "MK"].contains(where: name.hasPrefix)
  }

  /// The paths of types outside of every scene's models that workers answer with, and that
  /// presenters are handed, by themselves or in a Response.
  var carriedByResponses: Set<String> {
    let handed = types.flatMap(handedOn)
    let responses = types.filter { $0.name == "Response" && isModel($0) }
    let all = responses + handed.filter { $0.name.hasSuffix("Response") }
    let carried = all.flatMap { response in
      response.properties.flatMap { property -> [String] in
        guard let type = property.type?.whole, property.name != "viewModel" else { return [] }
        let file = property.file
        let declared = declarations(of: type, from: file, inside: response.path)
        return declared.filter { !$0.name.hasSuffix("ViewModel") && !isWorded($0) }.map(\.path)
          + type.names.filter { isUndeclared($0, from: file) }
      }
    }
    return inside(Set(carried + handed.map(\.path))).union(
      types.filter { $0.kind == .protocol && $0.role == .presenter }.flatMap(undeclaredTaken))
  }

  /// Adds the types that those are made of: the items of an order.
  func inside(_ paths: Set<String>) -> Set<String> {
    var found = paths
    var waiting = types.filter { paths.contains($0.path) && $0.role == nil }
    while let next = waiting.popLast() {
      let parts = next.storedProperties.flatMap {
        declarations(of: $0, inside: next.path)
      }
      waiting += parts.filter {
        ($0.path == $0.name || isOfBusiness($0) && !isModel($0)) && $0.role == nil
          && [.class, .struct].contains($0.kind)
          && !$0.name.hasSuffix("ViewModel") && found.insert($0.path).inserted
      }
    }
    return found
  }

  /// Whether it is worded already: a title and a message, with only texts and flags beside them.
  private func isWorded(_ type: TypeDeclaration) -> Bool {
    let kept = type.storedProperties
    return [["itle"], ["essage", "escription"]].allSatisfy { endings in
      kept.contains { property in endings.contains(where: property.name.hasSuffix) }
    } && kept.allSatisfy { [["String"], ["Bool"]].contains($0.type?.names) }
  }

  /// Types that no file declares: classes that Core Data generates, or types from another module.
  private func undeclaredTaken(by presenter: TypeDeclaration) -> [String] {
    presenter.routines.filter(\.isFunction).flatMap { routine in
      routine.parameters.compactMap(\.type).filter { $0.inside.isEmpty || $0.isCollection }
        .flatMap(\.names).filter { isUndeclared($0, from: routine.file) && !$0.contains(".") }
    }
  }

  /// The types that a worker answers with, or that a presenter takes.
  private func handedOn(by type: TypeDeclaration) -> [TypeDeclaration] {
    let isWorker = type.role == .worker || RoleNames.isService(type.name)
    guard isWorker || type.kind == .protocol && type.scene != nil && type.role == .presenter
    else { return [] }
    return type.routines.filter(\.isFunction).flatMap { routine -> [TypeDeclaration] in
      let taken: [WrittenType] = routine.parameters.compactMap(\.type)
        .filter { !isWorker || $0.isClosure }
      let given: [WrittenType] = taken + [isWorker ? routine.result : nil].compactMap { $0 }
      return given.flatMap { declarations(of: $0.whole, from: routine.file) }
    }.filter { type in
      type.path == type.name && type.role == nil && !isWorded(type)
        && !["ViewModel", "Builder", "Factory", "Assembly"].contains(where: type.name.hasSuffix)
    }
  }
}
