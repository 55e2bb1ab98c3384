package import Foundation
import Scenes

/// Finds the toolchain by asking the `swift` on the search path, and remembers the
/// answer, because asking takes a tenth of a second.
package struct ToolchainFinder: Sendable {
  package let environment: [String: String]
  /// Where the answer is remembered; nil asks every time.
  package let cache: URL?

  package init(environment: [String: String], cache: URL?) {
    self.environment = environment
    self.cache = cache
  }

  /// - Throws: `WorkerFailure` when there is no usable toolchain.
  package func find() throws -> Toolchain {
    guard let swift = environment.program("swift") else {
      throw WorkerFailure(
        "there is no `swift` on the search path (PATH). Install Swift from "
          + "https://www.swift.org/install and open a new terminal.")
    }
    let stamp = stamp(of: swift)
    if let cache, let remembered = try? Data(contentsOf: cache),
      let entry = try? JSONDecoder().decode(Entry.self, from: remembered), entry.stamp == stamp
    {
      return try accept(entry.toolchain)
    }
    let toolchain = try ask(swift)
    if let cache, let entry = try? JSONEncoder().encode(Entry(stamp: stamp, toolchain: toolchain)) {
      try? entry.write(to: cache, options: .atomic)
    }
    return try accept(toolchain)
  }

  private struct Entry: Codable {
    let stamp: String
    let toolchain: Toolchain
  }

  private func accept(_ toolchain: Toolchain) throws -> Toolchain {
    guard !toolchain.isTooOld else {
      let oldest = Toolchain.oldest.map(String.init).joined(separator: ".")
      throw WorkerFailure(
        "\(toolchain.version) at \(toolchain.swift.path) is too old: vipkata needs Swift \(oldest) "
          + "or later. Install one from https://www.swift.org/install and put it first on PATH.")
    }
    return toolchain
  }

  /// Changes when another toolchain takes the place of the one that was asked.
  private func stamp(of swift: URL) -> String {
    let chosen = ["DEVELOPER_DIR", "TOOLCHAINS"].map { environment[$0] ?? "" }
    let files = [swift.path] + choosers
    return (files.map(stamp) + chosen).joined(separator: "\n")
  }

  /// What chooses the toolchain behind a `swift` that only passes the call on: swiftly's
  /// configuration, and `xcode-select`'s link.
  private var choosers: [String] {
    let home = environment["HOME"] ?? ""
    let swiftly = environment["SWIFTLY_HOME_DIR"].map { [$0] } ?? []
    return (swiftly + ["\(home)/.local/share/swiftly", "\(home)/.swiftly"])
      .map { "\($0)/config.json" } + [".swift-version", "/var/db/xcode_select_link"]
  }

  private func stamp(of path: String) -> String {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let status = FileStatus(path: real)
    return "\(path) \(real) \(status?.changed ?? []) \(status?.size ?? 0)"
  }

  private func ask(_ swift: URL) throws -> Toolchain {
    let info: TargetInfo
    do {
      let answer = try Compiler(executable: swift, environment: environment)
        .answer(to: "-print-target-info")
      info = try JSONDecoder().decode(TargetInfo.self, from: Data(answer.utf8))
    } catch let interrupted as Interrupted {
      throw interrupted
    } catch {
      let answer = error is WorkerFailure ? "\(error)" : "an answer of another form"
      throw WorkerFailure(
        "\(swift.path) does not say which Swift it is (`swift -print-target-info`): \(answer)"
          + (answer.hasSuffix(".") ? "" : ".")
          + " Install Swift from https://www.swift.org/install.")
    }
    return Toolchain(
      swift: swift, version: info.compilerVersion,
      libraries: URL(fileURLWithPath: info.paths.runtimeResourcePath).deletingLastPathComponent())
  }

  /// The part of `swift -print-target-info` that is used.
  private struct TargetInfo: Decodable {
    let compilerVersion: String
    let paths: Paths

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
  }
}

extension [String: String] {
  /// The first program of that name on the search path.
  func program(_ name: String) -> URL? {
    (self["PATH"] ?? "").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first {
        FileManager.default.isExecutableFile(atPath: $0.path)
          && FileStatus(path: $0.resolvingSymlinksInPath().path)?.kind == .file
      }
  }
}
