import Foundation

/// A project's `.vipkata-review.json`:
///
///     { "off": ["interactor-imports-no-ui"], "roles": { "LoginBrain": "interactor" } }
///
/// `off` turns rules off; `roles` tells the role of a type whose name does not.
enum ReviewSettingsFile {
  static let name = ".vipkata-review.json"

  /// The settings for what is at the root: the nearest file in it or above it,
  /// as far as the project's repository reaches.
  /// - Throws: `UserError` that names the file and the mend.
  static func settings(for root: URL) throws -> ReviewSettings {
    guard let file = file(above: root) else { return ReviewSettings() }
    guard let data = try? Data(contentsOf: file) else {
      throw UserError("\(file.path) cannot be opened.", mend: "Check its permissions.")
    }
    return try settings(in: data, of: file.path)
  }

  private static func file(above root: URL) -> URL? {
    var folder = root.standardizedFileURL
    while true {
      let file = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: file.path) { return file }
      let repository = folder.appendingPathComponent(".git").path
      if folder.path == "/" || FileManager.default.fileExists(atPath: repository) { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private static func settings(in data: Data, of file: String) throws -> ReviewSettings {
    let content = try? JSONSerialization.jsonObject(with: data)
    guard let entries = content as? [String: Any],
      entries.values.allSatisfy({ $0 is [String] || $0 is [String: String] })
    else {
      throw UserError(
        "\(file) cannot be understood.",
        mend: #"Write JSON such as {"off": ["RULE"], "roles": {"TYPE": "interactor"}}."#)
    }
    var settings = ReviewSettings()
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      switch (key, entry) {
      case ("off", let rules as [String]):
        for rule in rules { try require(rule, among: ReviewRule.all.map(\.id), "rule", file) }
        settings.rules.subtract(rules)
      case ("roles", let roles as [String: String]):
        for (type, word) in roles.sorted(by: { $0.key < $1.key }) {
          try require(word, among: Role.allCases.map(\.rawValue), "role", file)
          settings.roles[type] = Role(rawValue: word)
        }
      default:
        try require(key, among: ["off", "roles"], "key", file)
        throw UserError(
          "\(file): \"\(key)\" has another form.",
          mend: key == "off" ? "Write a list of rules." : "Write types with their roles.")
      }
    }
    return settings
  }

  private static func require(
    _ word: String, among words: [String], _ what: String, _ file: String
  ) throws {
    guard !words.contains(word) else { return }
    throw UserError(
      "\(file): there is no \(what) \"\(word)\".",
      mend: Nearest.word(to: word, among: words).map { "Did you mean \($0)?" }
        ?? "Possible are \(words.joined(separator: ", ")).")
  }
}
