/// The findings that a project already had when it turned the review on. They are recognised by the
/// declarations around them, not by line or message, so that changes nearby do not make them new.
struct Baseline: Equatable, Sendable {
  struct Key: Hashable, Sendable {
    let rule: String
    let owner: Finding.Owner
  }

  private(set) var counts: [Key: Int] = [:]
  /// The line of each entry in its file; an entry that was rewritten there has none.
  private(set) var lines: [Key: Int] = [:]

  /// Leaves out notes, which never make a review fail.
  init(of findings: [Finding]) {
    for finding in findings where finding.severity == .warning {
      counts[Key(finding), default: 0] += 1
    }
  }

  /// Separates new findings from known ones, each in order. If a key has more findings than are
  /// known, those in changed lines count as new first, then the last of the others.
  func part(
    _ findings: [Finding], changed: ReviewedLines? = nil
  ) -> (new: [Finding], known: [Finding]) {
    var rest = counts
    let isChanged = findings.map { changed?.contains($0) == true }
    let order =
      findings.indices.filter { !isChanged[$0] } + findings.indices.filter { isChanged[$0] }
    let known = Set(order.filter { Self.takes(findings[$0], from: &rest) })
    return (
      findings.indices.filter { !known.contains($0) }.map { findings[$0] },
      findings.indices.filter(known.contains).map { findings[$0] }
    )
  }

  /// The known entries that `findings` no longer contain, and how many of each.
  func gone(from findings: [Finding]) -> [Key: Int] {
    var rest = counts
    for finding in findings { _ = Self.takes(finding, from: &rest) }
    return rest.filter { $0.value > 0 }
  }

  /// Takes one match from `rest`; false if none is left. Baselines of an earlier version name no
  /// type for an import in a file without a part.
  private static func takes(_ finding: Finding, from rest: inout [Key: Int]) -> Bool {
    let key = Key(finding)
    let older = Key(rule: finding.rule, owner: Finding.Owner())
    let isOlder = finding.owner.scene == nil && finding.owner.member == nil
    let known = (isOlder ? [key, older] : [key]).first { rest[$0, default: 0] > 0 }
    guard let known else { return false }
    rest[known, default: 0] -= 1
    return true
  }
}

extension Baseline.Key {
  init(_ finding: Finding) {
    self.init(rule: finding.rule, owner: finding.owner)
  }
}

/// The file format: one known finding per line, in a stable order.
extension Baseline: Renderer, Decodable {
  private struct File: Decodable {
    let known: [Entry]
  }

  private struct Entry: Decodable {
    let rule: String
    let scene, type, member: String?
    let count: Int?
  }

  init(from decoder: any Decoder) throws {
    for entry in try File(from: decoder).known {
      let owner = Finding.Owner(scene: entry.scene, type: entry.type, member: entry.member)
      counts[Key(rule: entry.rule, owner: owner), default: 0] += max(entry.count ?? 1, 1)
    }
  }

  /// A copy that knows the line of each entry in a file's text.
  func placed(in text: String) -> Baseline {
    let numbers = Dictionary(
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        (String($1).trimmed, $0 + 1)
      }, uniquingKeysWith: { first, _ in first })
    var placed = self
    for (key, count) in counts {
      let entry = Self.entry(key, count)
      placed.lines[key] = numbers[entry] ?? numbers[entry + ","]
    }
    return placed
  }

  private static func entry(_ key: Key, _ count: Int) -> String {
    let entry: JSONObject = [
      "rule": key.rule, "scene": key.owner.scene, "type": key.owner.type,
      "member": key.owner.member, "count": count == 1 ? nil : count,
    ]
    return entry.json
  }

  var text: String {
    let known = counts.map { Self.entry($0, $1) }
    return "{ \"known\": [\n" + known.sorted().joined(separator: ",\n") + "\n] }\n"
  }
}
