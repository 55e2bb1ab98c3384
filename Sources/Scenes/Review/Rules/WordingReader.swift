/// Finds where an interactor puts something into words.
struct WordingReader {
  /// What is done, in words that fit into a sentence, and where.
  typealias Wording = (what: String, offset: Int)

  private let presenterCalls: [Position]
  /// Whether it parses dates or numbers, for which it may need formatters.
  private let parses: Bool
  let ownLocalisers: [String]

  static let formatters: Set = [
    "DateFormatter", "NumberFormatter", "ByteCountFormatter", "MeasurementFormatter",
    "DateComponentsFormatter", "RelativeDateTimeFormatter", "PersonNameComponentsFormatter",
    "ListFormatter", "DateIntervalFormatter", "LengthFormatter", "MassFormatter",
  ]
  private static let localisers: Set = [
    "L10n", "R", "Localized", "Localizable", "Localization", "LocalizedStringKey",
    "LocalizedStringResource",
  ]
  private static let logs: Set = [
    "print", "dump", "log", "logs", "logger", "logging", "assertion", "tracker",
  ]
  private static let stops: Set = ["fatal", "precondition", "assert"]
  static let descriptions: Set = [
    "localizedDescription", "errorDescription", "errorMessage",
  ]

  /// Where the value of a constant is.
  typealias Constant = (file: SourceCode, range: Range<Int>)
  let constant: (Chain, SourceCode) -> Constant?

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
    // What is made in a call of the view is not reported, because the call itself is.
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
        && !displays.contains { $0.contains(chain.start) }
        && !Self.isLogged(chain.start, in: routine)
    }.map { ("words a text", $0.range.lowerBound) }
    return told + localised.filter { new in !told.contains { $0.offset == new.offset } }
  }

  /// `completion(.failure("There is no network."))`; text that starts lower-case is for developers.
  func failureTexts(in routine: Routine) -> [Wording] {
    routine.calls.filter { call in
      [".error", ".failure", ".failed"].contains(call.name)
        && !Self.isLogged(call.range.lowerBound, in: routine)
    }.flatMap { texts(handedTo: $0, in: routine) }.filter { startsLarge($0, in: routine) }
      .map { ("hands on a text for the user", $0) }
  }

  private func startsLarge(_ offset: Int, in routine: Routine) -> Bool {
    let next = routine.file.chains(in: offset..<routine.range.upperBound).first
    if let next, Self.localises(next, in: routine.file) { return true }
    let start = routine.file.text(offset..<routine.range.upperBound).prefix(2)
    return start.first != "\"" || start.last?.isLowercase == false
  }

  /// `completion(false, "Please try again.")`; the text of an error is for developers.
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

  /// `print`, `logger.warning`, `os_log` and `DDLogError`, not `login`: these tell only developers.
  static func isLog(_ call: String) -> Bool { call.words.contains(where: logs.contains) }

  /// A log, or the end of the program: `fatalError("…")`.
  static func isForDevelopers(_ call: String) -> Bool {
    isLog(call) || call.words.contains(where: stops.contains)
  }

  /// Whether the code at an offset is passed to developers alone.
  static func isLogged(_ offset: Int, in routine: Routine) -> Bool {
    routine.calls.contains { $0.bodyRange.contains(offset) && isForDevelopers($0.name) }
  }

  /// `result = .failure(error.localizedDescription)`, which is passed on later.
  private func failures(in routine: Routine) -> [Wording] {
    routine.chains.filter { chain in
      chain.names.count == 2
        && ["escription", "essage", "rawValue"].contains(where: chain.lastName.hasSuffix)
        && !chain.startsWithDot
        && ["error", "errors"].contains(where: chain.names[0].lowercased().hasSuffix)
        && !Self.isLogged(chain.start, in: routine)
    }.map { ("hands on a text for the user", $0.range.lowerBound) }
  }

  /// Whether it sets a format such as `yyyyMMdd`, which is for a server or a file name.
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
    if isForPresenter(call, in: routine) {
      return texts(handedTo: call, in: routine).map { ("hands on a text for the user", $0) }
    }
    let what =
      isMember && call.name.split(separator: ".").contains("ViewModel")
        && name.first?.isUppercase == true
      ? "makes the view model \(call.name)" : formatting(call, name, isMember)
    return what.map { [($0, offset)] } ?? []
  }

  /// Whether a call makes a response, or calls the presenter.
  func isForPresenter(_ call: SyntaxNode, in routine: Routine) -> Bool {
    let name = call.name.lastName
    let isMember = call.name.contains(".")
    let isOfResponse = isMember && call.name.split(separator: ".").contains("Response")
    return name == "Response" || isOfResponse || isMember && name.hasPrefix("present")
      || call.name.hasPrefix("presenter?.") || call.name.hasPrefix("presenter.")
      || presenterCalls.contains {
        $0.file === routine.file && $0.offset == call.range.lowerBound
      }
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
      || ["string", "localizedString"].contains(name.lastName) && name.contains(".")
        && ["from", "for"].contains(labels.first)
      || name == "String" && labels.contains("format")
  }
}
