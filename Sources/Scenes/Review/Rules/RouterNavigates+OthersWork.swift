extension VIPCode {
  private static let lists: Set = ["reloadData", "reloadRows", "reloadSections", "reloadItems"]

  /// Where a router asks the business, words what is shown, or changes what is on the screen.
  var workOfOthers: [Breach] {
    parts(.router).flatMap { router in
      held(by: router)
        + router.scopes(in: self).breaches { chain, scope in
          othersWork(chain, in: scope).map { "the router \(router.name) \($0)" }
        }
    }
  }

  /// A coordinator that makes the scene's parts may keep them, so that they live as long as it does.
  private func held(by router: Part) -> [Breach] {
    let made = router.type.routines.flatMap { routine in
      routine.chains.map { role(of: $0.constructedType, from: routine.file) }
    }
    if made.contains(.interactor) || made.contains(.presenter) { return [] }
    return router.type.properties.breaches { property in
      let names = property.type.map { expanded($0, from: property.file) } ?? []
      guard let role = role(of: property), [.interactor, .presenter].contains(role),
        !property.isComputed,
        !(names + [property.name]).contains(where: {
          ["data", "store"].contains(where: $0.lowercased().contains)
        })
      else { return nil }
      return "the router \(router.name) holds the \(role) \(property.name); "
        + (role == .interactor ? "let the view ask it" : "let the interactor hand it a response")
    }
  }

  private func othersWork(_ chain: Chain, in scope: Scope) -> String? {
    if let asked = asked(by: chain, in: scope) { return asked }
    if fillsInteractor(chain, in: scope) {
      return "sets \(chain.lastName) of an interactor; "
        + "let the next scene's router have the dataStore, and set it there"
    }
    if let store = changedStore(chain, in: scope) {
      return "changes what \(store) keeps; let the interactor do it"
    }
    let call = scope.file.call(of: chain)
    if chain.isCalled, chain.names.count > 1, Self.lists.contains(chain.lastName) {
      return "reloads what is displayed; let the view do it"
    }
    if let made = chain.constructedType?.names[0],
      WordingReader.formatters.contains(made)
        || made == "String" && call?.labels.contains("format") == true
    {
      return "formats with \(made); let the presenter make the text"
    }
    if chain.isCalled, chain.lastName == "formatted", chain.names.count > 1 {
      return "formats with formatted; let the presenter make the text"
    }
    if chain.isAssigned, chain.names.count > 1, ["title", "text"].contains(chain.lastName),
      let value = scope.file.value(givenTo: chain),
      scope.file.tokens(in: value).contains(where: { $0.kind == "string_interpolation_anchor" })
    {
      return "words a text; let the presenter make it"
    }
    if chain.isAssigned, chain.names.count > 2, chain.lastName == "text" {
      return "fills \(chain.names[chain.names.count - 2]); let the view display it"
    }
    return weighs(chain, in: scope)
      ? "decides by \(chain.lastName); let the interactor decide" : nil
  }

  /// `destination.interactor?.load(…)`, `presenter?.present(…)`, `viewController?.display(viewModel:)`
  private func asked(by chain: Chain, in scope: Scope) -> String? {
    guard chain.isCalled, chain.names.count > 1, !chain.startsWithDot,
      chain.names[chain.names.count - 2].first?.isLowercase == true
    else { return nil }
    let labels = scope.file.call(of: chain)?.labels
    let asked = scope.ownerType(of: chain)
    // `destination` may come from another module, with an unknown type: then the name decides.
    let named: Role? =
      asked == nil && chain.names.count > 2
      ? ["interactor": .interactor, "presenter": .presenter][chain.names[chain.names.count - 2]]
      : nil
    switch named ?? scope.role(of: asked) {
    case .interactor
    where asked.map { isUseCase(chain, of: $0, in: scope) } ?? (labels == ["request"]):
      return "starts \(chain.lastName) of an interactor; let the view ask for it"
    case .presenter
    where asked != nil || labels == ["response"]:
      return "calls \(chain.lastName) of a presenter; let the interactor do it"
    case .view
    where chain.lastName.hasPrefix("display")
      && labels?.last == "viewModel":
      return "calls \(chain.lastName) of a view; let the presenter do it"
    default: return nil
    }
  }

  /// `destination.interactor?.order = order`, also through `as? any DetailDataStore`. A cast to the
  /// concrete interactor is reported by `collaborators-are-protocols`.
  private func fillsInteractor(_ chain: Chain, in scope: Scope) -> Bool {
    guard chain.isAssigned, chain.names.count > 1, scope.role(of: scope.valueType(of: chain)) == nil
    else { return false }
    let filled = scope.concreteType(scope.ownerType(of: chain))
    if let cast = cast(behind: chain, in: scope) {
      return filled == nil && isInteractor(cast.lastName, scope.valueType(of: cast), in: scope)
    }
    return isInteractor(
      chain.names[chain.names.count - 2], scope.ownerType(of: chain), in: scope)
  }

  private func isInteractor(_ name: String, _ type: WrittenType?, in scope: Scope) -> Bool {
    type == nil ? name == "interactor" : scope.role(of: type) == .interactor && name != "dataStore"
  }

  /// `destination.interactor` of `(destination.interactor as? any DetailDataStore)?.order`, also if
  /// a local holds such a cast.
  private func cast(behind chain: Chain, in scope: Scope) -> Chain? {
    let file = scope.file
    let start = chain.start
    let local = scope.routine.variable(chain.names[0], before: start)
    let written =
      chain.isOnCast
      ? file.lineStart(of: start)..<start
      : local.map { $0.offset..<file.statementEnd(from: $0.offset) }
    return written.map { file.chains(in: $0) }?.last { file.line(after: $0).hasPrefix(" as") }
  }

  /// `destination.orders[index] = order` and `dataStore?.orders.append(order)`
  private func changedStore(_ chain: Chain, in scope: Scope) -> String? {
    let isElement =
      chain.isAssigned && !chain.elements.isEmpty || scope.file.assignsElement(of: chain)
    let isChanged =
      chain.isCalled && Self.mutations.contains(chain.lastName)
      && scope.ownerType(of: chain)?.isCollection == true
    guard isElement || isChanged, chain.names.count > 1 else { return nil }
    return scope.types(along: chain).dropLast(isChanged ? 1 : 0).lazy.compactMap { $0?.names.first }
      .first { $0.contains("DataStore") }
  }

  /// `order.total > 500` of an entity.
  private func weighs(_ chain: Chain, in scope: Scope) -> Bool {
    guard let (sign, _) = scope.file.comparedNumber(chain), !["==", "!="].contains(sign),
      !chain.isCalled, chain.names.count > 1, chain.lastName != "count",
      let owner = scope.ownerType(of: chain)
    else { return false }
    return scope.declarations(of: owner).contains(where: scope.code.isEntity)
  }
}
