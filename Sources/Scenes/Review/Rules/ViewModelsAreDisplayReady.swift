extension ReviewRule {
  private static let coding: Set = [
    "Codable", "Decodable", "NSManagedObject", "Mappable", "Object", "PersistentModel",
  ]

  /// What reaches the view is ready to be shown.
  @Sendable static func viewModelsAreDisplayReady(_ code: VIPCode) -> [Breach] {
    let answered = entitiesInResponses(code)
    let formatted = formattedByViews(code)
    return code.base.types.filter { code.isInViewModel($0) }.flatMap { model in
      model.properties.filter { !$0.isComputed && !$0.isPrivate }.compactMap {
        property -> Breach? in
        let raw = property.type?.names.first.flatMap { unformatted.contains($0) ? $0 : nil }
        let handed =
          if let name = entity(of: property, in: model, answered, code) {
            "the entity \(name) to the view; let the presenter turn it into texts and flags"
          } else if let raw, formatted.contains(property.name) {
            "a \(raw) to the view, which formats it; let the presenter make the text"
          } else { String?.none }
        return handed.map {
          Breach(position: property.position, message: "\(model.path) hands \($0)")
        }
      }
    }
  }

  private static let unformatted: Set = [
    "Date", "DateComponents", "Decimal", "NSDecimalNumber", "Measurement",
  ]

  /// The last names of what views format: `date` of `dates.string(from: viewModel.date)`.
  private static func formattedByViews(_ code: VIPCode) -> Set<String> {
    let names = code.parts(.view).flatMap(\.type.routines).flatMap { routine -> [String] in
      let file = code.base.files[routine.file]
      return file.calls(in: routine.range).flatMap { call -> [String] in
        let labels = Set(call.labels)
        switch call.name.lastName {
        case "formatted":
          return file.chains(in: call.nameRange).compactMap { $0.names.dropLast().last }
        case "string" where labels == ["from"], "String" where labels.contains("format"),
          "Text" where !labels.isDisjoint(with: ["style", "format"]):
          return call.arguments.flatMap { file.chains(in: $0.bodyRange) }
            .compactMap { $0.names.count > 1 ? $0.names.last : nil }
        default: return []
        }
      }
    }
    return Set(names)
  }

  private static func entity(
    of property: Property, in model: TypeDeclaration, _ answered: Set<String>, _ code: VIPCode
  ) -> String? {
    if property.type?.names.contains("Error") == true { return "Error" }
    for index in code.base.declarations(of: property, inside: model.path) {
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
      response.properties.flatMap { code.base.declarations(of: $0, inside: response.path) }
    }
    return Set(carried.map { code.base.types[$0].path })
  }
}
