extension ReviewRule {
  /// Request, Response and ViewModel are structs or enums.
  @Sendable static func modelsAreValues(_ code: VIPCode) -> [Breach] {
    let carried = carriedClasses(code)
    return code.base.types.enumerated().filter { number, type in
      type.isReference && (code.isModel(type) || carried.contains(number))
    }.map { _, type in
      Breach(
        position: type.position,
        message: "\(type.path) is a class, which its receiver can change; make it a struct")
    }
  }

  /// What the protocols of a scene pass as request, response or viewModel.
  private static func carriedClasses(_ code: VIPCode) -> Set<Int> {
    let labels: Set = ["request", "response", "viewModel"]
    let carried = code.sceneProtocols.flatMap { type in
      type.routines.flatMap(\.parameters).filter { labels.contains($0.name) }.compactMap(\.type)
        .flatMap { code.base.declarations(of: $0, from: type.position.file) }
    }
    return Set(carried)
  }
}
