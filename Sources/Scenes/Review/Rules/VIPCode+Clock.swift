/// Recognises reads of the clock, writes to files, and uses of the notification center.
extension VIPCode {
  private static let clocks: [[String]] = [
    ["Date", "now"], ["Date", "timeIntervalSinceReferenceDate"], ["ContinuousClock", "now"],
    ["SuspendingClock", "now"], ["CFAbsoluteTimeGetCurrent"], ["CACurrentMediaTime"],
    ["mach_absolute_time"], ["ProcessInfo", "processInfo", "systemUptime"],
  ]

  /// `Date()`, `due < .now`, `due.timeIntervalSinceNow`, `calendar.isDateInToday(due)`
  func isClock(_ chain: Chain, in file: SourceCode) -> Bool {
    let names = chain.names
    let arguments = file.call(of: chain)?.arguments
    if chain.startsWithDot, names == ["now"] { return isNow(chain, in: file) }
    if chain.startsWithDot, names == ["init"] {
      let dot = chain.start - 1
      return file.signs.before(dot) == "="
        && file.word(before: file.signs.last(before: dot) - 1) == "Date"
        && file.call(endingWith: chain)?.arguments.isEmpty == true
    }
    if chain.lastName == "timeIntervalSinceNow" { return true }
    if ["isDateInToday", "isDateInTomorrow", "isDateInYesterday"].contains(chain.lastName) {
      return chain.isCalled
    }
    guard !chain.startsWithDot else { return false }
    return Self.clocks.contains(where: names.starts)
      || [["Date"], ["Date", "init"], ["NSDate"]].contains(names) && chain.isCalled
        && arguments?.isEmpty == true
  }

  /// Whether `.now` is a `Date`, not a case of the code's own: `urgency == .now`.
  private func isNow(_ chain: Chain, in file: SourceCode) -> Bool {
    let sign = file.signs.before(chain.start - 1)
    guard !chain.isCalled, let last = sign.last, "(,:=<>[?".contains(last),
      !["==", "!="].contains(sign)
    else { return false }
    return !files.contains { file in
      file.names.contains("now") && file.text(file.bytes.indices).contains("case now")
    }
  }

  /// `data.write(to: url)`
  static func writesFile(_ chain: Chain, in file: SourceCode) -> Bool {
    guard chain.lastName == "write", chain.names.count > 1, let call = file.call(endingWith: chain),
      let way = call.labels.first, ["to", "toFile"].contains(way)
    else { return false }
    return !Set(call.labels).isDisjoint(with: ["atomically", "options"])
      || call.labels == ["to"]
        && chain.names.dropLast().last?.lowercased().hasSuffix("data") == true
  }

  /// `center.post(…)`, where `center` is a property of type `NotificationCenter`.
  func usesCenter(_ chain: Chain, in routine: Routine, of part: Part) -> Bool {
    ["post", "addObserver", "publisher", "notifications"].contains(chain.lastName)
      && chain.names.count == 2 && chain.names[0].first?.isLowercase == true
      && Scope(code: self, type: part.type, routine: routine).baseType(of: chain)?.names
        == ["NotificationCenter"]
  }
}
