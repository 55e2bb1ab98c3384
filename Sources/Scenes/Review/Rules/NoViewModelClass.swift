extension ReviewRule {
  /// No class takes over the state and the wording of a scene.
  @Sendable static func noViewModelClass(_ code: VIPCode) -> [Breach] {
    let scenes = Set(code.types.compactMap(\.scene))
    return code.types.compactMap { type in
      guard type.isReference, type.role == nil else { return nil }
      let isViewModel = type.name.hasSuffix("ViewModel") && type.name != "ViewModel"
      let isObserved =
        type.inherited.contains { $0.names.contains("ObservableObject") }
        || type.customAttributes.contains("Observable")
      guard (isViewModel || isObserved) && isInScene(type, scenes, code) else { return nil }
      return Breach(
        at: type.position,
        "\(type.name) is \(isViewModel ? "a view model class" : "an observed object") in "
          + "a VIP scene; let interactor and presenter do its work, "
          + "and pass a ViewModel struct to the view")
    }
  }

  /// It has the scene's name, lies in the scene's folder, or a part holds it.
  private static func isInScene(
    _ type: TypeDeclaration, _ scenes: Set<String>, _ code: VIPCode
  ) -> Bool {
    if type.name.hasSuffix("ViewModel"), scenes.contains(String(type.name.dropLast(9))) {
      return true
    }
    return code.parts(.view, .interactor, .presenter).contains { part in
      let isBeside = code.folders.areTheSame(part.type.position.file, type.position.file)
      return isBeside && type.path == type.name
        || part.type.properties.contains { property in
          property.type?.isCollection == false
            && code.declarations(of: property).contains { $0.path == type.path }
        }
    }
  }
}
