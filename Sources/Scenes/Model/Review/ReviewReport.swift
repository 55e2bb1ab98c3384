/// What a review found in a folder of code.
struct ReviewReport: Equatable, Sendable {
  let scenes: [ReviewedScene]
  var findings: [Finding]
  /// Those that another one on the same line stands for.
  var covered: [Finding] = []
  /// Those that a baseline knows.
  var known: [Finding] = []
  /// How many lie outside of the part that was asked about.
  var elsewhere = 0
  /// Files that could not be read, or not to their end.
  var unread: [UnreadFile]
  /// How many files were read.
  let fileCount: Int
  /// What the code is written in instead of VIP.
  var shape: ProjectShape?
  /// Folders with scenes that look like VIPER, where others do not.
  var foldersOfVIPER: [String] = []
  /// Sorted by their names.
  var strayNames: [StrayName] = []
}

/// A name in the settings that nothing read bears.
struct StrayName: Equatable, Sendable {
  let name: String
  /// What they may have meant.
  let nearest: String?
}

/// A VIP scene as the review sees it.
struct ReviewedScene: Equatable, Sendable, Encodable {
  let name: String
  let parts: [Part]
  let arrows: [Arrow]
  /// The steps of the cycle that were not seen, and therefore not judged.
  var unseen: [Gap] = []
  /// The scenes that its router goes to.
  var routes: [String] = []

  /// A type that plays a role in the scene.
  struct Part: Equatable, Sendable, Encodable {
    let role: Role
    let type: String
    let file: String
    let line: Int
  }

  /// One role of the scene knowing another.
  struct Arrow: Equatable, Sendable, Encodable {
    let from: Role
    let to: Role
    /// The rules that it breaks.
    let breaks: [String]
  }

  /// A step of the cycle that no code was seen to take.
  struct Gap: Hashable, Sendable, Encodable {
    enum Reason: String, Encodable {
      /// No type plays the first role, or the second.
      case noPart
      /// The part inherits from a type that is declared nowhere in the code.
      case declaredNowhere
      /// The first part holds the second one, or is handed it, and nothing calls it.
      case noCall
      /// The first part has a property that is called like the second one, of no known type.
      case unknownType
      /// They speak through one that the settings name for another role.
      case otherRole
      /// It has both parts, which speak through a third one or in a way that is not known.
      case unknownWay
    }

    let from: Role
    let to: Role
    let why: Reason
    /// Which role has no part, which type is declared nowhere, which one is between them, or which
    /// property has no known type.
    let missing: String?
  }
}

extension ReviewedScene {
  /// One step of the cycle, and in how many scenes it was seen.
  struct Step: Equatable, Sendable, Encodable {
    let from: Role
    let to: Role
    let scenes: Int
  }

  static let cycle: [(from: Role, to: Role)] = [
    (.view, .interactor), (.interactor, .presenter), (.presenter, .view),
  ]
}

extension ReviewReport {
  var seen: [ReviewedScene.Step] {
    ReviewedScene.cycle.map { from, to in
      let gaps = scenes.filter { $0.unseen.contains { $0.from == from && $0.to == to } }
      return ReviewedScene.Step(from: from, to: to, scenes: scenes.count - gaps.count)
    }
  }
}

extension ReviewReport {
  /// Everything that was found, in order: what is told of a line before what it covers.
  var all: [Finding] {
    (findings + covered).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// What lies outside of the lines is only counted.
  mutating func tell(only lines: ReviewedLines) {
    let told = findings.filter(lines.contains)
    elsewhere = findings.count - told.count
    findings = told
  }

  /// Without what VIP's rules say, of code that is not written to them.
  var unjudged: ReviewReport {
    ReviewReport(
      scenes: scenes, findings: [], unread: unread, fileCount: fileCount, shape: shape)
  }

  /// What a baseline knows is told no more; it may stand for others on its line.
  func without(_ baseline: Baseline, changed: ReviewedLines?) -> ReviewReport {
    let parts = baseline.part(all, changed: changed)
    var report = self
    let known = Baseline(of: parts.known).counts
    report.findings = parts.new.folded.told.map {
      guard changed == nil, let alike = known[Baseline.Key($0)] else { return $0 }
      var new = $0
      new.message +=
        "; the baseline knows \(alike) like it in this place, and one of them may be the new one"
      return new
    }
    report.covered = []
    report.known = parts.known
    return report
  }
}

/// A file that the review could not read, or only in part.
struct UnreadFile: Equatable, Sendable {
  let path: String
  /// Where reading stopped being sure, nil when nothing was read.
  var line: Int?
  let reason: String
}
