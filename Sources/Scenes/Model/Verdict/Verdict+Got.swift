extension Verdict {
  /// Stands for what speaks against the code: what each failing test got, and the findings where no
  /// test shows a value; a test that does tells a mistake better than how the code is written.
  /// It is the same in every run and on every machine. Nil where nothing does.
  var got: String? {
    let tests = failing.map { test in
      let failures = test.status == .failed ? test.failures.map(\.said).sorted() : []
      return ([test.name.description, test.status.rawValue] + failures).joined(separator: "\n")
    }
    let findings = showsValues ? [] : findings.map { "\($0.rule) \($0.message)" }
    let parts = (tests + findings).sorted()
    guard !parts.isEmpty else { return nil }
    return String(parts.joined(separator: "\n\n").withoutChance.stableNumber, radix: 16)
  }

  /// Whether that tells this mistake from others that fail the same tests: a crash or a hang, and
  /// an assertion that shows no value, do not.
  var showsWhatItGot: Bool {
    failing.allSatisfy { $0.status == .failed } && (showsValues || !findings.isEmpty)
  }

  /// Whether a failing test shows what it got.
  var showsValues: Bool { failing.contains { $0.failures.contains { $0.actual != nil } } }
}

extension Failure {
  fileprivate var said: String {
    [argument, message, actual, expected].map { ($0 ?? "").withSortedEntries }
      .joined(separator: "\n")
  }
}

extension String {
  /// Without what is another in each run: addresses, UUIDs and times of day.
  fileprivate var withoutChance: String {
    let address = #/0x[0-9a-fA-F]+/#
    let uuid = #/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#
    let time = #/\d\d:\d\d:\d\d(\.\d+)?/#
    return replacing(address, with: "0x").replacing(uuid, with: "UUID").replacing(
      time, with: "time")
  }

  /// A dictionary's entries come in another order in each run.
  fileprivate var withSortedEntries: String {
    guard let nested = NestedText(self) else { return self }
    var text = ""
    var index = 0
    while index < nested.characters.count {
      let end = nested.end(of: index)
      if nested.characters[index] == "[", !nested.isQuoted[index], end > index {
        let inside = String(nested.characters[(index + 1)..<end])
        let parts = (NestedText(inside)?.parts(separatedBy: ", ") ?? [inside])
          .map(\.withSortedEntries)
        let isDictionary = parts.allSatisfy {
          NestedText($0)?.parts(separatedBy: ": ").count == 2
        }
        text += "[" + (isDictionary ? parts.sorted() : parts).joined(separator: ", ")
        index = end
      } else {
        text.append(nested.characters[index])
        index += 1
      }
    }
    return text
  }
}
