/// What a review found in a folder of code.
package struct ReviewReport: Equatable, Sendable {
  package let scenes: [ReviewedScene]
  package let findings: [Finding]
  /// Files that could not be read, or not to their end.
  package let unread: [UnreadFile]
  /// How many files were read.
  package let fileCount: Int

  package init(
    scenes: [ReviewedScene], findings: [Finding], unread: [UnreadFile], fileCount: Int
  ) {
    self.scenes = scenes
    self.findings = findings
    self.unread = unread
    self.fileCount = fileCount
  }
}

/// A VIP scene as the review sees it.
package struct ReviewedScene: Equatable, Sendable {
  package let name: String
  package let parts: [Part]
  package let arrows: [Arrow]

  package init(name: String, parts: [Part], arrows: [Arrow]) {
    self.name = name
    self.parts = parts
    self.arrows = arrows
  }

  /// A type that plays a role in the scene.
  package struct Part: Equatable, Sendable {
    package let role: Role
    package let type: String
    package let file: String
    package let line: Int

    package init(role: Role, type: String, file: String, line: Int) {
      self.role = role
      self.type = type
      self.file = file
      self.line = line
    }
  }

  /// One role of the scene knowing another.
  package struct Arrow: Equatable, Sendable {
    package let from: Role
    package let to: Role
    /// The rules that it breaks.
    package let broken: [String]

    package init(from: Role, to: Role, broken: [String]) {
      self.from = from
      self.to = to
      self.broken = broken
    }
  }
}

/// A file that the review could not read, or only in part.
package struct UnreadFile: Equatable, Sendable {
  package let path: String
  /// Where reading stopped being sure, nil when nothing was read.
  package let line: Int?
  package let reason: String

  package init(path: String, line: Int? = nil, reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }
}
