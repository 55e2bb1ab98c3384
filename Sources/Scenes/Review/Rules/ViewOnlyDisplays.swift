extension ReviewRule {
  private static let choices: Set = ["filter", "sorted", "sort", "min", "max", "reduce"]

  /// What is to be seen, in which order and in which words, is decided before it reaches the view.
  @Sendable static func viewOnlyDisplays(_ code: VIPCode) -> [Breach] {
    code.parts(.view).flatMap { view in
      view.routines.flatMap { routine in
        routine.chains.compactMap { chain -> Breach? in
          what(chain, in: Scope(code: code, type: view.type, routine: routine)).map {
            Breach(routine.file, chain.range.lowerBound, "the view \(view.name) \($0)")
          }
        }
      }
    }
  }

  private static func what(_ chain: Chain, in scope: Scope) -> String? {
    if let made = chain.constructedType?.names.first, made.hasSuffix("Formatter") {
      return "formats with \(made); let the presenter make the text"
    }
    if chain.names == ["String"], !chain.startsWithDot,
      scope.file.call(of: chain)?.labels.contains("format") == true
    {
      return "formats a text; let the presenter make it"
    }
    guard chain.isCalled, chain.names.count > 1, choices.contains(chain.lastName),
      scope.types(along: chain).dropLast().last??.isCollection == true
    else { return nil }
    let isOrder = chain.lastName.hasPrefix("sort")
    return isOrder
      ? "sorts what it displays; let the interactor decide the order"
      : "works out what it displays with \(chain.lastName); let the interactor decide it"
  }
}
