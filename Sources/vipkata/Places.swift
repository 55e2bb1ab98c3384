import Foundation

/// Where this call finds the course, the workspace and itself.
@MainActor
struct Places {
  let currentFolder: URL
  let course: URL
  let workspace: URL

  /// How the user calls this program: `swift run vipkata` in a clone, else `vipkata`.
  static var program: String {
    executable.path.contains("/.build/") ? "swift run vipkata" : "vipkata"
  }

  static let executable: URL = {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return (Bundle.main.executableURL ?? current).resolvingSymlinksInPath()
  }()

  init(arguments: Arguments, environment: [String: String]) {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    currentFolder = current
    func folder(_ option: String, _ variable: String) -> URL? {
      let name = arguments.value(option) ?? environment[variable].flatMap { $0.isEmpty ? nil : $0 }
      return name.map { URL(fileURLWithPath: $0, relativeTo: current).standardizedFileURL }
    }
    course =
      folder("--course", "VIPKATA_COURSE").map(Self.katas)
      ?? Self.course(
        near: [current, Self.executable])
    workspace =
      folder("--workspace", "VIPKATA_WORKSPACE") ?? current.appendingPathComponent("Workspace")
  }

  /// The templates of a new scene: the course's own, else those that this program came with.
  var sceneTemplates: URL {
    let all = [course, Self.course(near: [Self.executable])].map {
      $0.appendingPathComponent("Templates/Scene")
    }
    return all.first { FileManager.default.fileExists(atPath: $0.path) } ?? all[0]
  }

  /// The folder that the user calls so.
  func folder(_ name: String?) -> URL? {
    name.map { URL(fileURLWithPath: $0, relativeTo: currentFolder).standardizedFileURL }
  }

  /// The folder itself, or the Katas in it.
  private static func katas(_ folder: URL) -> URL {
    let inside = folder.appendingPathComponent("Katas")
    return FileManager.default.fileExists(atPath: inside.path) ? inside : folder
  }

  /// The first `Katas` (or `share/vipkata/Katas`, where it was installed) at or above
  /// one of the places.
  private static func course(near places: [URL]) -> URL {
    for place in places {
      var folder = place
      while folder.path != "/" {
        for name in ["Katas", "share/vipkata/Katas"] {
          let candidate = folder.appendingPathComponent(name)
          if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        folder.deleteLastPathComponent()
      }
    }
    return places[0].appendingPathComponent("Katas")
  }
}
