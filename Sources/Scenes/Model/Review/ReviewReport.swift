/// What a review found in a folder of code.
struct ReviewReport: Equatable, Sendable {
  let scenes: [ReviewedScene]
  var findings: [Finding]
  /// Findings that another one on the same line stands for.
  var covered: [Finding] = []
  /// Findings that a baseline knows.
  var known: [Finding] = []
  /// The number of findings outside the part that was asked about.
  var elsewhere = 0
  /// Files that could not be read, or only in part.
  var unread: [UnreadFile]
  let fileCount: Int
  /// The architecture that the code is written in, if it is not VIP.
  var shape: ProjectShape?
  /// Folders whose scenes look like VIPER, in a project that is otherwise not VIPER.
  var foldersOfVIPER: [String] = []
  /// Sorted by name.
  var strayNames: [StrayName] = []
}

/// A name in the settings that matches nothing in the code.
struct StrayName: Equatable, Sendable {
  let name: String
  /// A similar name that may have been meant.
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
    /// The ids of the rules that it breaks.
    let breaks: [String]
  }

  /// A step of the cycle that no code was seen to take.
  struct Gap: Hashable, Sendable, Encodable {
    enum Reason: String, Encodable {
      /// No type plays one of the two roles.
      case noPart
      /// The part inherits from a type that is declared nowhere in the code.
      case declaredNowhere
      /// The first part holds or is handed the second one, but no call of it was seen.
      case noCall
      /// The first part has a property named like the second one, but of unknown type.
      case unknownType
      /// They speak through a type that the settings name for another role.
      case otherRole
      /// Both parts exist, but they speak through a third one or in an unknown way.
      case unknownWay
    }

    let from: Role
    let to: Role
    let why: Reason
    /// The role that has no part, the type that is declared nowhere, the type between the two, or
    /// the property of unknown type.
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
  /// All findings in order; on the same line, the reported ones come before those they cover.
  var all: [Finding] {
    (findings + covered).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Keeps only the findings in `lines`, and counts the others.
  mutating func restrict(to lines: ReviewedLines) {
    let told = findings.filter(lines.contains)
    elsewhere = findings.count - told.count
    findings = told
  }

  /// The report without findings, for code that is not written in VIP.
  var unjudged: ReviewReport {
    ReviewReport(
      scenes: scenes, findings: [], unread: unread, fileCount: fileCount, shape: shape)
  }

  /// Moves what the baseline knows to `known`, and reports what only a known finding covered.
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
  /// The line from which reading is unreliable; nil when nothing was read.
  var line: Int?
  let reason: String
}
