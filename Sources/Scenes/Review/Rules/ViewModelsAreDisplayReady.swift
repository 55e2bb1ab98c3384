extension ReviewRule {
  private static let coding: Set = [
    "Codable", "Decodable", "NSManagedObject", "Mappable", "Object", "PersistentModel",
  ]
  private static let unformatted: Set = [
    "Date", "DateComponents", "Decimal", "NSDecimalNumber", "Measurement",
  ]

  /// What reaches the view is ready to be shown.
  @Sendable static func viewModelsAreDisplayReady(_ code: VIPCode) -> [Breach] {
    let answered = entitiesInResponses(code)
    let formatted = Set(code.parts(.view).flatMap(\.type.routines).flatMap(formattedNames))
    return code.types.filter { code.isInViewModel($0) }.flatMap { model in
      model.properties.filter { !$0.isComputed && !$0.isPrivate }.compactMap {
        property -> Breach? in
        let what: String
        if let name = entity(of: property, in: model, answered, code) {
          what = "the entity \(name) to the view; let the presenter turn it into texts and flags"
        } else if let raw = property.type?.names.first, unformatted.contains(raw),
          formatted.contains(property.name)
        {
          what = "a \(raw) to the view, which formats it; let the presenter make the text"
        } else {
          return nil
        }
        return Breach(at: property.position, "\(model.path) hands \(what)")
      }
    }
  }

  /// The last names of what a view formats: `date` of `dates.string(from: viewModel.date)`.
  private static func formattedNames(in routine: Routine) -> [String] {
    routine.calls.flatMap { call -> [String] in
      let labels = Set(call.labels)
      switch call.name.lastName {
      case "formatted":
        return routine.file.chains(in: call.nameRange).compactMap { $0.names.dropLast().last }
      case "string" where labels == ["from"], "String" where labels.contains("format"),
        "Text" where !labels.isDisjoint(with: ["style", "format"]):
        return call.arguments.flatMap { routine.file.chains(in: $0.bodyRange) }
          .compactMap { $0.names.count > 1 ? $0.names.last : nil }
      default: return []
      }
    }
  }

  private static func entity(
    of property: Property, in model: TypeDeclaration, _ answered: Set<String>, _ code: VIPCode
  ) -> String? {
    if property.type?.names.contains("Error") == true { return "Error" }
    return code.declarations(of: property, inside: model.path).first { held in
      guard ![.enum, .extension].contains(held.kind), held.path == held.name else { return false }
      // It comes from outside, or stands for what does.
      return ([held] + code.conformers(of: held)).contains {
        !coding.isDisjoint(with: $0.ancestors)
      }
        || held.isConcrete && answered.contains(held.path)
    }?.name
  }

  /// Types outside of every scene's models that a Response carries.
  private static func entitiesInResponses(_ code: VIPCode) -> Set<String> {
    let responses = code.types.filter { $0.name == "Response" && code.isModel($0) }
    let carried = responses.flatMap { response in
      response.properties.flatMap { code.declarations(of: $0, inside: response.path) }
    }
    return Set(carried.map(\.path))
  }
}
