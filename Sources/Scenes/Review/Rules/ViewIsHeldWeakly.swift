extension ReviewRule {
  /// Presenter and router hold the view weakly, which takes a class-bound
  /// display protocol.
  @Sendable static func viewIsHeldWeakly(_ code: VIPCode) -> [Breach] {
    code.parts(.presenter, .router).flatMap { strongViews(of: $0, code) } + unboundDisplays(code)
  }

  private static func strongViews(of part: Part, _ code: VIPCode) -> [Breach] {
    part.type.properties.compactMap { property in
      guard !property.isWeak || property.isUnowned, !property.isComputed,
        code.role(of: property.type, from: property.position.file) == .view,
        isOwnView(property, of: part, code)
      else { return nil }
      let how =
        property.isUnowned
        ? "unowned, so that a late answer crashes" : "strongly, so that the scene is never freed"
      return Breach(
        position: property.position,
        message: "\(part.name) holds the view \(property.name) \(how); make it weak")
    }
  }

  /// Not a struct, not a screen that a router goes to.
  private static func isOwnView(
    _ property: Property, of part: Part, _ code: VIPCode
  ) -> Bool {
    guard let type = property.type else { return false }
    let file = property.position.file
    return code.base.expanded(type, from: file).allSatisfy { name in
      guard let index = code.base.declaration(named: name, from: file),
        code.base.types[index].kind != .extension
      else {
        return RoleNames.certainRole(of: name) == .view || hasOwnViewsName(property)
      }
      let held = code.base.types[index]
      guard classConformers(of: held, code) else { return false }
      return code.scenes[index].map { $0 == part.scene } ?? hasOwnViewsName(property)
    }
  }

  private static func hasOwnViewsName(_ property: Property) -> Bool {
    ["view", "viewController", "source", "controller"].contains(property.name)
  }

  /// Whether every known view behind a protocol is a class.
  private static func classConformers(of held: TypeDeclaration, _ code: VIPCode) -> Bool {
    guard held.kind == .protocol else { return held.isReference }
    return code.conformers(of: held).allSatisfy(\.isReference)
  }

  private static func unboundDisplays(_ code: VIPCode) -> [Breach] {
    code.base.types.indices.compactMap { index in
      let type = code.base.types[index]
      let conformers = code.conformers(of: type)
      guard type.kind == .protocol, code.roles[index] == .view, code.scenes[index] != nil,
        !type.isObjC, !conformers.isEmpty, conformers.allSatisfy(\.isReference),
        RoleNames.certainRole(of: type.name) == .view
          || RoleNames.outputRole(of: type.name) == .view
          || RoleNames.role(of: type.name) == .view,
        isUnbound(index, code)
      else { return nil }
      return Breach(
        position: type.position,
        message: "the display protocol \(type.name) is not class-bound, "
          + "so nobody can hold the view weakly; write \(type.name): AnyObject")
    }
  }

  /// Everything it inherits is a protocol of this code that is not class-bound.
  private static func isUnbound(_ index: Int, _ code: VIPCode) -> Bool {
    let type = code.base.types[index]
    return code.base.ancestors[index].allSatisfy { name in
      guard let parent = code.base.declaration(named: name, from: type.position.file) else {
        return false
      }
      return code.base.types[parent].kind == .protocol
    }
  }
}
