extension ReviewRule {
  /// Request, Response and ViewModel are structs or enums, and so is what the protocols
  /// of a scene pass as such.
  @Sendable static func modelsAreValues(_ code: VIPCode) -> [Breach] {
    let carried = code.sceneProtocols.flatMap { type in
      type.routines.flatMap(\.parameters)
        .filter { ["request", "response", "viewModel"].contains($0.name) }.compactMap(\.type)
        .flatMap { code.declarations(of: $0, from: type.position.file) }
    }
    let numbers = code.displayed.union(carried.map(\.number))
    return code.types.filter {
      $0.isReference && $0.role == nil && (code.isModel($0) || numbers.contains($0.number))
    }.map {
      Breach(
        at: $0.position, "\($0.path) is a class, which its receiver can change; make it a struct")
    }
  }
}
