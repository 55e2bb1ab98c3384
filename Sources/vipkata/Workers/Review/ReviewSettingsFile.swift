import Foundation

/// A project's `.vipkata-review.json`. All of its keys may be left out:
///
///     { "off": ["interactor-imports-no-ui"], "note": ["one-component-a-file"],
///       "roles": { "*Brain": "interactor", "*Presentable": "view" },
///       "through": { "*Dispatcher": "interactor" },
///       "outside": ["Tracker"], "localisers": ["Texts"],
///       "include": ["App/*"], "exclude": ["*/Old/*"],
///       "folders": { "App/Legacy": { "off": ["presenter-is-pure"] } } }
struct ReviewSettingsFile {
  static let name = ".vipkata-review.json"

  /// The folder that it lies in.
  let folder: URL
  private let content: Content

  /// The nearest file at the root or above it, as far as the project's repository reaches; nil
  /// where there is none.
  /// - Throws: `UserError` that names the file, the key and how to fix it.
  init?(for root: URL) throws {
    guard let file = Self.file(above: root) else { return nil }
    guard let data = try? Data(contentsOf: file) else {
      throw UserError("\(file.path) cannot be opened.", mend: "Check its permissions.")
    }
    folder = file.deletingLastPathComponent()
    try Self.refuseUnknownKeys(in: data)
    do {
      content = try JSONDecoder().read(Content.self, from: data)
    } catch {
      throw Self.mistake(error, in: file.path)
    }
    try content.check(in: file.path)
    for path in (content.folders ?? [:]).keys.sorted() {
      let place = folder.appendingPathComponent(path).path
      guard !FileManager.default.fileExists(atPath: place) else { continue }
      throw UserError(
        "\(file.path): there is no folder \"\(path)\".",
        mend: "Paths begin at the folder of this file.")
    }
  }

  /// - Parameter shown: a path as findings show it.
  func settings(shown: (URL) -> String) -> ReviewSettings {
    var settings = ReviewSettings()
    settings.rules.subtract(content.off ?? [])
    settings.notes = Set(content.note ?? [])
    settings.roles = (content.roles ?? [:]).compactMapValues { Role(rawValue: $0) }
    settings.through = (content.through ?? [:]).compactMapValues { Role(rawValue: $0) }
    settings.outside = content.outside ?? []
    settings.localisers = content.localisers ?? []
    for (path, rules) in content.folders ?? [:] {
      let place = folder.appendingPathComponent(path).standardizedFileURL
      settings.folders[shown(place)] = ReviewSettings.Folder(
        off: Set(rules.off ?? []), notes: Set(rules.note ?? []))
    }
    return settings
  }

  /// Whether a file is to be read at all.
  func includes(_ file: URL) -> Bool {
    let path = file.path.relative(to: folder.path)
    func isMeant(_ pattern: String) -> Bool { path.fits(pattern) || path.hasPrefix(pattern + "/") }
    return content.include?.contains(where: isMeant) ?? true
      && !(content.exclude ?? []).contains(where: isMeant)
  }

  private struct Content: Decodable {
    let off, note, outside, localisers, include, exclude: [String]?
    let roles, through: [String: String]?
    let folders: [String: Rules]?

    struct Rules: Decodable {
      let off, note: [String]?
    }

    func check(in file: String) throws {
      let inFolders = (folders ?? [:]).values.flatMap { ($0.off ?? []) + ($0.note ?? []) }
      for rule in ((off ?? []) + (note ?? []) + inFolders).sorted() {
        try require(rule, among: ReviewRule.all.map(\.id), "rule", file)
      }
      for role in [roles, through].flatMap({ ($0 ?? [:]).values }).sorted() {
        try require(role, among: Role.allCases.map(\.rawValue), "role", file)
      }
    }
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

  /// A decoder takes no notice of them.
  private static func refuseUnknownKeys(in data: Data) throws {
    func refuse(_ object: Any?, known: [String]) throws {
      for key in (object as? [String: Any] ?? [:]).keys.sorted() {
        try require(key, among: known, "key", name)
      }
    }
    let all = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    try refuse(
      all,
      known: [
        "off", "note", "roles", "through", "outside", "localisers", "include", "exclude", "folders",
      ])
    for folder in (all["folders"] as? [String: Any] ?? [:]).values {
      try refuse(folder, known: ["off", "note"])
    }
  }

  private static func mistake(_ error: any Error, in file: String) -> UserError {
    let example = #"Write JSON such as {"off": ["RULE"], "roles": {"TYPE": "interactor"}}."#
    switch error {
    case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty:
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      return UserError("\(file): \"\(place)\" has another form.", mend: example)
    case DecodingError.typeMismatch, DecodingError.valueNotFound:
      return UserError("\(file) cannot be understood.", mend: example)
    default: return UserError("\(file) is no JSON.", mend: example)
    }
  }
}

private func require(
  _ word: String, among words: [String], _ what: String, _ file: String
) throws {
  guard !words.contains(word) else { return }
  throw UserError(
    "\(file): there is no \(what) \"\(word)\".",
    mend: Nearest.question(word, among: words)
      ?? "Possible are \(words.joined(separator: ", ")).")
}
