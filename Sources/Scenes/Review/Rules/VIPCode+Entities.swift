extension VIPCode {
  private static let coding: Set = [
    "Codable", "Decodable", "NSManagedObject", "Mappable", "Object", "PersistentModel",
  ]

  /// What comes with the system and is no entity, wherever it is declared.
  private static let plain: Set = [
    "String", "Substring", "Character", "Bool", "Int", "Double", "Float", "CGFloat", "Data", "Date",
    "Decimal", "URL", "UUID", "AttributedString", "Result", "Void", "Any", "AnyObject", "Never",
    "Range", "ClosedRange", "IndexPath", "TimeInterval", "Task",
  ]

  /// The entity that a property of a type holds.
  /// - Parameter answered: the paths of the types that responses carry.
  func entity(
    of property: Property, in type: TypeDeclaration, _ answered: Set<String>
  ) -> String? {
    entity(property.type, from: property.position.file, inside: type.path, answered)
  }

  /// - Parameter path: of the type around it.
  func entity(
    _ type: WrittenType?, from file: SourceCode, inside path: String, _ answered: Set<String>
  ) -> String? {
    guard let type else { return nil }
    if type.names.contains("Error") { return "Error" }
    let known = declarations(of: type, from: file, inside: path).first { held in
      guard ![.enum, .extension].contains(held.kind), held.path == held.name else { return false }
      // It comes from outside, or stands for what does.
      return ([held] + conformers(of: held)).contains {
        !Self.coding.isDisjoint(with: $0.ancestors)
      }
        || held.isConcrete && answered.contains(held.path)
    }
    return known?.name ?? type.names.first { isUndeclared($0, from: file) && answered.contains($0) }
  }

  /// Generated, or imported.
  private func isUndeclared(_ name: String, from file: SourceCode) -> Bool {
    declaration(named: name, from: file) == nil && !Self.plain.contains(name)
      && !["UI", "NS", "CG", "CL", "MK"].contains(where: name.hasPrefix)
  }

  /// The paths of types outside of every scene's models that a Response carries.
  var entitiesInResponses: Set<String> {
    let responses = types.filter { $0.name == "Response" && isModel($0) }
    return Set(
      responses.flatMap { response in
        response.properties.flatMap { property in
          declarations(of: property, inside: response.path).map(\.path)
            + (property.type?.names ?? []).filter {
              isUndeclared($0, from: property.position.file)
            }
        }
      })
  }
}
