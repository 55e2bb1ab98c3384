import Foundation

/// Looks at the toolchain, the code reader, git and the workspace, for `doctor`.
struct MachineCheckup: CheckupWorkerLogic {
  let environment: [String: String]
  let workspace: WorkspaceFolder

  func checkups() -> [Checkup] {
    toolchainCheckups() + [gitCheckup(), workspaceCheckup()]
  }

  private func toolchainCheckups() -> [Checkup] {
    do {
      let toolchain = try ToolchainFinder(environment: environment, cache: nil).find()
      let xctest = toolchain.lackOfXCTest.map {
        Checkup(what: "XCTest", found: $0, mend: Toolchain.wayToXCTest)
      }
      let version = "\(toolchain.version), \(toolchain.swift.path)"
      return [Checkup(what: "toolchain", found: version), readerCheckup(toolchain)]
        + [xctest].compactMap { $0 }
    } catch {
      return [
        Checkup(
          what: "toolchain", found: "none that can be used", mend: "\(error)".sentence)
      ]
    }
  }

  private func readerCheckup(_ toolchain: Toolchain) -> Checkup {
    do {
      let reader = try SourceKit(libraries: toolchain.sourceKitLibraries)
      _ = try reader.tree(of: "struct Probe {}")
      return Checkup(what: "code reader", found: reader.library.path)
    } catch {
      return Checkup(
        what: "code reader", found: "\(error)",
        mend: "Install the whole toolchain from https://www.swift.org/install.")
    }
  }

  private func gitCheckup() -> Checkup {
    let git = ChildProcess("git", ["--version"], environment: environment)
    guard let version = try? git.run().answer else {
      return Checkup(
        what: "git", found: "not found", mend: "Install git: `solution` needs it.")
    }
    return Checkup(what: "git", found: version.trimmed)
  }

  private func workspaceCheckup() -> Checkup {
    let path = workspace.root.path
    guard workspace.root.exists else {
      return Checkup(what: "workspace", found: "\(path), which the first `next` will make")
    }
    guard FileManager.default.isWritableFile(atPath: path) else {
      return Checkup(
        what: "workspace", found: "\(path) cannot be written",
        mend: "Give yourself permission to write there, or use --workspace DIR.")
    }
    let megabytes = BuildCaches(workspace: workspace).bytes / 1_000_000
    return Checkup(
      what: "workspace",
      found: "\(path), \(megabytes) MB of builds (`vipkata reset --caches` frees them)")
  }
}
