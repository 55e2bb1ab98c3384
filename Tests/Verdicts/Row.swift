import Foundation

/// One small suite, in a folder of Rows.
struct Row: Sendable {
  let name: String
  /// What vipkata must say if it refuses the suite, or if nothing of it can run.
  let refusal: String?
  private let scene: URL
  private let suite: [URL]

  static func all(in folder: URL) throws -> [Row] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try Row(folder: folder.appendingPathComponent($0)) }
  }

  private init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    name = folder.lastPathComponent
    scene =
      files.first { $0.lastPathComponent == "Scene.swift" }
      ?? folder.appendingPathComponent("../../SharedScene/Scene.swift").standardizedFileURL
    refusal = try files.first { $0.lastPathComponent == "refused.txt" }
      .map { try String(contentsOf: $0, encoding: .utf8).trimmingCharacters(in: .newlines) }
    suite = files.filter { !["Scene.swift", "refused.txt"].contains($0.lastPathComponent) }
  }

  /// The name of its test module in a package with others.
  var module: String { name.replacingOccurrences(of: "-", with: "_") }

  func copySuite(to folder: URL) throws {
    for file in suite { try Self.copy(file, to: folder, as: file.lastPathComponent) }
  }

  /// - Parameter name: nil for the name of the folder that it is from: rows share one.
  func copyScene(to folder: URL, as name: String? = "Scene.swift") throws {
    try Self.copy(
      scene, to: folder,
      as: name ?? scene.deletingLastPathComponent().lastPathComponent + ".swift")
  }

  private static func copy(_ file: URL, to folder: URL, as name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contentsOf: file).write(to: folder.appendingPathComponent(name))
  }
}
