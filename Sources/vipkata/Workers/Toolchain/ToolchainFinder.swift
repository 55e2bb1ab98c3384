import Foundation

/// Finds the toolchain by asking the `swift` on the search path, and remembers the
/// answer, because asking takes a tenth of a second.
struct ToolchainFinder: Sendable {
  let environment: [String: String]
  /// The folder where answers are remembered; nil asks every time.
  let cache: URL?

  /// - Throws: `WorkerFailure` when there is no usable toolchain.
  func find() throws -> Toolchain {
    guard let swift = environment.program("swift") else {
      throw WorkerFailure(
        "there is no `swift` on the search path (PATH). Install Swift from "
          + "https://www.swift.org/install and open a new terminal.")
    }
    let stamp = stamp(of: swift)
    let memory = cache.map { DiskCache(folder: $0) }
    let known = memory?.answer(to: stamp, as: Toolchain.self)
    let toolchain = try known ?? ask(swift)
    // A lack is not remembered: the stamp may stay the same when XCTest is installed.
    if known == nil, toolchain.lackOfXCTest == nil { memory?.keep(toolchain, for: stamp) }
    guard !toolchain.isTooOld else {
      let oldest = Toolchain.oldest.map(String.init).joined(separator: ".")
      throw WorkerFailure(
        "\(toolchain.version) at \(toolchain.swift.path) is too old: vipkata needs Swift \(oldest) "
          + "or later. Install one from https://www.swift.org/install and put it first on PATH.")
    }
    return toolchain
  }

  /// - Throws: also if there is no XCTest, without which suites cannot be built.
  func findWithXCTest() throws -> Toolchain {
    let toolchain = try find()
    guard let words = toolchain.lackOfXCTest else { return toolchain }
    throw UserError("There is no XCTest: \(words)", mend: Toolchain.wayToXCTest)
  }

  /// Changes when another toolchain takes the place of the one that was asked.
  private func stamp(of swift: URL) -> String {
    let files = ([swift.path] + choosers).map { path -> String in
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      return "\(path) \(real) \(FileStatus(path: real)?.stamp ?? [])"
    }
    let chosen = ["DEVELOPER_DIR", "TOOLCHAINS"].map { environment[$0] ?? "" }
    return (files + chosen).joined(separator: "\n")
  }

  /// Files that choose the toolchain behind a `swift` that only passes calls on: swiftly's
  /// configuration, and `xcode-select`'s link.
  private var choosers: [String] {
    let home = environment["HOME"] ?? ""
    let swiftly = environment["SWIFTLY_HOME_DIR"].map { [$0] } ?? []
    return (swiftly + ["\(home)/.local/share/swiftly", "\(home)/.swiftly"])
      .map { "\($0)/config.json" } + [".swift-version", "/var/db/xcode_select_link"]
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
      let answer = error is WorkerFailure ? "\(error)" : "an unexpected answer"
      throw WorkerFailure(
        "\(swift.path) does not report its version (`swift -print-target-info`): \(answer)"
          + (answer.hasSuffix(".") ? "" : ".")
          + " Install Swift from https://www.swift.org/install.")
    }
    var toolchain = Toolchain(
      swift: swift, version: info.compilerVersion,
      libraries: URL(fileURLWithPath: info.paths.runtimeResourcePath).deletingLastPathComponent(),
      target: info.target?.triple ?? "")
    if toolchain.isApples { try askXcode(about: &toolchain) }
    return toolchain
  }

  private func askXcode(about toolchain: inout Toolchain) throws {
    guard let xcrun = environment.program("xcrun") else { return }
    let xcode = Compiler(executable: xcrun, environment: environment)
    do {
      _ = try xcode.answer(to: "--sdk", "macosx", "--find", "xctest")
    } catch let failure as WorkerFailure {
      toolchain.lackOfXCTest = "\(failure)"
    }
    if let server = try? xcode.answer(to: "--find", "sourcekit-lsp").trimmed {
      let usr = URL(fileURLWithPath: server).deletingLastPathComponent().deletingLastPathComponent()
      toolchain.otherLibraries = [usr.appendingPathComponent("lib")]
    }
    toolchain.otherLibraries.append(
      URL(fileURLWithPath: "/Library/Developer/CommandLineTools/usr/lib"))
  }

  /// The part of `swift -print-target-info` that is used.
  private struct TargetInfo: Decodable {
    let compilerVersion: String
    let target: Target?
    let paths: Paths

    struct Target: Decodable {
      let triple: String
    }

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
  }
}

extension [String: String] {
  /// A variable's value; nil also if it is empty, as when a script clears it.
  func variable(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

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
