import Entities

extension ReviewRule {
  private static let formatters: Set = [
    "DateFormatter", "NumberFormatter", "ByteCountFormatter", "MeasurementFormatter",
    "DateComponentsFormatter", "RelativeDateTimeFormatter", "PersonNameComponentsFormatter",
    "ListFormatter", "DateIntervalFormatter", "LengthFormatter", "MassFormatter",
  ]

  /// An interactor decides; texts, dates and money are worded by the presenter.
  @Sendable static func interactorNeverFormats(_ code: VIPCode) -> [Breach] {
    code.parts(.interactor).flatMap { interactor in
      let parses = interactor.type.routines.contains { code.parsesDatesOrNumbers($0) }
      return interactor.type.routines.flatMap { routine in
        code.callsBesidesDisplays(in: routine).flatMap { call in
          code.wordings(in: call, of: routine.file, parses: parses).map { wording in
            Breach(
              position: Position(file: routine.file, offset: wording.offset),
              message: "the interactor \(interactor.name) \(wording.what); "
                + "put the plain value into the response and let the presenter word it")
          }
        }
      }
    }
  }

  fileprivate static func isFormatter(_ name: String) -> Bool {
    formatters.contains(name)
  }
}

extension VIPCode {
  /// `formatter.date(from:)` reads; a type that reads may need its formatter for that.
  fileprivate func parsesDatesOrNumbers(_ routine: Routine) -> Bool {
    base.files[routine.file].calls(in: routine.range).contains { call in
      ["date", "number"].contains(call.name.lastName) && call.name.contains(".")
        && call.labels == ["from"]
    }
  }

  /// Without what is made for a view on the spot: reaching the view is the mistake.
  fileprivate func callsBesidesDisplays(in routine: Routine) -> [SyntaxNode] {
    let calls = base.files[routine.file].calls(in: routine.range)
    let displays = calls.filter { $0.name.lastName.hasPrefix("display") }.map(\.bodyRange)
    return calls.filter { call in !displays.contains { $0.overlaps(call.range) } }
  }

  /// What a call words, in the middle of a sentence, and where.
  fileprivate func wordings(
    in call: SyntaxNode, of file: Int, parses: Bool
  ) -> [(what: String, offset: Int)] {
    let name = call.name.lastName
    if name == "Response" || name.hasPrefix("present") {
      return texts(handedTo: call, in: file).map { ("hands on a text for the user", $0) }
    }
    if name == "ViewModel", call.name.contains(".") {
      return [("makes the view model \(call.name)", call.range.lowerBound)]
    }
    return formatting(call, name, parses: parses).map { [($0, call.range.lowerBound)] } ?? []
  }

  private func formatting(_ call: SyntaxNode, _ name: String, parses: Bool) -> String? {
    let label = call.labels.first
    if ReviewRule.isFormatter(call.name) { return parses ? nil : "makes a \(call.name)" }
    if call.name == "String", label == "format" { return "formats with String(format:)" }
    if call.name == "String", label == "localized" { return "words a text" }
    if call.name == "NSLocalizedString" { return "words a text" }
    if name == "formatted", call.name.contains(".") { return "formats with .formatted" }
    let isFormatter = ["localizedString", "string"].contains(name) && call.name.contains(".")
    if isFormatter, label == "from" || label == "for" { return "formats with \(call.name)" }
    return nil
  }

  /// Where an argument of a response, made here or in place, is a text of several words.
  private func texts(handedTo call: SyntaxNode, in file: Int) -> [Int] {
    call.arguments.flatMap { argument -> [Int] in
      let nested = argument.children.filter { $0.kind == "expr.call" }
      if let made = nested.first, made.range == argument.bodyRange, made.name == ".init" {
        return texts(handedTo: made, in: file)
      }
      let isText = nested.isEmpty && isText(argument.bodyRange, in: file)
      return isText ? [argument.range.lowerBound] : []
    }
  }

  private func isText(_ range: Range<Int>, in file: Int) -> Bool {
    let code = base.files[file]
    let tokens = code.tokens(in: range)
    guard tokens.first?.kind == "string", tokens.first?.range.lowerBound == range.lowerBound else {
      return false
    }
    let isLocalized = code.chains(in: range).contains { $0.names == ["localized"] }
    return isLocalized
      || tokens.contains { $0.kind == "string" && code.text($0.range).contains(" ") }
  }
}
