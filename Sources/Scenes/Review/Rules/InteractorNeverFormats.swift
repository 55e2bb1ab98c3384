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
      let routines = interactor.routines
      let parses = routines.contains { code.calls("date", "number", in: $0) }
      return routines.flatMap { routine in
        code.base.files[routine.file].calls(in: routine.range).compactMap { call in
          code.formatting(call, in: routine.file, parses: parses).map { what in
            Breach(
              position: Position(file: routine.file, offset: call.range.lowerBound),
              message: "the interactor \(interactor.name) \(what); "
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
  fileprivate func calls(_ names: String..., in routine: Routine) -> Bool {
    base.files[routine.file].chains(in: routine.range).contains { chain in
      chain.isCalled && chain.names.count > 1 && names.contains(chain.names[chain.names.count - 1])
    }
  }

  /// What a call formats, in the middle of a sentence.
  fileprivate func formatting(_ call: SyntaxNode, in file: Int, parses: Bool) -> String? {
    let name = call.name.lastName
    let labels = call.children.filter { $0.kind == "expr.argument" }.map(\.name)
    if ReviewRule.isFormatter(call.name) { return parses ? nil : "makes a \(call.name)" }
    if call.name == "String", labels.first == "format" { return "formats with String(format:)" }
    if call.name == "String", labels.first == "localized" { return "words a text" }
    if call.name == "NSLocalizedString" { return "words a text" }
    if name == "formatted", call.name.contains(".") { return "formats with .formatted" }
    if name == "localizedString", labels.first == "from" { return "formats with \(call.name)" }
    if name == "Response" || name.hasPrefix("present") {
      return words(handedTo: call, in: file) ? "hands a user-facing text to the presenter" : nil
    }
    return nil
  }

  /// Whether an argument of a response, made here or in place, is a text of
  /// several words.
  private func words(handedTo call: SyntaxNode, in file: Int) -> Bool {
    call.children.filter { $0.kind == "expr.argument" }.contains { argument in
      let nested = argument.children.filter { $0.kind == "expr.call" }
      if let made = nested.first, made.range == argument.bodyRange, made.name == ".init" {
        return words(handedTo: made, in: file)
      }
      return nested.isEmpty && isText(argument.bodyRange, in: file)
    }
  }

  private func isText(_ range: Range<Int>, in file: Int) -> Bool {
    let code = base.files[file]
    let tokens = code.tokens(in: range)
    guard tokens.first?.kind == "string", tokens.first?.range.lowerBound == range.lowerBound else {
      return false
    }
    return tokens.contains { $0.kind == "string" && code.text($0.range).contains(" ") }
  }
}
