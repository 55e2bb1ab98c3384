/// The settings of a review, from the command line, a kata's manifest or `.vipkata-review.json`. In
/// names and paths, `*` matches anything.
struct ReviewSettings: Equatable, Sendable {
  /// The ids of the rules to check; an unknown one finds nothing.
  var rules: Set<String> = ReviewRule.everywhere
  /// Rules whose findings do not make the review fail.
  var notes: Set<String> = []
  /// Rules that a comment in the code may allow to be broken; nil means all.
  var allowed: Set<String>?
  /// Roles of types and protocols whose names do not show them.
  var roles: [String: Role] = [:]
  /// Forwarders, such as dispatchers: a call to one is a call to the role behind it.
  var through: [String: Role] = [:]
  /// Types that reach the outside world, besides those known in every project.
  var outside: [String] = []
  /// Types that translate into the user's language.
  var localisers: [String] = []
  /// Paths in the settings, to read or to leave out, that match nothing.
  var strayPaths: [String] = []
  /// Other rules for folders and files, keyed by path as findings show it; an empty path stands for
  /// all. Of nested folders, the innermost counts.
  var folders: [String: Folder] = [:]

  struct Folder: Equatable, Sendable {
    var off: Set<String> = []
    var notes: Set<String> = []
  }

  /// The role that the settings give to a name.
  func role(of name: String) -> Role? { Self.role(of: name, among: roles) }

  /// The role that a forwarder speaks for.
  func role(behind name: String) -> Role? { Self.role(of: name, among: through) }

  private static func role(of name: String, among roles: [String: Role]) -> Role? {
    roles[name] ?? roles.filter { name.fits($0.key) }.min { $0.key > $1.key }?.value
  }

  /// `Cart` for `CartBrain`, if `*Brain` has a role.
  func scene(of name: String) -> String? {
    roles.keys.sorted().first { $0.hasPrefix("*") && name.fits($0) }.flatMap { pattern in
      let scene = name.dropLast(pattern.count - 1)
      return scene.isEmpty ? nil : String(scene)
    }
  }

  /// How a rule's findings count in a file; nil where the rule is off.
  func severity(of rule: String, in file: String) -> Finding.Severity? {
    let around = folders.filter { file.lies(in: $0.key) }.sorted { $0.key.count > $1.key.count }
    let nearest = around.first { $0.value.off.contains(rule) || $0.value.notes.contains(rule) }
    guard let nearest else { return notes.contains(rule) ? .note : .warning }
    return nearest.value.off.contains(rule) ? nil : .note
  }

  /// Whether a rule's findings make the review fail, regardless of folders.
  func counts(_ rule: String) -> Bool { rules.contains(rule) && !notes.contains(rule) }

  /// A copy in which each rule for any code counts in every file.
  var unmuted: ReviewSettings {
    var settings = self
    (settings.rules, settings.notes, settings.folders) = (ReviewRule.everywhere, [], [:])
    return settings
  }
}

extension String {
  /// Whether the path matches the pattern or lies in a folder that matches it.
  func lies(in pattern: String) -> Bool {
    pattern.isEmpty || fits(pattern) || fits(pattern + "/*")
  }

  /// Whether the text matches a pattern, in which `*` stands for any text.
  func fits(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return self == pattern
    }
    guard hasPrefix(first), hasSuffix(last), count >= first.count + last.count else { return false }
    var rest = dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
