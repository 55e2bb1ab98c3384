import Entities

extension ReviewRule {
  private static let coding: Set = [
    "Codable", "Decodable", "NSManagedObject", "Mappable", "Object", "PersistentModel",
  ]

  /// What reaches the view is ready to be shown.
  @Sendable static func viewModelsAreDisplayReady(_ code: VIPCode) -> [Breach] {
    let answered = entitiesInResponses(code)
    return code.base.types.filter { code.isInViewModel($0) }
      .flatMap { model in
        model.properties.filter { !$0.isComputed && !$0.isPrivate }.compactMap { property in
          entity(of: property, in: model, answered, code).map { name in
            Breach(
              position: property.position,
              message: "\(model.path) hands the entity \(name) to the view; "
                + "let the presenter turn it into texts and flags")
          }
        }
      }
  }

  private static func entity(
    of property: Property, in model: TypeDeclaration, _ answered: Set<String>, _ code: VIPCode
  ) -> String? {
    guard let type = property.type else { return nil }
    if type.names.contains("Error") { return "Error" }
    for index in code.base.declarations(of: type, from: property.position.file) {
      let held = code.base.types[index]
      guard ![.enum, .extension].contains(held.kind), held.path == held.name else { continue }
      if isDecoded(held, code) { return held.name }
      if held.isConcrete, answered.contains(held.path) { return held.name }
    }
    return nil
  }

  /// It comes from outside, or stands for what does.
  private static func isDecoded(_ type: TypeDeclaration, _ code: VIPCode) -> Bool {
    !coding.isDisjoint(with: code.base.ancestors(of: type))
      || code.conformers(of: type).contains {
        !coding.isDisjoint(with: code.base.ancestors(of: $0))
      }
  }

  /// Types outside of every scene's models that a Response carries.
  private static func entitiesInResponses(_ code: VIPCode) -> Set<String> {
    let responses = code.base.types.filter { $0.name == "Response" && code.isModel($0) }
    let carried = responses.flatMap { response in
      response.properties.flatMap { property -> [Int] in
        guard let type = property.type else { return [] }
        return code.base.declarations(of: type, from: property.position.file)
      }
    }
    return Set(carried.map { code.base.types[$0].path })
  }
}
