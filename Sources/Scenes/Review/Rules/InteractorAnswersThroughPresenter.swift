extension ReviewRule {
  /// What the view asks for comes round the cycle; a task only says when it has.
  @Sendable static func interactorAnswersThroughPresenter(_ code: VIPCode) -> [Breach] {
    code.sceneProtocols.filter { $0.role == .interactor }.flatMap { logic in
      let answers = logic.routines.filter { $0.isFunction && isAnswer($0.result) }.map {
        Breach(
          $0.file, $0.range.lowerBound,
          "\(logic.name) answers \($0.name.prefix { $0 != "(" }) with a value; "
            + "hand a response to the presenter instead")
      }
      let values = logic.properties.filter { isForTheView($0) && code.role(of: $0) == nil }.map {
        Breach(
          at: $0.position,
          "\(logic.name) shows \($0.name) to the view; hand it to the presenter in a response")
      }
      return answers + values
    }
  }

  /// What others set is handed in, as a router does.
  private static func isForTheView(_ property: Property) -> Bool {
    let file = property.position.file
    let isWayIn = property.type?.names.first.map { name in
      ["Relay", "Subject", "Observer"].contains(where: name.hasSuffix)
    }
    return isWayIn != true && !file.tokens(in: property.range).contains { file.text($0) == "set" }
  }

  private static func isAnswer(_ result: WrittenType?) -> Bool {
    result.map { !$0.names.isEmpty && !["Void", "Task", "Never"].contains($0.names[0]) } ?? false
  }
}
