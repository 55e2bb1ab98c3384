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
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch let error as DecodingError {
      throw Self.mistake(error, in: file.path)
    }
    try content.check(in: file.path)
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
      settings.folders[shown(folder.appendingPathComponent(path))] = ReviewSettings.Folder(
        off: Set(rules.off ?? []), notes: Set(rules.note ?? []))
    }
    return settings
  }

  /// Whether a file is to be read at all.
  func includes(_ file: URL) -> Bool {
    let path = file.path.relative(to: folder.path)
    return content.include?.contains(where: path.fits) ?? true
      && !(content.exclude ?? []).contains(where: path.fits)
  }

  private struct Content: Decodable {
    let off, note, outside, localisers, include, exclude: [String]?
    let roles, through: [String: String]?
    let folders: [String: Rules]?

    struct Rules: Decodable {
      let off, note: [String]?

      init(from decoder: any Decoder) throws {
        let entries = try decoder.entries(known: ["off", "note"])
        off = try entries.decodeIfPresent([String].self, forKey: "off")
        note = try entries.decodeIfPresent([String].self, forKey: "note")
      }
    }

    init(from decoder: any Decoder) throws {
      let entries = try decoder.entries(known: [
        "off", "note", "roles", "through", "outside", "localisers", "include", "exclude", "folders",
      ])
      func list(_ key: JSONKey) throws -> [String]? {
        try entries.decodeIfPresent([String].self, forKey: key)
      }
      (off, note) = (try list("off"), try list("note"))
      (outside, localisers) = (try list("outside"), try list("localisers"))
      (include, exclude) = (try list("include"), try list("exclude"))
      roles = try entries.decodeIfPresent([String: String].self, forKey: "roles")
      through = try entries.decodeIfPresent([String: String].self, forKey: "through")
      folders = try entries.decodeIfPresent([String: Rules].self, forKey: "folders")
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

  private static func mistake(_ error: DecodingError, in file: String) -> UserError {
    let example = #"Write JSON such as {"off": ["RULE"], "roles": {"TYPE": "interactor"}}."#
    guard case .typeMismatch(_, let context) = error, !context.codingPath.isEmpty else {
      if case .dataCorrupted(let context) = error, let unknown = context.underlyingError {
        return unknown as? UserError ?? UserError("\(file) is no JSON.", mend: example)
      }
      return UserError("\(file) cannot be understood.", mend: example)
    }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    return UserError("\(file): \"\(place)\" has another form.", mend: example)
  }
}

private func require(
  _ word: String, among words: [String], _ what: String, _ file: String
) throws {
  guard !words.contains(word) else { return }
  throw UserError(
    "\(file): there is no \(what) \"\(word)\".",
    mend: Nearest.word(to: word, among: words).map { "Did you mean \($0)?" }
      ?? "Possible are \(words.joined(separator: ", ")).")
}

extension Decoder {
  /// The object that is read.
  /// - Throws: where it has a key that means nothing.
  fileprivate func entries(known: [String]) throws -> KeyedDecodingContainer<JSONKey> {
    let entries = try container(keyedBy: JSONKey.self)
    for key in entries.allKeys.map(\.stringValue).sorted() {
      try require(key, among: known, "key", ReviewSettingsFile.name)
    }
    return entries
  }
}
