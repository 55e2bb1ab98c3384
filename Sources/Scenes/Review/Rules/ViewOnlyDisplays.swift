extension VIPCode {
  /// What is shown, in which order and in which words, is decided before it reaches the view.
  var viewOnlyDisplays: [Breach] {
    let displays = Set(sceneProtocols(.view).flatMap(\.routines).map(\.name))
    let work: [Breach] = parts(.view).flatMap { view in
      view.scopes(in: self).flatMap { scope in
        ViewWork(scope: scope, isDisplay: displays.contains(scope.routine.name)).found
          .map { Breach(scope.file, $1, "the view \(view.name) \($0)") }
      }
    }
    return wordings(beside: .view) + parts(.view).flatMap(formatters) + work
  }

  /// `func priceText(_ price: Decimal) -> String { NumberFormatter()… }` in a view's file.
  private func formatters(beside view: Part) -> [Breach] {
    let file = view.type.file
    return file.nodes.filter { $0.kind == "decl.function.free" }.filter { function in
      file.calls(in: function.range).contains(where: \.isFormat)
    }.map {
      Breach(
        file, $0.range.lowerBound,
        "beside the view \(view.name) \($0.name.prefix { $0 != "(" }) words a text; "
          + "let the presenter do it")
    }
  }
}

/// Finds where a routine of a view does the work of an interactor or a presenter.
struct ViewWork {
  let scope: Scope
  /// Whether the presenter calls the routine.
  let isDisplay: Bool

  private static let choices: Set = [
    "filter", "sorted", "sort", "shuffle", "shuffled", "min", "max", "reduce", "reversed",
  ]
  private static let numbers: Set = [
    "Double", "Float", "Int", "Int64", "Decimal", "Date", "TimeInterval",
  ]
  static let texts: Set = [
    "String", "AttributedString", "NSAttributedString", "NSMutableAttributedString",
  ]
  private static let wording = "words a text; let the presenter make it"
  private static let addressing = "builds an address; let the presenter hand it over whole"
  private static let sorting = "sorts what it displays; let the interactor decide the order"
  private static let judging = "judges what was entered; let the interactor decide on it"

  var file: SourceCode { scope.file }

  /// What the routine does, in words that follow the view's name in a sentence, and where.
  var found: [(what: String, offset: Int)] {
    let done =
      scope.routine.chains.compactMap { chain in what(chain).map { ($0, chain.start) } }
      + (scope.routine.chains.flatMap(textsMadeBefore) + choicesOfTexts).map { (Self.wording, $0) }
    return done.isEmpty && makesText ? [(Self.wording, scope.routine.range.lowerBound)] : done
  }

  /// `func subtitle(of trip: Trip) -> String`, which joins what it is given.
  var makesText: Bool {
    let routine = scope.routine
    let name = routine.baseName.lowercased()
    let isForCode =
      ["identifier", "nonce", "sha256", "hash"].contains(where: name.contains)
      || ["image", "icon", "symbol", "name", "key", "id", "log", "url"]
        .contains(where: name.hasSuffix)
    guard scope.type.makesText(by: routine), !isForCode else { return false }
    return scope.code.wordsSentences(routine, of: scope.type) || joinsTexts(in: routine.range)
      || file.tokens(in: routine.range).contains { $0.kind == "string_interpolation_anchor" }
  }

  private func what(_ chain: Chain) -> String? {
    if wordsText(chain) || fillsInput(chain) { return Self.wording }
    if joinsAddress(chain) { return Self.addressing }
    if readsBack(chain) {
      return "sends back a text that it displays; let the interactor keep that"
    }
    if turnsPage(chain) || countsPage(chain) {
      return "works out which page comes next; let the interactor keep that"
    }
    if asksForMore(chain) { return "decides when more is loaded; let the interactor decide it" }
    if readsClock(chain) { return "decides by the clock; let the interactor decide" }
    if let made = chain.constructedType { return what(isMade: made, by: chain) }
    if let choice = choice(chain) { return choice }
    if wordsError(chain) { return Self.wording }
    if formats(chain) { return "formats with \(chain.lastName); let the presenter make the text" }
    if chain.names.count > 1, chain.names[1] == "allCases", !chain.startsWithDot,
      scope.code.choice(in: WrittenType(names: [chain.names[0]]), from: file) != nil
    {
      return "offers every \(chain.names[0]); let the presenter hand it the choices"
    }
    if decidesByText(chain) {
      return "decides by a text that it displays; let the presenter hand it a flag"
    }
    if decidesByNumber(chain) {
      return "decides by a number that it displays; let the presenter hand it a flag"
    }
    if decidesByNil(chain) {
      return "decides by what an entity lacks; let the presenter hand it a flag"
    }
    if picksUseCase(chain) {
      return "decides what is asked for; send the interactor one request, and let it decide"
    }
    if displaysByItself(chain) { return "displays by itself; let the presenter do it" }
    if judgesInput(chain) || validates(chain) {
      return isOfViewModel(chain)
        ? "judges a text by what is in it; let the presenter say what follows" : Self.judging
    }
    if goesOn(chain) {
      return "sends a request while it displays; let the interactor do what follows"
    }
    if judgesList(chain) { return "decides what an empty list means; let the presenter say it" }
    if gathersList(chain) { return "gathers what it displays; let the interactor keep the list" }
    if chain.names.starts(with: ["Calendar", "current"]), chain.isCalled {
      return "works out dates; let the presenter make the text, and the interactor decide"
    }
    if togglesMark(chain) { return "decides by itself what is marked; let the interactor do it" }
    return changesModel(chain) ? "changes what it displays; let the interactor do it" : nil
  }

  private func what(isMade type: WrittenType, by chain: Chain) -> String? {
    let call = file.call(of: chain)
    // `%02x` of a digest is for machines.
    let isFormat =
      chain.names == ["String"] && (call?.labels.contains("format") == true || isOfNumber(call))
      && call.map { file.text($0.range).lowercased().contains("%02x") } != true
    if isFormat || type.names[0].hasSuffix("Formatter") {
      let isTold = call?.labels.contains("format") == true
      let what = isTold ? "String(format:)" : isFormat ? "String(_:)" : type.names[0]
      return "formats with \(what); let the presenter make the text"
    }
    if chain.names == ["Text"],
      let label = call?.labels.first(where: ["format", "style"].contains)
    {
      return "formats with Text(_:\(label):); let the presenter make the text"
    }
    if type.names == ["Dictionary"], let grouped = call?.arguments.first,
      grouped.name == "grouping", let list = file.chains(in: grouped.bodyRange).first,
      isDisplayed(scope.valueType(of: list), list)
    {
      return "groups what it displays; let the interactor decide it"
    }
    if let call, buildsAddress(type, with: call) { return Self.addressing }
    if Self.numbers.contains(type.names[0]) || type.names[0] == "NSDecimalNumber", let call {
      if chains(handedTo: call).contains(where: isEntered) { return Self.judging }
      if chains(handedTo: call).contains(where: isShownText) {
        return "calculates with a text that it displays; let the interactor do it with the number"
      }
    }
    if type.names == ["NSPredicate"] { return Self.judging }
    if ["ViewModel", "CellModel", "VM"].contains(where: type.names[0].hasSuffix), let call,
      makesOfEntity(call)
    {
      return "makes \(type.names[0].withArticle) of an entity; let the presenter make it"
    }
    if scope.routine.isFunction, let model = scope.concreteType(type),
      model.name == "ViewModel", scope.code.isModel(model), !isDisplay,
      scope.code.declaration(named: model.path.firstName, from: file)?.role != .view
    {
      return "makes the \(model.path); let the presenter make it"
    }
    return scope.concreteType(type).flatMap {
      $0.kind != .enum && !($0.name == "Request" && scope.code.isModel($0))
        && scope.code.isEntity($0)
        ? "makes the entity \($0.name); send the interactor what it is made of" : nil
    }
  }

  /// `CellViewModel(photo: photos[index])` and `CellViewModel(title: photo.title)`
  private func makesOfEntity(_ call: SyntaxNode) -> Bool {
    call.arguments.contains { argument in
      file.chains(in: argument.bodyRange).contains { chain in
        scope.types(along: chain).contains {
          scope.declarations(of: $0).contains(where: scope.code.isEntity)
        }
      }
    }
  }

  /// How a displayed collection is sorted, filtered or cut, in words for the finding.
  private func choice(_ chain: Chain) -> String? {
    if chain.isCalled, chain.startsWithDot, chain.names == ["sorted"], !sortsPlaces(chain) {
      return Self.sorting
    }
    if chain.isCalled, ["reduce", "filter", "min", "max"].contains(chain.lastName),
      chain.startsWithDot && chain.names.count == 1
        || chain.isOnCast && chain.names.dropLast() == ["Array"],
      let call = file.call(endingWith: chain),
      // `Array(viewModel.rows).filter`
      let list = file.chains(in: call.nameRange).first(where: { $0.names != ["Array"] }),
      isDisplayed(scope.ownerType(of: list), list)
        || isDisplayed(scope.valueType(of: list), list) && list.names.count > 1
    {
      return "works out what it displays with \(chain.lastName); let the interactor decide it"
    }
    let isCut =
      ["prefix", "suffix", "dropFirst", "dropLast"].contains(chain.lastName)
      && file.call(of: chain).map { Int(file.text($0.bodyRange)) ?? 1 > 1 } == true
    guard chain.isCalled, chain.names.count > 1, isCut || Self.choices.contains(chain.lastName),
      chain.lastName != "reversed" || !file.hasMember(after: chain)
    else { return nil }
    let chosen = scope.ownerType(of: chain)
    guard chosen?.names != ["Int"],
      isDisplayed(chosen, chain)
        || chain.names.dropLast().contains(where: { $0.lowercased().hasSuffix("viewmodel") })
    else { return nil }
    return ["sort", "shuffle", "reverse"].contains { chain.lastName.hasPrefix($0) }
      ? Self.sorting
      : "works out what it displays with \(chain.lastName); let the interactor decide it"
  }

  /// `paths.map { $0.row }.sorted(by: >)`, by which rows are deleted
  private func sortsPlaces(_ chain: Chain) -> Bool {
    let sorted = scope.routine.calls.first { $0.nameRange.upperBound == chain.range.upperBound }
    return sorted.map { file.chains(in: $0.nameRange).flatMap(\.names) }?.contains { name in
      ["row", "item", "section", "offset", "indices"].contains(name)
        || name.lowercased().contains("index")
    } == true
  }

  /// `String(viewModel.height)`, and `String(count)` of `let count = rows.count`
  private func isOfNumber(_ call: SyntaxNode?) -> Bool {
    call.map { chains(handedTo: $0) }?.contains { chain in
      let local = chain.names.count == 1 ? scope.routine.local(behind: chain) : nil
      let isNumber =
        local?.source?.lastName == "count"
        || local?.type?.names.first.map(Self.numbers.contains) == true
      return isNumber && isShown(chain)
        || chain.names.count > 1
          && scope.valueType(of: chain)?.names.first.map(Self.numbers.contains) == true
    } == true
  }

  private func chains(handedTo call: SyntaxNode) -> ArraySlice<Chain> {
    call.labels == [""] || call.labels.isEmpty || call.labels.first == "string"
      ? file.chains(in: call.bodyRange) : []
  }

  /// `error.localizedDescription`, unless it goes to a log.
  private func wordsError(_ chain: Chain) -> Bool {
    guard let said = chain.names.dropLast().last,
      ["localizedDescription", "description"].contains(chain.lastName)
    else { return false }
    let type = scope.ownerType(of: chain)
    let known = scope.declarations(of: type)
    let isError =
      known.isEmpty
      ? chain.lastName != "description" && said.lowercased().contains("err")
      : known.contains { $0.ancestors.contains("Error") }
    return isError && !WordingReader.isLogged(chain.start, in: scope.routine)
  }

  /// `price.currency` of the project's own `extension Double`, `helper.formatMoney(sum)`.
  private func formats(_ chain: Chain) -> Bool {
    let name = chain.lastName
    if chain.isCalled {
      if chain.names.count > 1 && name == "formatted" || isOwnFormat(name) { return true }
      if isLocaliser(chain), file.call(of: chain)?.arguments.isEmpty == false { return true }
    }
    let types = chain.names.count > 1 ? scope.types(along: chain).suffix(2) : []
    return (name == "replacingOccurrences" || name == "trimmingCharacters" && isShown(chain))
      && !isInput(chain)
      || name.hasPrefix("localized") && chain.names.contains("rawValue")
      || chain.isCalled && name == "joined"
        && file.call(endingWith: chain)?.labels.first == "separator"
        && (!chain.startsWithDot || isShown(chain))
      || types.last??.names == ["String"] && chain.isCalled && name.lowercased().contains("format")
      || types.last??.names.first.map(Self.texts.contains) == true
        && types.first??.names.first.map(Self.numbers.contains) == true
  }

  /// `masked()` of the project's own `extension String`, or a method that formats in its body.
  private func isOwnFormat(_ name: String) -> Bool {
    let own =
      scope.code.declaration(named: "String", from: file)?.routines
      .filter { $0.isFunction && $0.baseName == name } ?? []
    return !own.isEmpty
      && (["ask", "ormat", "trip", "emov", "rim"].contains(where: name.contains)
        || own.flatMap(\.chains).flatMap(\.names).contains {
          $0.contains("Formatter") || $0 == "replacingOccurrences"
        })
  }

  /// `L10n.feelsLike(temperature)`
  private func isLocaliser(_ chain: Chain) -> Bool {
    chain.names.count > 1
      && WordingReader.isLocaliser(chain.names[0], by: scope.code.settings.localisers)
  }
}
