import Foundation

/// Where this call finds the course, the workspace and itself.
@MainActor
struct Paths {
  let currentFolder: URL
  let course: URL
  let workspace: URL
  /// Tells the user about a course that was found but not used.
  private(set) var warning: String?

  /// How the user calls this program: `swift run vipkata` in a clone, else `vipkata`.
  static var program: String {
    clone == nil ? "vipkata" : "swift run vipkata"
  }

  static let executable: URL = {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return (Bundle.main.executableURL ?? current).resolvingSymlinksInPath()
  }()

  init(arguments: Arguments, environment: [String: String]) {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    currentFolder = current
    func folder(_ option: String, _ variable: String) -> URL? {
      (arguments.value(option) ?? environment.variable(variable)).map(current.resolving)
    }
    workspace = folder("--workspace", "VIPKATA_WORKSPACE") ?? current.resolving("Workspace")
    if let named = folder("--course", "VIPKATA_COURSE") {
      course = Self.katas(in: named) ?? named
    } else {
      let graded = arguments.command?.name == "grade" ? arguments.operands : []
      let found = Self.course(from: current, outside: graded.map(current.resolving))
      let chosen = found.course ?? Self.ownCourse
      course = chosen
      warning = found.obstacle.map {
        "warning: \($0), so it is not used. The course is \(chosen.path). "
          + "Name another one with --course DIR."
      }
    }
  }

  /// The templates of a new scene or kata: the course's own, else those that this program came
  /// with.
  func templates(_ name: String) -> URL {
    let all = [course, Self.ownCourse].map { $0.appendingPathComponent("Templates/\(name)") }
    return all.first(where: \.exists) ?? all[0]
  }

  /// The course that this program came with. It needs no check: anyone who can write there can
  /// change the program as well.
  static var ownCourse: URL {
    clone?.appendingPathComponent("Katas") ?? installedCourse
      ?? installation.appendingPathComponent("share/vipkata/Katas")
  }

  /// The clone that the program was built in; nil if it is installed, even inside another
  /// package's `.build`, where SwiftPM puts plugins.
  private static let clone: URL? = executable.path.range(of: "/.build/").flatMap { build in
    installedCourse == nil ? URL(fileURLWithPath: "\(executable.path[..<build.lowerBound])") : nil
  }

  /// The course of an installation, or the one in the program's own folder, where Mint puts it.
  private static var installedCourse: URL? {
    katas(in: installation.appendingPathComponent("share/vipkata"))
      ?? katas(in: executable.deletingLastPathComponent())
  }

  private static var installation: URL {
    executable.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Looks in the current folder and in those above it, as long as nobody else can write there.
  /// - Parameter graded: folders of learners' work, which is never taken for the course.
  /// - Returns: the course, and why one that was found first was not taken.
  private static func course(
    from current: URL, outside graded: [URL]
  ) -> (course: URL?, obstacle: String?) {
    let owners = trustedOwners(at: current)
    let graded = graded.map { $0.resolvingSymlinksInPath().path + "/" }
    var obstacle: String?
    var folder = current
    while true {
      let isSafe = isSafe(folder, owners)
      if let katas = katas(in: folder) {
        let path = katas.resolvingSymlinksInPath().path + "/"
        if graded.contains(where: path.hasPrefix) {
          obstacle = obstacle ?? "\(katas.path) is to be graded"
        } else if isSafe, Self.isSafe(katas, owners) {
          return (katas, obstacle)
        } else {
          obstacle = obstacle ?? "\(katas.path) lies where others can write"
        }
      }
      guard isSafe, folder.path != "/" else { return (nil, obstacle) }
      folder.deleteLastPathComponent()
    }
  }

  /// The folder's `Katas`, in exactly that spelling: some disks find `katas` under it too.
  private static func katas(in folder: URL) -> URL? {
    let katas = folder.appendingPathComponent("Katas")
    return katas.exists && Libc.names(in: folder.path).contains("Katas") ? katas : nil
  }

  /// The user and root. Root also trusts the owner of the current folder, because in a container
  /// root works in somebody else's checkout.
  private static func trustedOwners(at current: URL) -> [uid_t] {
    var status = stat()
    let isKnown = geteuid() == 0 && stat(current.path, &status) == 0
    return [geteuid(), 0] + (isKnown ? [status.st_uid] : [])
  }

  /// Whether only these owners may write there. A group with the owner's number counts as that
  /// user's own group, which most systems create.
  private static func isSafe(_ folder: URL, _ owners: [uid_t]) -> Bool {
    var status = stat()
    guard stat(folder.path, &status) == 0, owners.contains(status.st_uid) else { return false }
    let others = status.st_gid == status.st_uid ? 0o002 : 0o022
    return Int(status.st_mode) & others == 0
  }
}
