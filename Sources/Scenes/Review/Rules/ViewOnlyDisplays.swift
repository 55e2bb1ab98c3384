extension ReviewRule {
  /// What is to be seen, in which order and in which words, is decided before it reaches the view.
  @Sendable static func viewOnlyDisplays(_ code: VIPCode) -> [Breach] {
    let answered = code.entitiesInResponses
    return code.parts(.view).flatMap { view in
      view.routines.flatMap { routine in
        let scope = Scope(code: code, type: view.type, routine: routine)
        return ViewWork(scope: scope, answered: answered).found
          .map { Breach(routine.file, $1, "the view \(view.name) \($0)") }
      }
    }
  }
}

/// Finds where a routine of a view does the work of an interactor or a presenter.
private struct ViewWork {
  let scope: Scope
  let answered: Set<String>

  private static let choices: Set = [
    "filter", "sorted", "sort", "shuffle", "shuffled", "min", "max", "reduce",
  ]
  private static let numbers: Set = ["Double", "Float", "Int", "Decimal", "Date", "TimeInterval"]
  private static let wording = "words a text; let the presenter make it"

  private var file: SourceCode { scope.file }

  /// What it does, after the view's name in a sentence, and where.
  var found: [(what: String, offset: Int)] {
    scope.routine.chains.compactMap { chain in what(chain).map { ($0, chain.range.lowerBound) } }
  }

  private func what(_ chain: Chain) -> String? {
    if let made = chain.constructedType { return what(isMade: made, by: chain) }
    if let choice = choice(chain) { return choice }
    if wordsText(chain) { return Self.wording }
    if formats(chain) { return "formats with \(chain.lastName); let the presenter make the text" }
    if judgesInput(chain) { return "judges what was entered; let the interactor decide on it" }
    return changesModel(chain) ? "changes what it displays; let the interactor do it" : nil
  }

  private func what(isMade type: WrittenType, by chain: Chain) -> String? {
    let isFormat =
      chain.names == ["String"] && file.call(of: chain)?.labels.contains("format") == true
    if isFormat || type.names[0].hasSuffix("Formatter") {
      return "formats with \(type.names[0]); let the presenter make the text"
    }
    if chain.names == ["Text"], let call = file.call(of: chain), joinsTexts(in: call.bodyRange) {
      return Self.wording
    }
    return scope.code.concreteType(type, from: file).flatMap {
      $0.kind != .enum && scope.code.isEntity($0, [])
        ? "makes the entity \($0.name); send the interactor what it is made of" : nil
    }
  }

  /// A collection that this code declares, or what a view model holds, is sorted or filtered.
  private func choice(_ chain: Chain) -> String? {
    guard chain.isCalled, chain.names.count > 1, Self.choices.contains(chain.lastName),
      scope.types(along: chain).dropLast().last??.isCollection == true
        || chain.names.dropLast().contains(where: { $0.lowercased().hasSuffix("viewmodel") })
    else { return nil }
    return ["sort", "shuffle"].contains { chain.lastName.hasPrefix($0) }
      ? "sorts what it displays; let the interactor decide the order"
      : "works out what it displays with \(chain.lastName); let the interactor decide it"
  }

  /// `label.text = "Likes: " + count`, `button.setTitle(isOn ? "Stop" : "Start", for: .normal)`
  private func wordsText(_ chain: Chain) -> Bool {
    guard chain.names.count > 1 else { return false }
    if chain.lastName == "setTitle", let title = file.call(of: chain)?.arguments.first {
      return isWording(title.bodyRange)
    }
    let start = chain.range.upperBound
    let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
    return chain.isAssigned && ["text", "title", "attributedText"].contains(chain.lastName)
      && isWording(start..<end)
  }

  private func isWording(_ range: Range<Int>) -> Bool {
    file.tokens(in: range).contains { $0.kind == "string_interpolation_anchor" }
      || joinsTexts(in: range)
  }

  /// Texts are joined, or one of two is chosen.
  private func joinsTexts(in range: Range<Int>) -> Bool {
    let texts = file.tokens(in: range).filter { $0.kind == "string" }
    let signs = file.bytes.indices[range].filter { index in
      file.bytes[index - 1] == UInt8(ascii: " ") && !texts.contains { $0.range.contains(index) }
    }.map { file.bytes[$0] }
    return signs.contains(UInt8(ascii: "+")) && !texts.isEmpty
      || signs.contains(UInt8(ascii: "?")) && texts.count > 1
  }

  /// `price.currency` of the project's own `extension Double`, `masked()` of its `extension String`.
  private func formats(_ chain: Chain) -> Bool {
    let name = chain.lastName
    if chain.isCalled, ["ask", "ormat", "trip", "emov", "rim"].contains(where: name.contains) {
      let own = scope.code.declaration(named: "String", from: file)?.routines ?? []
      return own.contains { $0.name.hasPrefix(name + "(") }
    }
    let types = chain.names.count > 1 ? scope.types(along: chain).suffix(2) : []
    return name == "replacingOccurrences"
      || types.last??.names == ["String"]
        && types.first??.names.first.map(Self.numbers.contains) == true
  }

  /// `nameField.text?.isEmpty`, `searchText.count > 2`; not to show a placeholder.
  private func judgesInput(_ chain: Chain) -> Bool {
    guard ["isEmpty", "count"].contains(chain.lastName), chain.names.count > 1 else { return false }
    let before = file.text(max(0, chain.range.lowerBound - 40)..<chain.range.lowerBound)
    guard !before.lowercased().contains("placeholder"), !before.contains("idden") else {
      return false
    }
    let local = scope.routine.variable(chain.names[0], before: chain.range.lowerBound)
    let isEntered = local?.name == "searchText" || local?.source?.lastName == "text"
    let counted = scope.types(along: chain).dropLast().last ?? nil
    return chain.names.dropLast().last == "text" || chain.names.count == 2 && isEntered
      || chain.lastName == "count" && counted == WrittenType(names: ["String"])
  }

  /// `viewModel.rows = []`, `movie.isFavourite.toggle()`; not by an object that keeps what a
  /// SwiftUI view shows.
  private func changesModel(_ chain: Chain) -> Bool {
    let isChanged =
      chain.isAssigned || chain.isCalled && ReviewRule.mutations.contains(chain.lastName)
    let isScreen =
      !scope.type.isReference
      || scope.type.ancestors.contains { RoleFinder.isScreenClass($0.lastName) }
    guard isChanged, isScreen, chain.names.count > 1 else { return false }
    let types = scope.types(along: chain).dropLast().compactMap { $0 }.filter { !$0.isCollection }
    return types.flatMap { scope.code.declarations(of: $0, from: file, inside: scope.type.path) }
      .contains { model in
        model.kind != .enum && scope.code.isEntity(model, answered)
          || scope.code.isInViewModel(model) && !model.path.hasPrefix(scope.type.path)
      }
  }
}
