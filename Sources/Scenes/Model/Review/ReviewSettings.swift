/// What a review looks for, from the command line, a kata's manifest or
/// `.vipkata-review.json`. In names and paths, `*` stands for anything.
struct ReviewSettings: Equatable, Sendable {
  /// The ids of the rules that are kept; an unknown one finds nothing.
  var rules: Set<String> = ReviewRule.everywhere
  /// Those of them whose findings are no reason to fail.
  var notes: Set<String> = []
  /// Those of them that a comment may allow to break; all when nil.
  var allowed: Set<String>?
  /// Roles by the names of types and protocols that do not say them.
  var roles: [String: Role] = [:]
  /// Forwarders, such as dispatchers: who speaks to one speaks to the role behind it.
  var through: [String: Role] = [:]
  /// Types that reach the outside world, beside those that every project has.
  var outside: [String] = []
  /// Types that put something into the user's language.
  var localisers: [String] = []
  /// What is to be read or left out and is not there, as the settings name it.
  var strayPaths: [String] = []
  /// Other rules for folders and files, by their paths as findings show them; empty for all of
  /// them. Of folders in each other the inner one counts.
  var folders: [String: Folder] = [:]

  struct Folder: Equatable, Sendable {
    var off: Set<String> = []
    var notes: Set<String> = []
  }

  /// The role that the project gives to a name.
  func role(of name: String) -> Role? { Self.role(of: name, among: roles) }

  /// The role that a forwarder speaks for.
  func role(behind name: String) -> Role? { Self.role(of: name, among: through) }

  private static func role(of name: String, among roles: [String: Role]) -> Role? {
    roles[name] ?? roles.filter { name.fits($0.key) }.min { $0.key > $1.key }?.value
  }

  /// `Cart` of `CartBrain`, where `*Brain` has a role.
  func scene(of name: String) -> String? {
    roles.keys.sorted().first { $0.hasPrefix("*") && name.fits($0) }.flatMap { pattern in
      let scene = name.dropLast(pattern.count - 1)
      return scene.isEmpty ? nil : String(scene)
    }
  }

  /// How a rule's findings count in a file; nil where they do not.
  func severity(of rule: String, in file: String) -> Finding.Severity? {
    let around = folders.filter { file.lies(in: $0.key) }.sorted { $0.key.count > $1.key.count }
    let nearest = around.first { $0.value.off.contains(rule) || $0.value.notes.contains(rule) }
    guard let nearest else { return notes.contains(rule) ? .note : .warning }
    return nearest.value.off.contains(rule) ? nil : .note
  }

  /// Whether a rule's findings are a reason to fail, folders aside.
  func counts(_ rule: String) -> Bool { rules.contains(rule) && !notes.contains(rule) }

  /// With each rule counting everywhere.
  var unmuted: ReviewSettings {
    var settings = self
    (settings.rules, settings.notes, settings.folders) = (ReviewRule.everywhere, [], [:])
    return settings
  }
}

extension String {
  /// Whether it is the path of a file or folder, or of what is in it.
  func lies(in pattern: String) -> Bool {
    pattern.isEmpty || fits(pattern) || fits(pattern + "/*")
  }

  /// Whether it is a pattern's, in which `*` stands for any text.
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
