extension VIPCode {
  /// `var row: Orders.Load.ViewModel.Row?` in an interactor or a data store.
  func modelsKept(by type: TypeDeclaration) -> [Breach] {
    let isStore =
      type.name.hasSuffix("DataStore") && type.role != .view
      && !type.isObservable && !isPublishedByPresenter(type)
    guard isStore || type.role == .interactor && type.scene != nil else { return [] }
    let promised = Set(
      parents(of: type).filter { $0.name.hasSuffix("DataStore") }.flatMap(\.properties).map(
        \.name))
    return type.properties.breaches { property in
      guard !promised.contains(property.name),
        let model = declarations(of: property, inside: type.path).first(where: {
          $0.kind != .protocol && $0.kind != .enum
            && (isInViewModel($0) || isBorrowed($0, by: type)
              || !isStore && isModel($0) && $0.name.hasSuffix("Response") && !isCoded($0))
        })
      else { return nil }
      return "\(type.name) keeps \(model.path); "
        + "let it make a new one each time, and keep only what it needs for that"
    }
  }

  /// Whether it is nested in another scene's models, such as a Request of that scene.
  private func isBorrowed(_ model: TypeDeclaration, by type: TypeDeclaration) -> Bool {
    let owner = model.path.firstName
    return model.path != model.name && (model.name == "Response" || !isCoded(model))
      && sceneNames.contains(owner)
      && owner != type.scene?.name && !type.name.hasPrefix(owner)
  }
}
