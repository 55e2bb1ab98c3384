/// The findings that a project knew when it turned the review on. They are known by what they are
/// in, not by their lines or sentences, so that they stay known while the code around them changes.
struct Baseline: Equatable, Sendable {
  struct Key: Hashable, Sendable {
    let rule: String
    let owner: Finding.Owner
  }

  private(set) var counts: [Key: Int] = [:]
  /// Where the file that it was read from has them, as far as it is as this program wrote it.
  private(set) var lines: [Key: Int] = [:]

  /// Notes are no reason to fail, and need not be known.
  init(of findings: [Finding]) {
    for finding in findings where finding.severity == .warning {
      counts[Key(finding), default: 0] += 1
    }
  }

  /// Parts what is new from what is known, each in order: where a key has more findings than are
  /// known, those in changed lines are new before others, and of these the last ones.
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

  /// What it knows and `findings` have no more, and how many of each.
  func gone(from findings: [Finding]) -> [Key: Int] {
    var rest = counts
    for finding in findings { _ = Self.takes(finding, from: &rest) }
    return rest.filter { $0.value > 0 }
  }

  /// Whether it is among those that are known and not taken yet. A file that an earlier version
  /// wrote names nothing that an import is in, where that is no part.
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

/// As it is kept: one known finding a line, in an order that does not change by itself.
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

  /// Knows its entries' lines in a file's text.
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
