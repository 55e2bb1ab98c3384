extension VIPCode {
  /// No class takes over the state and the wording of a scene.
  var noViewModelClass: [Breach] {
    let scenes = Set(types.compactMap(\.scene?.name))
    let parts = parts(.view, .interactor, .presenter).map(\.type)
    let places = Set(parts.compactMap { folders[$0.file].first })
    // The folders that bear the name of their scene, such as `Cart`.
    let own = Set(
      parts.filter { part in
        let folder = part.file.path.split(separator: "/").dropLast().last ?? ""
        return part.scene.map { !$0.name.isEmpty && folder.contains($0.name) } == true
      }.compactMap { folders[$0.file].first })
    let held = parts.flatMap(\.properties).filter { $0.type?.isCollection == false }
    let heldTypes = Set(declarations(of: held))
    return types.breaches { type in
      guard type.isReference, type.role == nil, !RoleNames.isTestDouble(type.name) else {
        return nil
      }
      // A type called only `ViewModel` is a model in a use case, and a view model class in a part.
      let isViewModel =
        type.name.hasSuffix("ViewModel")
        && (type.name != "ViewModel" || parts.contains { type.path == "\($0.path).ViewModel" })
      let isObserved = type.isObservable && type.routines.contains(where: \.isFunction)
      guard isViewModel || isObserved, !isFilledByPresenter(type), !onlyKeepsWhatIsShown(type)
      else { return nil }
      // It has the scene's name, lies beside its parts or right below its folder, or a part holds it.
      let isNamedSo =
        type.name.hasSuffix("ViewModel") && scenes.contains(String(type.name.dropLast(9)))
      let around = folders[type.file]
      let isBeside =
        type.path == type.name
        && (places.contains(around[0]) || around.dropFirst().first.map(own.contains) == true)
      guard isNamedSo || isBeside || heldTypes.contains(type) else { return nil }
      return "\(type.name) is \(isViewModel ? "a view model class" : "an observed object") in "
        + "a VIP scene; let interactor and presenter do its work, "
        + "and pass a ViewModel struct to the view"
    }
  }

  /// Whether it only keeps what a presenter hands it, for a SwiftUI view to show.
  private func onlyKeepsWhatIsShown(_ type: TypeDeclaration) -> Bool {
    let functions = type.routines.filter(\.isFunction)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        !function.parameters.isEmpty && function.result == nil
          // The first chain is the function's own name.
          && function.chains.dropFirst().allSatisfy {
            !$0.isCalled || $0.names == ["withAnimation"]
          }
      }
  }
}
