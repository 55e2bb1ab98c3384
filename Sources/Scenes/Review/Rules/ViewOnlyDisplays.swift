extension ReviewRule {
  private static let choices: Set = [
    "filter", "sorted", "sort", "shuffle", "shuffled", "min", "max", "reduce",
  ]

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
      isOfTheScene(chain, in: scope)
    else { return wordsText(chain, in: scope) ? "words a text; let the presenter make it" : nil }
    let isOrder = ["sort", "shuffle"].contains { chain.lastName.hasPrefix($0) }
    return isOrder
      ? "sorts what it displays; let the interactor decide the order"
      : "works out what it displays with \(chain.lastName); let the interactor decide it"
  }

  /// A collection that this code declares, or what a view model holds.
  private static func isOfTheScene(_ chain: Chain, in scope: Scope) -> Bool {
    let types = scope.types(along: chain).dropLast()
    return types.last??.isCollection == true
      || chain.names.dropLast().contains { $0.lowercased().hasSuffix("viewmodel") }
  }

  /// `label.text = "\\(count) likes"`
  private static func wordsText(_ chain: Chain, in scope: Scope) -> Bool {
    guard chain.isAssigned, chain.names.count > 1,
      ["text", "title", "attributedText"].contains(chain.lastName)
    else { return false }
    let line = scope.file.place(of: chain.range.lowerBound).line
    let rest = scope.file.tokens(in: chain.range.upperBound..<scope.routine.range.upperBound)
      .prefix { scope.file.place(of: $0.range.lowerBound).line == line }
    return rest.contains { $0.kind == "string_interpolation_anchor" }
  }
}
