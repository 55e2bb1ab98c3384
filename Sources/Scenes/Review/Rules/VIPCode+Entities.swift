extension VIPCode {
  private static let coding: Set = [
    "Codable", "Decodable", "NSManagedObject", "Mappable", "Object", "PersistentModel",
  ]

  /// The entity that a property of a type holds.
  /// - Parameter answered: the paths of the types that responses carry.
  func entity(
    of property: Property, in type: TypeDeclaration, _ answered: Set<String>
  ) -> String? {
    if property.type?.names.contains("Error") == true { return "Error" }
    return declarations(of: property, inside: type.path).first { held in
      guard ![.enum, .extension].contains(held.kind), held.path == held.name else { return false }
      // It comes from outside, or stands for what does.
      return ([held] + conformers(of: held)).contains {
        !Self.coding.isDisjoint(with: $0.ancestors)
      }
        || held.isConcrete && answered.contains(held.path)
    }?.name
  }

  /// Types outside of every scene's models that a Response carries.
  var entitiesInResponses: Set<String> {
    let responses = types.filter { $0.name == "Response" && isModel($0) }
    let carried = responses.flatMap { response in
      response.properties.flatMap { declarations(of: $0, inside: response.path) }
    }
    return Set(carried.map(\.path))
  }
}
