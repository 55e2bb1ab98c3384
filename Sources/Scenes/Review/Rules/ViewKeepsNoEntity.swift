extension VIPCode {
  /// The view keeps what it shows, as it shows it; the data itself stays in the interactor.
  var viewKeepsNoEntity: [Breach] {
    let promised = Set(sceneProtocols(.view).flatMap(\.routines).map(\.name))
    let passed = handedThrough
    return parts(.view).filter { !isWeakBox($0.type) }.flatMap { view -> [Breach] in
      var told: Set<String> = []
      let properties = view.type.storedProperties.filter { $0.type?.isClosure != true }
      let kept = properties.breaches { property in
        if let kept = handedPast(property, in: view, passed) {
          return told.insert(kept).inserted
            ? "the view \(view.name) keeps \(kept); let it keep what it displays" : nil
        }
        // A map requires the view of an annotation to keep that annotation.
        guard let name = entity(of: property, in: view.type) ?? wrapped(property, by: view),
          declaration(named: name, from: property.file)?
            .ancestors.contains("MKAnnotation") != true,
          told.insert(name).inserted
        else { return nil }
        return "the view \(view.name) keeps \(name.asEntity); let the interactor keep it, "
          + "and display a view model"
      }
      // A parameter of its display protocol is reported there.
      let own = view.routines.filter { $0.isFunction && !promised.contains($0.name) }
      let given = own.breachesOfParameters { parameter, routine in
        let file = routine.file
        guard let name = entity(parameter.type, from: file, inside: view.type.path),
          name != "Error",
          declaration(named: name, from: file)?.ancestors.contains("Error") != true,
          told.insert(name).inserted
        else { return nil }
        return "the view \(view.name) is given the entity \(name); give it a view model"
      }
      let read = view.scopes(in: self).flatMap { readStores(in: $0, of: view) }
      return kept + given + stores(of: view) + read
    }
  }

  /// The entity in `struct Selection { var order: Order }`, a type of the view's own.
  private func wrapped(_ property: Property, by view: Part) -> String? {
    declarations(of: property, inside: view.type.path).filter { type in
      type.kind == .struct && type.role == nil && !isInViewModel(type)
        && type.file === view.type.file
    }.lazy.flatMap { type in
      type.storedProperties.compactMap { entity(of: $0, in: type) }
    }.first
  }

  /// The data store, or the presenter's response, in a property of the view.
  private func handedPast(
    _ property: Property, in view: Part, _ passed: Set<TypeDeclaration>
  ) -> String? {
    guard let type = property.type, type.names.count == 1,
      !view.type.ancestors.contains(where: { $0.hasSuffix("DataPassing") })
    else { return nil }
    let held = declarations(of: property, inside: view.type.path)
    if type.names[0].hasSuffix("DataStore"), !held.contains(where: \.isConcrete) {
      return "the data store"
    }
    return held.first {
      isModel($0) && $0.name == "Response" || passed.contains($0)
    }.map { "the presenter's \($0.path)" }
  }

  /// The types that presenters are handed and pass on to the view unchanged.
  private var handedThrough: Set<TypeDeclaration> {
    func taken(by role: Role) -> Set<TypeDeclaration> {
      Set(
        sceneProtocols(role).flatMap(\.routines).flatMap { routine in
          routine.parameters.compactMap(\.type).flatMap {
            declarations(of: $0, from: routine.file)
          }
        })
    }
    return taken(by: .presenter).intersection(taken(by: .view)).filter { type in
      type.path != type.name && type.isConcrete && type.kind != .enum
        && isInModelSpace(type.path) && !isNestedInViewModel(type) && !isEntity(type)
    }
  }

  private func readStores(in scope: Scope, of view: Part) -> [Breach] {
    let watched = view.type.properties.filter { property in
      declarations(of: property).contains(where: \.isObservable)
    }.map(\.name)
    return scope.routine.chains.filter { chain in
      !watched.contains(chain.names[0])
        && (chain.names.dropFirst().dropLast().contains("dataStore")
          || chain.names.contains("dataStore") && chain.names.count > 1 && !chain.isAssigned)
        || isRead(chain, in: scope)
    }.prefix(1).map {
      Breach(
        scope.file, $0.range.lowerBound,
        "the view \(view.name) reaches into a data store; "
          + "send the interactor a request, or let the router pass the data")
    }
  }

  /// `interactor?.hero`, where the view knows it as `HeroBusinessLogic & HeroDataStore`.
  private func isRead(_ chain: Chain, in scope: Scope) -> Bool {
    guard chain.names.count > 1, let held = scope.baseType(of: chain) else {
      return false
    }
    let known = scope.declarations(of: held)
    return (known + known.flatMap(scope.code.parents)).contains { store in
      store.kind == .protocol
        && store.properties.contains { property in
          property.name == chain.names[1]
            && (store.name.hasSuffix("DataStore")
              || store.role == .interactor && !chain.isAssigned && property.isSettable
                && scope.code.role(of: property) == nil)
        }
    }
  }

  /// An entity that an observable object keeps for a view counts as kept by the view.
  private func stores(of view: Part) -> [Breach] {
    declarations(of: view.type.properties).filter { type in
      type.isReference && type.role == nil && type.isObservable
    }.flatMap { object in
      object.storedProperties.breaches { property in
        entity(of: property, in: object).map {
          "\(object.name) keeps \($0.asEntity) for the view; let the interactor keep it, "
            + "and display a view model"
        }
      }
    }
  }
}
