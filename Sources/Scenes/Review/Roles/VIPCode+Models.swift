extension VIPCode {
  /// The protocols that the parts of scenes fulfil.
  var sceneProtocols: [TypeDeclaration] {
    zip(base.types, scenes).compactMap { type, scene in
      type.kind == .protocol && scene != nil ? type : nil
    }
  }

  /// Whether it is a Request, Response or ViewModel inside a scene's models.
  func isModel(_ type: TypeDeclaration) -> Bool {
    guard ["Request", "Response", "ViewModel"].contains(type.name) else { return false }
    let around = type.path.split(separator: ".").dropLast()
    return around.first.map { modelSpaces.contains(String($0)) } ?? false
  }

  /// Whether it is a ViewModel of a scene or a part of one, such as a row; a
  /// `TripsViewModel` of its own too, where a view is to display it.
  func isInViewModel(_ type: TypeDeclaration) -> Bool {
    let around = type.path.split(separator: ".").map(String.init)
    return around.dropFirst().contains("ViewModel") && modelSpaces.contains(around[0])
      || around[0].hasSuffix("ViewModel") && displayed.contains(around[0])
  }

  /// What the display protocols of scenes take.
  static func displayed(in base: CodeBase, roles: [Role?], scenes: [String?]) -> Set<String> {
    let displays = base.types.indices.filter {
      base.types[$0].kind == .protocol && roles[$0] == .view && scenes[$0] != nil
    }
    let taken = displays.flatMap { base.types[$0].routines }.flatMap(\.parameters)
    return Set(taken.flatMap { $0.type?.names ?? [] })
  }

  /// The types that scenes nest their models in: they have a scene's name, or
  /// the methods of scenes take what is in them.
  static func modelSpaces(of base: CodeBase, scenes: [String?]) -> Set<String> {
    let taken = zip(base.types, scenes).filter { $1 != nil }.flatMap { type, _ in
      type.routines.flatMap(\.parameters).flatMap { $0.type?.names ?? [] }
    }
    let spaces = taken.filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first }
    return Set(spaces.map(String.init)).union(scenes.compactMap { $0 })
  }
}
