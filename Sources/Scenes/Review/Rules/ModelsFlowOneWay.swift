extension ReviewRule {
  /// What each part's protocol may name of Request, Response and ViewModel.
  private static let taken: [Role: String] = [
    .interactor: "Request", .presenter: "Response", .view: "ViewModel",
  ]

  /// A request goes to the interactor, a response to the presenter, a view model to the view;
  /// a worker serves every scene and knows none of them.
  @Sendable static func modelsFlowOneWay(_ code: VIPCode) -> [Breach] {
    let protocols = code.sceneProtocols.filter { $0.role.map(taken.keys.contains) == true }
    let workers = code.types.filter { $0.role == .worker || isService($0) }
    // What a worker promises is told where it does.
    let promised = Set(workers.filter { $0.kind == .protocol }.flatMap(\.routines).map(\.name))
    return (protocols + workers).flatMap { type in
      let role = type.role ?? .worker
      let isKeeping = role == .worker && type.kind != .protocol
      return type.routines.filter {
        $0.isFunction && !(isKeeping && promised.contains($0.name))
      }.flatMap { routine in
        let answer = role == .worker ? [(routine.result, routine.range.lowerBound)] : []
        return (routine.parameters.map { ($0.type, $0.offset) } + answer).compactMap {
          written, offset -> Breach? in
          guard let model = model(written, from: routine.file, inside: type, code),
            taken[role].map({ !model.name.contains($0) }) ?? true
          else { return nil }
          return Breach(
            routine.file, offset,
            "\(type.name) knows a \(model.name) of \(model.path.prefix { $0 != "." }); "
              + mend(for: role))
        }
      }
    }
  }

  /// A worker that is called otherwise.
  private static func isService(_ type: TypeDeclaration) -> Bool {
    type.role == nil && type.kind != .extension && RoleNames.isService(type.name)
  }

  private static func mend(for role: Role) -> String {
    switch taken[role] {
    case let name?: "the \(role) takes a \(name)"
    case nil: "give the worker the values that it needs"
    }
  }

  private static func model(
    _ type: WrittenType?, from file: SourceCode, inside: TypeDeclaration, _ code: VIPCode
  ) -> TypeDeclaration? {
    let found = type.map { code.declarations(of: $0.whole, from: file, inside: inside.path) }
    return found?.first { code.isModel($0) || code.isRequestOfAScene($0, from: file) }
  }
}
