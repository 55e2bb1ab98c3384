extension ReviewRule {
  static let mutations: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "toggle", "updateValue", "sort", "reverse", "merge", "formUnion", "popLast",
  ]

  /// A presenter turns responses into view models: it reaches nothing outside
  /// and remembers nothing.
  @Sendable static func presenterIsPure(_ code: VIPCode) -> [Breach] {
    code.contacts(
      of: .presenter, with: .worker,
      mend: "let the interactor ask it and put the answer into the response"
    ) { !code.onlyFormats($0.type, from: $0.position.file) }
      + code.reaches(of: .presenter, mend: "let a worker do it for the interactor")
      + code.parts(.presenter).flatMap { memories(of: $0, in: code) }
  }

  private static func memories(of presenter: Part, in code: VIPCode) -> [Breach] {
    presenter.type.properties.compactMap { property in
      guard !property.isConstant, !property.isComputed, !property.isWeak,
        code.role(of: property) == nil,
        presenter.type.routines.contains(where: { changes(property, in: $0, code) })
      else { return nil }
      return Breach(
        at: property.position,
        "the presenter \(presenter.name) keeps \(property.name) between calls; "
          + "let the interactor keep it and put it into the response")
    }
  }

  private static func changes(
    _ property: Property, in routine: Routine, _ code: VIPCode
  ) -> Bool {
    guard !routine.isInitializer, routine.range != property.range else { return false }
    // What is changed inside of a class, such as a formatter, is that class's own.
    let isValue = code.declarations(of: property).contains { [.struct, .enum].contains($0.kind) }
    return routine.chains.contains { chain in
      guard chain.names[0] == property.name, !chain.startsWithDot,
        // One further on: a local's own declaration is that local.
        chain.isOnSelf
          || routine.variable(property.name, before: chain.range.lowerBound + 1) == nil
      else { return false }
      let path = chain.names.dropFirst()
      if chain.isCalled, let last = path.last, mutations.contains(last) {
        return path.count == 1 || isValue
      }
      return (path.isEmpty || isValue)
        && (chain.isAssigned || routine.file.assignsElement(of: chain))
    }
  }
}
