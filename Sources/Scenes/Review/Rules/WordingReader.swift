/// Finds where an interactor puts something into words.
struct WordingReader {
  /// What it does, in the middle of a sentence, and where.
  typealias Wording = (what: String, offset: Int)

  /// Where it calls its presenter.
  private let presenterCalls: [Position]
  /// It reads dates or numbers, and may need its formatters for that.
  private let parses: Bool
  /// The project's own localisers.
  private let ownLocalisers: [String]

  static let formatters: Set = [
    "DateFormatter", "NumberFormatter", "ByteCountFormatter", "MeasurementFormatter",
    "DateComponentsFormatter", "RelativeDateTimeFormatter", "PersonNameComponentsFormatter",
    "ListFormatter", "DateIntervalFormatter", "LengthFormatter", "MassFormatter",
  ]
  private static let localisers: Set = [
    "L10n", "R", "Localized", "Localizable", "Localization", "LocalizedStringKey",
    "LocalizedStringResource",
  ]
  private static let logs: Set = ["print", "dump", "log", "logs", "logger", "logging", "assertion"]
  private static let stops: Set = ["fatal", "precondition", "assert"]
  private static let descriptions: Set = [
    "localizedDescription", "errorDescription", "errorMessage",
  ]

  /// Where the value of a constant stands.
  typealias Constant = (file: SourceCode, range: Range<Int>)
  private let constant: (Chain, SourceCode) -> Constant?

  init(
    _ interactor: Part, localisers: [String],
    constant: @escaping (Chain, SourceCode) -> Constant? = { _, _ in nil }
  ) {
    self.constant = constant
    ownLocalisers = localisers
    presenterCalls = interactor.contacts.filter { $0.role == .presenter && $0.way == .calls }
      .map(\.position)
    parses = interactor.type.routines.flatMap(\.calls).contains { call in
      ["date", "number"].contains(call.name.lastName) && call.labels == ["from"]
    }
  }

  func wordings(in routine: Routine) -> [Wording] {
    if writesForMachines(routine) { return [] }
    // What is made for a view on the spot is no mistake of its own: reaching it is.
    let displays = routine.calls.filter { $0.name.lastName.hasPrefix("display") }.map(\.bodyRange)
    let told =
      routine.calls.filter { call in
        !displays.contains { $0.overlaps(call.range) }
          && !Self.isLogged(call.range.lowerBound, in: routine)
      }.flatMap { wordings(in: $0, of: routine) } + failures(in: routine)
      + failureTexts(in: routine)
    let localised: [Wording] = routine.chains.filter { chain in
      (chain.names != ["NSLocalizedString"] && Self.isLocalised(chain, by: ownLocalisers)
        || Self.localises(chain, in: routine.file))
        && !displays.contains { $0.contains(chain.range.lowerBound) }
        && !Self.isLogged(chain.range.lowerBound, in: routine)
    }.map { ("words a text", $0.range.lowerBound) }
    return told + localised.filter { new in !told.contains { $0.offset == new.offset } }
  }

  /// `completion(.failure("There is no network."))`; what begins small is for developers.
  func failureTexts(in routine: Routine) -> [Wording] {
    routine.calls.filter { call in
      [".error", ".failure", ".failed"].contains(call.name)
        && !Self.isLogged(call.range.lowerBound, in: routine)
    }.flatMap { texts(handedTo: $0, in: routine) }.filter { startsLarge($0, in: routine) }
      .map { ("hands on a text for the user", $0) }
  }

  private func startsLarge(_ offset: Int, in routine: Routine) -> Bool {
    let start = routine.file.text(offset..<routine.range.upperBound).prefix(2)
    return start.first != "\"" || start.last?.isLowercase == false
  }

  /// `completion(false, "Please try again.")`; what an error says is for developers.
  func textsCalledBack(in routine: Routine) -> [Wording] {
    let closures = Set(routine.parameters.filter { $0.type?.isClosure == true }.map(\.name))
    let errors = routine.calls.filter { call in
      call.name.split(separator: ".").contains {
        $0.hasSuffix("Error") || $0.hasSuffix("ErrorType")
      }
    }.map(\.range)
    return routine.calls.filter { closures.contains(String($0.name.prefix { $0 != "?" })) }
      .flatMap { texts(handedTo: $0, in: routine) }
      .filter { offset in
        startsLarge(offset, in: routine) && !errors.contains { $0.contains(offset) }
      }.map { ("hands on a text for the user", $0) }
  }

  /// `print`, `logger.warning`, `os_log` and `DDLogError`, not `login`: only developers are told.
  static func isLog(_ call: String) -> Bool { call.words.contains(where: logs.contains) }

  /// A log, or the end of the program: `fatalError("…")`.
  static func isForDevelopers(_ call: String) -> Bool {
    isLog(call) || call.words.contains(where: stops.contains)
  }

  /// Whether what stands there goes to developers alone.
  static func isLogged(_ offset: Int, in routine: Routine) -> Bool {
    routine.calls.contains { $0.bodyRange.contains(offset) && isForDevelopers($0.name) }
  }

  /// `result = .failure(error.localizedDescription)`, which is handed on later.
  private func failures(in routine: Routine) -> [Wording] {
    routine.chains.filter { chain in
      chain.names.count == 2
        && ["escription", "essage", "rawValue"].contains(where: chain.lastName.hasSuffix)
        && !chain.startsWithDot
        && ["error", "errors"].contains(where: chain.names[0].lowercased().hasSuffix)
        && !Self.isLogged(chain.range.lowerBound, in: routine)
    }.map { ("hands on a text for the user", $0.range.lowerBound) }
  }

  /// A format such as `yyyyMMdd` is for a server or a file name.
  private func writesForMachines(_ routine: Routine) -> Bool {
    routine.chains.contains { chain in
      guard chain.isAssigned, chain.lastName == "dateFormat" else { return false }
      let rest = routine.file.tokens(in: chain.range.upperBound..<routine.range.upperBound)
      return rest.first.map { routine.file.text($0).hasPrefix("\"yyyy") } ?? false
    }
  }

  private func wordings(in call: SyntaxNode, of routine: Routine) -> [Wording] {
    let name = call.name.lastName
    let isMember = call.name.contains(".")
    let offset = call.range.lowerBound
    let path = call.name.split(separator: ".")
    let isOfResponse = isMember && path.contains("Response")
    if name == "Response" || isOfResponse || isMember && name.hasPrefix("present")
      || call.name.hasPrefix("presenter?.") || call.name.hasPrefix("presenter.")
      || presenterCalls.contains(where: { $0.file === routine.file && $0.offset == offset })
    {
      return texts(handedTo: call, in: routine).map { ("hands on a text for the user", $0) }
    }
    let what =
      isMember && path.contains("ViewModel") && name.first?.isUppercase == true
      ? "makes the view model \(call.name)" : formatting(call, name, isMember)
    return what.map { [($0, offset)] } ?? []
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
    if ["NSAttributedString", "NSMutableAttributedString", "AttributedString"].contains(call.name) {
      return "makes an attributed string"
    }
    if Self.formatters.contains(call.name) { return parses ? nil : "makes a \(call.name)" }
    if name == "localized", isMember { return "words a text" }
    return name == "formatted" && isMember ? "formats with .formatted" : nil
  }

  /// Where an argument of a response, or of a value made for it, is a text for people.
  private func texts(handedTo call: SyntaxNode, in routine: Routine) -> [Int] {
    let file = routine.file
    return call.arguments.flatMap { argument -> [Int] in
      let body = argument.bodyRange
      if let made = argument.children.first(where: { $0.kind == "expr.call" && $0.range == body }),
        isMade(made)
      {
        return texts(handedTo: made, in: routine)
      }
      let isLabelled = ["title", "message", "text"].contains(
        where: (argument.name.isEmpty ? call.name : argument.name).lowercased().hasSuffix)
      func told(in range: Range<Int>, of file: SourceCode) -> Int? {
        text(in: range, of: file) ?? (isLabelled ? word(in: range, of: file) : nil)
      }
      if let text = told(in: body, of: file) { return [text] }
      if let made = file.calls(in: body).first(where: {
        $0.range.upperBound == body.upperBound && $0.name.hasPrefix(".") && isMade($0)
      }) {
        return texts(handedTo: made, in: routine)
      }
      guard let chain = file.chains(in: body).first, chain.range == body else { return [] }
      if let (file, range) = constant(chain, file) {
        return told(in: range, of: file) == nil ? [] : [body.lowerBound]
      }
      guard chain.names.count == 1 else { return [] }
      return routine.values(of: chain).compactMap { told(in: $0, of: file) }
    }
  }

  /// `.init(…)`, `.failure(…)` and `Login.Failure(…)`; what an error says is for developers.
  private func isMade(_ call: SyntaxNode) -> Bool {
    let name = call.name.lastName
    return (call.name.hasPrefix(".") || name.first?.isUppercase == true)
      && !name.hasSuffix("Error") && !Self.isLocaliser(call.name, by: ownLocalisers)
  }

  /// `title: "Home"`, not `message: "home_title"`
  private func word(in range: Range<Int>, of file: SourceCode) -> Int? {
    let text = file.text(range)
    let isWord =
      text.hasPrefix("\"") && text.hasSuffix("\"") && !text.contains("_")
      && text.dropFirst().first?.isUppercase == true
    return isWord && text.dropFirst(2).first?.isLowercase == true ? range.lowerBound : nil
  }

  /// Where a value is a text of several words or a localised one, or one of a
  /// ternary or a `??` is.
  private func text(in range: Range<Int>, of file: SourceCode) -> Int? {
    guard !range.isEmpty, file.bytes.indices.contains(range.lowerBound),
      !"[{".utf8.contains(file.bytes[range.lowerBound])
    else { return nil }
    let chains = file.chains(in: range)
    if let described = chains.first(where: {
      Self.descriptions.contains($0.lastName) && ($0.names.count > 1 || $0.startsWithDot)
    }) {
      return described.range.lowerBound
    }
    let calls = file.calls(in: range)
    let tokens = file.tokens(in: range)
    return tokens.indices.first { index in
      let start = tokens[index].range.lowerBound
      let sign = file.signs.before(start)
      guard
        file.signs.last(before: start) <= range.lowerBound || sign.last.map("?:+".contains) == true,
        !calls.contains(where: { $0.bodyRange.contains(start) })
      else { return false }
      if let chain = chains.first(where: { $0.range.lowerBound == start }) {
        return Self.isLocalised(chain, by: ownLocalisers)
      }
      guard tokens[index].kind == "string" else { return false }
      let goesOn = calls.contains { $0.range.lowerBound == start }
      return chains.contains { $0.names == ["localized"] }
        || !goesOn && sign == "??" && word(in: tokens[index].range, of: file) != nil
        || !goesOn
          && tokens[index...].contains { $0.kind == "string" && file.text($0).contains(" ") }
    }.map { tokens[$0].range.lowerBound }
  }

  /// `"orders.title".localized`
  private static func localises(_ chain: Chain, in file: SourceCode) -> Bool {
    chain.names == ["localized"] && !chain.isCalled && file.isOnText(chain)
  }

  static func isLocaliser(_ name: String, by own: [String]) -> Bool {
    localisers.contains(name) || name.hasSuffix("Strings") || own.contains(where: name.fits)
  }

  /// `L10n.Login.title`, `NSLocalizedString("title")`
  /// - Parameter own: the project's own localisers.
  static func isLocalised(_ chain: Chain, by own: [String]) -> Bool {
    chain.names == ["NSLocalizedString"]
      || isLocaliser(chain.names[0], by: own) && (chain.names.count > 1 || chain.isCalled)
        && (chain.names[0] != "R" || chain.names.count > 2)
  }
}

extension String {
  /// `dd`, `log` and `error` of `DDLogError`, `os` and `log` of `os_log`.
  fileprivate var words: [String] {
    var words = [""]
    let letters = Array(prefix { !"({[".contains($0) })
    for (index, letter) in letters.enumerated() {
      let isHump =
        letter.isUppercase && index > 0
        && (letters[index - 1].isLowercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isHump || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words
  }
}

extension SyntaxNode {
  /// `price.formatted()`, `DateFormatter()`, `String(format:)`
  var isFormat: Bool {
    name.lastName == "formatted" || name.hasSuffix("Formatter")
      || name == "String" && labels.contains("format")
  }
}
