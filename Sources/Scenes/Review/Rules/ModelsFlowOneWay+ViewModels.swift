extension VIPCode {
  /// `RowViewModel(…)`; one nested in a scene's models is reported by `interactor-never-formats`.
  func viewModelsMade(by interactor: Part) -> [Breach] {
    // A method of its protocol is reported there.
    let promised = Set(sceneProtocols(.interactor).flatMap(\.routines).map(\.name))
    return interactor.routines.flatMap { routine -> [Breach] in
      let made = routine.result.map {
        declarations(of: $0.whole, from: routine.file, inside: interactor.type.path)
      }?.first { isNestedInViewModel($0) }
      if let made, routine.isFunction, !promised.contains(routine.name) {
        return [
          routine.breach(
            "the interactor \(interactor.name) makes \(made.path.withArticle); "
              + "hand the presenter what it is made of in a response")
        ]
      }
      return [routine].breaches { chain, _ in
        if chain.names.count > 1, chain.startsWithName,
          chain.constructedType == nil, chain.names[0].hasSuffix("ViewModel"),
          declaration(named: chain.names[0], from: routine.file)?.properties
            .contains(where: { $0.name == chain.names[1] }) == true
        {
          return "the interactor \(interactor.name) reads \(chain.names[1]) of the view's "
            + "\(chain.names[0]); keep what it decides by in the interactor"
        }
        guard chain.names.count == 1, let made = chain.constructedType, isShown(made.names[0]),
          expanded(made, from: routine.file).allSatisfy(isShown)
        else { return nil }
        return "the interactor \(interactor.name) makes \(chain.names[0].withArticle); "
          + "hand the presenter what it is made of in a response"
      }
    }
  }

  /// `func makeViewModel() -> MovieViewModel` and `init(viewModel: MovieViewModel)` in an entity.
  func viewModelsKnown(by entity: TypeDeclaration) -> [Breach] {
    guard isCoded(entity) || isEntity(entity), !isInViewModel(entity),
      entity.role == nil, !isShown(entity.name)
    else { return [] }
    return entity.routines.compactMap { routine in
      let named = [routine.result] + (routine.isInitializer ? routine.parameters.map(\.type) : [])
      guard !isBesidePresenter(routine.file),
        let shown = named.compactMap(\.?.whole).lazy.flatMap({
          declarations(of: $0, from: routine.file, inside: entity.path)
        }).first(where: { isShown($0.name) })
      else { return nil }
      return routine.breach(
        "the entity \(entity.name) knows \(shown.path); let the presenter make that from it")
    }
  }

  private func isShown(_ name: String) -> Bool {
    ["ViewModel", "VM"].contains(where: name.hasSuffix)
  }
}
