import Entities

/// Finds where an interactor puts something into words.
struct WordingReader {
  /// What it does, in the middle of a sentence, and where.
  typealias Wording = (what: String, offset: Int)

  let code: VIPCode
  private let file: (Int) -> SourceCode
  /// Where it calls its presenter.
  private let presenterCalls: [Position]
  /// It reads dates or numbers, and may need its formatters for that.
  private let parses: Bool

  private static let formatters: Set = [
    "DateFormatter", "NumberFormatter", "ByteCountFormatter", "MeasurementFormatter",
    "DateComponentsFormatter", "RelativeDateTimeFormatter", "PersonNameComponentsFormatter",
    "ListFormatter", "DateIntervalFormatter", "LengthFormatter", "MassFormatter",
  ]

  init(code: VIPCode, interactor: Part) {
    self.code = code
    file = { code.base.files[$0] }
    presenterCalls = interactor.contacts(with: .presenter).filter { $0.way == .calls }
      .map(\.position)
    parses = interactor.type.routines.contains { routine in
      code.base.files[routine.file].calls(in: routine.range).contains { call in
        ["date", "number"].contains(call.name.lastName) && call.labels == ["from"]
      }
    }
  }

  func wordings(in routine: Routine) -> [Wording] {
    let calls = file(routine.file).calls(in: routine.range)
    // What is made for a view on the spot is no mistake of its own: reaching it is.
    let displays = calls.filter { $0.name.lastName.hasPrefix("display") }.map(\.bodyRange)
    if writesForMachines(routine) { return [] }
    return calls.filter { call in !displays.contains { $0.overlaps(call.range) } }
      .flatMap { wordings(in: $0, of: routine.file) }
  }

  /// A format such as `yyyyMMdd` is for a server or a file name.
  private func writesForMachines(_ routine: Routine) -> Bool {
    let file = file(routine.file)
    return file.chains(in: routine.range).contains { chain in
      guard chain.isAssigned, chain.names[chain.names.count - 1] == "dateFormat" else {
        return false
      }
      let next = file.tokens(in: chain.range.upperBound..<routine.range.upperBound).first
      return next.map { file.text($0.range).hasPrefix("\"yyyy") } ?? false
    }
  }

  private func wordings(in call: SyntaxNode, of number: Int) -> [Wording] {
    let name = call.name.lastName
    let isMember = call.name.contains(".")
    let position = Position(file: number, offset: call.range.lowerBound)
    if name == "Response" || isMember && name.hasPrefix("present")
      || presenterCalls.contains(position)
    {
      return texts(handedTo: call, in: file(number)).map { ("hands on a text for the user", $0) }
    }
    let what =
      name == "ViewModel" && isMember
      ? "makes the view model \(call.name)" : formatting(call, name, isMember)
    return what.map { [($0, call.range.lowerBound)] } ?? []
  }

  private func formatting(_ call: SyntaxNode, _ name: String, _ isMember: Bool) -> String? {
    switch (call.name, call.labels.first) {
    case ("String", "format"): return "formats with String(format:)"
    case ("String", "localized"), ("NSLocalizedString", _): return "words a text"
    case (_, "from"), (_, "for"):
      let isFormatter = ["localizedString", "string"].contains(name) && isMember
      return isFormatter ? "formats with \(call.name)" : nil
    default: break
    }
    if Self.formatters.contains(call.name) { return parses ? nil : "makes a \(call.name)" }
    return name == "formatted" && isMember ? "formats with .formatted" : nil
  }

  /// Where an argument of a response, made here or in place, is a text of several words.
  private func texts(handedTo call: SyntaxNode, in file: SourceCode) -> [Int] {
    call.arguments.flatMap { argument -> [Int] in
      if let made = argument.children.first(where: { $0.kind == "expr.call" }),
        made.range == argument.bodyRange, made.name == ".init"
      {
        return texts(handedTo: made, in: file)
      }
      return isText(argument.bodyRange, in: file) ? [argument.range.lowerBound] : []
    }
  }

  private func isText(_ range: Range<Int>, in file: SourceCode) -> Bool {
    let tokens = file.tokens(in: range)
    guard let first = tokens.first else { return false }
    if ["L10n", "R"].contains(file.text(first.range)) {
      return file.chains(in: range).first.map { $0.names.count > 2 || $0.names[0] == "L10n" }
        ?? false
    }
    guard first.kind == "string", first.range.lowerBound == range.lowerBound else { return false }
    let isLocalized = file.chains(in: range).contains { $0.names == ["localized"] }
    let hasWords = tokens.contains { $0.kind == "string" && file.text($0.range).contains(" ") }
    let goesOn = file.calls(in: range).contains { $0.range.lowerBound == range.lowerBound }
    return isLocalized || hasWords && !goesOn
  }
}
