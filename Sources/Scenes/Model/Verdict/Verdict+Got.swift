extension Verdict {
  /// A hash of what speaks against the code: what each failing test got, and the findings if no
  /// test shows a value; such a value tells more about a mistake than a finding does.
  /// It is the same in every run and on every machine. Nil if nothing speaks against the code.
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

  /// Whether `got` tells this mistake from others that fail the same tests. A crash, a hang, or an
  /// assertion that shows no value does not.
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
  /// The text without what differs from run to run: addresses, UUIDs and times of day.
  fileprivate var withoutChance: String {
    let address = #/0x[0-9a-fA-F]+/#
    let uuid = #/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#
    let time = #/\d\d:\d\d:\d\d(\.\d+)?/#
    return replacing(address, with: "0x").replacing(uuid, with: "UUID").replacing(
      time, with: "time")
  }

  /// The text with dictionary entries sorted, since their order differs from run to run.
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
