import Foundation

/// One wrong solution, as edits of the reference solution, and the name that it must get.
struct Row: Sendable {
  let title: String
  private var edits: [Edit] = []
  /// Nil if it must get no name.
  private(set) var mutant: String?
  private(set) var demand = Demand.none

  enum Demand: String {
    /// It looks like the mutant, and like no other.
    case `is`
    /// It may be the mutant.
    case perhaps
    /// It does not get the mutant's name.
    case not
    case none
  }

  private struct Edit {
    let file: String
    var old: [String] = []
    var new: [String] = []
  }

  /// - Throws: for a line without a meaning.
  static func all(in text: String) throws -> [Row] {
    try text.components(separatedBy: "\n= ").filter { !$0.isEmpty }.map {
      try Row(lines: $0.split(separator: "\n").map(String.init))
    }
  }

  private init(lines: [String]) throws {
    title = lines[0].trimmingCharacters(in: ["=", " "])
    for line in lines.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = String(line.dropFirst(2))
      if line.hasSuffix(".swift"), words.count == 1 {
        edits.append(Edit(file: line))
      } else if let edit = edits.last, words[0] == "-" {
        if !edit.new.isEmpty { edits.append(Edit(file: edit.file)) }
        edits[edits.count - 1].old.append(rest)
      } else if !edits.isEmpty, words[0] == "+" {
        edits[edits.count - 1].new.append(rest)
      } else if let demand = Demand(rawValue: words[0]), words.count == (demand == .none ? 1 : 2) {
        (self.demand, mutant) = (demand, words.dropFirst().first)
      } else {
        throw Command.Unexpected(description: "\(title): \"\(line)\" means nothing")
      }
    }
  }

  /// Makes the reference solution in a folder wrong.
  func edit(in folder: URL) throws {
    for edit in edits {
      let file = folder.appendingPathComponent(edit.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      let parts = text.components(separatedBy: edit.old.joined(separator: "\n"))
      guard parts.count == 2 else {
        throw Command.Unexpected(
          description: "\(title): what it takes out of \(edit.file) is there "
            + "\(parts.count - 1) times")
      }
      try parts.joined(separator: edit.new.joined(separator: "\n"))
        .write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// What is wrong with the name that it got; nil if nothing is.
  /// - Parameter names: the mutants' names.
  func fault(in verdict: [String: Any], names: [String: String]) -> String? {
    let word = verdict["verdict"] as? String ?? ""
    guard word != "green", word != "build-failed" else { return "it is \(word)" }
    let (looksLike, perhaps) = (verdict["looksLike"] as? String, verdict["perhaps"] as? String)
    let said = looksLike ?? perhaps.map { "perhaps \($0)" } ?? "nothing"
    guard let mutant else { return said == "nothing" ? nil : "it is called \(said)" }
    guard let name = names[mutant] else { return "there is no mutant \(mutant)" }
    let isRight =
      switch demand {
      case .is: looksLike == name
      case .perhaps: perhaps == name
      case .not, .none: !said.contains(name)
      }
    return isRight ? nil : "it is called \(said), and must \(demand) be \(name)"
  }
}
