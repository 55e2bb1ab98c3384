import Entities

extension ReviewRule {
  private static let models: Set = ["Request", "Response", "ViewModel"]

  /// Request, Response and ViewModel are structs or enums.
  @Sendable static func modelsAreValues(_ code: VIPCode) -> [Breach] {
    code.base.types.filter { type in
      type.isReference && models.contains(type.name) && type.path != type.name
        && code.isModel(type)
    }.map { type in
      Breach(
        position: type.position,
        message: "\(type.path) is a class, which its receiver can change; make it a struct")
    }
  }
}

extension VIPCode {
  /// Whether a nested Request, Response or ViewModel belongs to a VIP scene:
  /// the scene's protocols name what it is nested in.
  func isModel(_ type: TypeDeclaration) -> Bool {
    guard let outer = type.path.split(separator: ".").first.map(String.init) else { return false }
    if scenes.contains(outer) { return true }
    return zip(base.types, scenes).contains { candidate, scene in
      scene != nil
        && candidate.routines.flatMap(\.parameters).contains { parameter in
          parameter.type?.names.contains { $0.hasPrefix(outer + ".") } ?? false
        }
    }
  }
}
