/// Where code stands: its type and its routine.
struct Scope {
  let type: TypeDeclaration
  let routine: Routine
}

extension CodeBase {
  /// The written type after each name of a chain, as far as it is known.
  /// - Parameter limit: local names that come later are not meant.
  func types(
    along chain: Chain, in scope: Scope, before limit: Int? = nil, depth: Int = 0
  ) -> [WrittenType?] {
    guard !chain.startsWithDot, depth < 8, let first = chain.names.first else { return [] }
    let limit = limit ?? chain.range.lowerBound
    var found: [WrittenType?]
    if chain.isOnCast {
      found = [WrittenType(names: [first])]
    } else if chain.isOnSelf {
      found = [memberType(first, of: scope.type)]
    } else {
      found = [baseType(first, before: limit, in: scope, depth: depth)]
    }
    for name in chain.names.dropFirst() {
      found.append(
        found[found.count - 1].flatMap { member(name, of: $0, from: scope.routine.file) })
    }
    return found
  }

  private func baseType(
    _ name: String, before limit: Int, in scope: Scope, depth: Int
  ) -> WrittenType? {
    if name == "self" { return WrittenType(names: [scope.type.path]) }
    if let local = scope.routine.variable(name, before: limit) {
      guard local.type == nil, let source = local.source else { return local.type }
      return types(along: source, in: scope, before: local.offset, depth: depth + 1).last ?? nil
    }
    if let member = memberType(name, of: scope.type) { return member }
    let isType = declaration(named: name, from: scope.routine.file) != nil
    return isType ? WrittenType(names: [name]) : nil
  }

  /// A property of a type or of what it inherits.
  func property(_ name: String, of type: TypeDeclaration, depth: Int = 0) -> Property? {
    if let own = type.properties.first(where: { $0.name == name }) { return own }
    guard depth < 4 else { return nil }
    for parent in type.inherited.flatMap({ declarations(of: $0, from: type.position.file) }) {
      if let found = property(name, of: types[parent], depth: depth + 1) { return found }
    }
    return nil
  }

  private func member(_ name: String, of type: WrittenType, from file: Int) -> WrittenType? {
    for owner in declarations(of: type, from: file) {
      if let found = memberType(name, of: types[owner]) { return found }
    }
    return nil
  }

  /// Of a property, or what a method of that name gives back.
  private func memberType(_ name: String, of type: TypeDeclaration) -> WrittenType? {
    if let property = property(name, of: type) { return property.type }
    let methods = type.routines.filter { $0.name.hasPrefix(name + "(") }
    return methods.count == 1 ? methods[0].result : nil
  }
}
