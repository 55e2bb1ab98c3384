extension ReviewRule {
  /// The view keeps what it shows, as it shows it; what is true stays in the interactor.
  @Sendable static func viewKeepsNoEntity(_ code: VIPCode) -> [Breach] {
    let answered = code.entitiesInResponses
    return code.parts(.view).flatMap { view in
      let kept = view.type.properties.compactMap { property -> Breach? in
        guard !property.isComputed, let name = code.entity(of: property, in: view.type, answered)
        else { return nil }
        return Breach(
          at: property.position,
          "the view \(view.name) keeps the entity \(name); let the interactor keep it, "
            + "and display a view model")
      }
      return kept + view.routines.flatMap { readStores(in: $0, of: view) }
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
