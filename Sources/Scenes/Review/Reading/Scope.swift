/// A routine of a type, in which names are looked up.
struct Scope {
  let code: VIPCode
  let type: TypeDeclaration
  let routine: Routine
  private let known = KnownTypes()

  init(code: VIPCode, type: TypeDeclaration, routine: Routine) {
    self.code = code
    self.type = type
    self.routine = routine
  }

  var file: SourceCode { routine.file }

  /// The type that a chain has after each of its names; nil where it is unknown.
  func types(along chain: Chain) -> [WrittenType?] {
    let place = KnownTypes.Place(range: chain.range, count: chain.names.count)
    if let types = known.types[place] { return types }
    let types = types(along: chain, before: chain.start, depth: 0)
    known.types[place] = types
    return types
  }

  /// The type of the whole chain.
  func valueType(of chain: Chain) -> WrittenType? { types(along: chain).last ?? nil }

  /// The type that the last name is a member of.
  func ownerType(of chain: Chain) -> WrittenType? { types(along: chain).dropLast().last ?? nil }

  /// The type of the first name.
  func baseType(of chain: Chain) -> WrittenType? { types(along: chain).first ?? nil }

  func declarations(of written: WrittenType?) -> [TypeDeclaration] {
    code.declarations(of: written, from: file, inside: type.path)
  }

  func role(of written: WrittenType?) -> Role? { code.role(of: written, from: file) }

  func concreteType(_ written: WrittenType?) -> TypeDeclaration? {
    code.concreteType(written, from: file)
  }

  /// - Parameter limit: local names declared after this offset are ignored.
  private func types(along chain: Chain, before limit: Int, depth: Int) -> [WrittenType?] {
    guard !chain.startsWithDot, depth < 8, let first = chain.names.first else { return [] }
    var found: [WrittenType?]
    if chain.isOnCast {
      found = [WrittenType(names: [first])]
    } else if chain.isOnSelf {
      found = [code.memberType(first, of: type)]
    } else {
      found = [baseType(first, before: limit, depth: depth)]
    }
    for (index, name) in chain.names.enumerated() {
      if index > 0 { found.append(found[index - 1].flatMap { member(name, of: $0) }) }
      if chain.elements.contains(index) { found[index] = found[index]?.element }
    }
    return found
  }

  private func baseType(_ name: String, before limit: Int, depth: Int) -> WrittenType? {
    if name == "self" { return WrittenType(names: [type.path]) }
    if name == "$0" {
      let list = file.collectionIterated(by: limit)
      return list.flatMap { types(along: $0, before: limit, depth: depth + 1).last??.element }
    }
    if let local = routine.variable(name, before: limit) {
      guard local.type == nil, let source = local.source else { return local.type }
      let found = types(along: source, before: local.offset, depth: depth + 1).last ?? nil
      return local.isElement ? found?.element : found
    }
    if let member = code.memberType(name, of: type) { return member }
    // The name of a type from another module, such as `ProgressHUD`, tells its role.
    let isType =
      code.declaration(named: name, from: file) != nil
      || name.first?.isUppercase == true && RoleNames.role(ofConcrete: name) != nil
    return isType ? WrittenType(names: [name]) : nil
  }

  private func member(_ name: String, of type: WrittenType) -> WrittenType? {
    if type.isCollection, ["first", "last"].contains(name) { return type.element }
    if type.isCollection, name == "lazy" { return type }
    for owner in code.declarations(of: type, from: file) {
      if let found = code.memberType(name, of: owner) { return found }
    }
    return nil
  }
}

/// Caches the types found, because rules ask about the same chain again and again.
private final class KnownTypes {
  struct Place: Hashable {
    let range: Range<Int>
    let count: Int
  }

  var types: [Place: [WrittenType?]] = [:]
}

extension VIPCode {
  func scopes(of type: TypeDeclaration) -> [Scope] {
    type.routines.map { Scope(code: self, type: type, routine: $0) }
  }

  /// The type of a property, or the result of the only method with that name.
  fileprivate func memberType(_ name: String, of type: TypeDeclaration) -> WrittenType? {
    if let (property, owner) = property(name, of: type) {
      return property.type.map { resolved($0, inside: owner) }
    }
    let methods = type.routines.filter { $0.name.hasPrefix(name + "(") }
    return methods.count == 1 ? methods[0].result : nil
  }

  /// A property of a type or of one that it inherits from, and the type that has it.
  private func property(
    _ name: String, of type: TypeDeclaration, depth: Int = 0
  ) -> (Property, TypeDeclaration)? {
    if let own = type.properties.first(where: { $0.name == name }) { return (own, type) }
    guard depth < 4 else { return nil }
    for parent in type.inherited.flatMap({ declarations(of: $0, from: type.file) }) {
      if let found = property(name, of: parent, depth: depth + 1) { return found }
    }
    return nil
  }
}
