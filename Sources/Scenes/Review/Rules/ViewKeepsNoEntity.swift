extension ReviewRule {
  /// The view keeps what it shows, as it shows it; what is true stays in the interactor.
  @Sendable static func viewKeepsNoEntity(_ code: VIPCode) -> [Breach] {
    let answered = code.entitiesInResponses
    let promised = Set(
      code.sceneProtocols.filter { $0.role == .view }.flatMap(\.routines).map(\.name))
    return code.parts(.view).flatMap { view in
      var told: Set<String> = []
      let kept = view.type.properties.compactMap { property -> Breach? in
        guard !property.isComputed, property.type?.isClosure != true,
          let name = code.entity(of: property, in: view.type, answered),
          told.insert(name).inserted
        else { return nil }
        return Breach(
          at: property.position,
          "the view \(view.name) keeps the entity \(name); let the interactor keep it, "
            + "and display a view model")
      }
      // What its display protocol takes is told there.
      let own = view.routines.filter { $0.isFunction && !promised.contains($0.name) }
      let given = own.flatMap { routine in
        routine.parameters.compactMap { parameter -> Breach? in
          let file = routine.file
          guard
            let name = code.entity(parameter.type, from: file, inside: view.type.path, answered),
            name != "Error", told.insert(name).inserted
          else { return nil }
          return Breach(
            file, parameter.offset,
            "the view \(view.name) is given the entity \(name); give it a view model")
        }
      }
      return kept + given + view.routines.flatMap { readStores(in: $0, of: view) }
    }
  }

  private static func readStores(in routine: Routine, of view: Part) -> [Breach] {
    routine.chains.filter { $0.names.dropLast().contains("dataStore") }.prefix(1).map {
      Breach(
        routine.file, $0.range.lowerBound,
        "the view \(view.name) reaches into a data store; let the router pass the data")
    }
  }
}
