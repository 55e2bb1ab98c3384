extension ReviewRule {
  private static let mutations: Set = [
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
      + code.parts(.presenter).flatMap { memories(of: $0, in: code) + clocks(of: $0, in: code) }
  }

  /// A clock that is handed in, `now: () -> Date = Date.init`, gives the same answer to a test.
  private static func clocks(of presenter: Part, in code: VIPCode) -> [Breach] {
    let functions = presenter.routines.filter { $0.isFunction && !$0.name.hasPrefix("init(") }
    return functions.flatMap { routine in
      let file = code.base.files[routine.file]
      let now = file.chains(in: routine.range).filter { chain in
        chain.names == ["Date", "now"]
          || chain.names == ["Date"] && !chain.startsWithDot
            && file.calls(in: chain.range).contains {
              $0.nameRange == chain.range && $0.arguments.isEmpty
            }
      }
      return now.map {
        Breach(
          position: Position(file: routine.file, offset: $0.range.lowerBound),
          message: "the presenter \(presenter.name) reads the clock; "
            + "let the interactor put the time into the response")
      }
    }
  }

  private static func memories(of presenter: Part, in code: VIPCode) -> [Breach] {
    presenter.type.properties.compactMap { property in
      guard !property.isConstant, !property.isComputed, !property.isWeak,
        code.role(of: property.type, from: property.position.file) == nil,
        presenter.type.routines.contains(where: { changes(property, in: $0, code) })
      else { return nil }
      return Breach(
        position: property.position,
        message: "the presenter \(presenter.name) keeps \(property.name) between calls; "
          + "let the interactor keep it and put it into the response")
    }
  }

  private static func changes(
    _ property: Property, in routine: Routine, _ code: VIPCode
  ) -> Bool {
    guard !routine.name.hasPrefix("init("), routine.range != property.range else { return false }
    let file = code.base.files[routine.file]
    // What is changed inside of a class, such as a formatter, is that class's own.
    let isValue = code.base.declarations(of: property).contains {
      [.struct, .enum].contains(code.base.types[$0].kind)
    }
    return file.chains(in: routine.range).contains { chain in
      guard chain.names[0] == property.name, !chain.startsWithDot,
        // One further on: a local's own declaration is that local.
        chain.isOnSelf
          || routine.variable(property.name, before: chain.range.lowerBound + 1) == nil
      else { return false }
      let path = chain.names.dropFirst()
      if chain.isCalled, let last = path.last, mutations.contains(last) {
        return path.count == 1 || isValue
      }
      return (path.isEmpty || isValue) && (chain.isAssigned || file.assignsElement(of: chain))
    }
  }
}
