import Entities
import Foundation
package import Scenes

/// Looks at the toolchain and at the workspace, for `doctor`.
package struct Machine: CheckupWorkerLogic {
  private let environment: [String: String]
  private let workspace: WorkspaceFolder

  package init(environment: [String: String], workspace: WorkspaceFolder) {
    self.environment = environment
    self.workspace = workspace
  }

  package func checkups() -> [Overview.Checkup] {
    toolchainCheckups() + [gitCheckup(), workspaceCheckup()]
  }

  private func toolchainCheckups() -> [Overview.Checkup] {
    do {
      let toolchain = try ToolchainFinder(environment: environment, cache: nil).find()
      return [
        Overview.Checkup(
          what: "toolchain", found: "\(toolchain.version), \(toolchain.swift.path)"),
        readerCheckup(toolchain),
      ]
    } catch {
      return [
        Overview.Checkup(
          what: "toolchain", found: "none that can be used", mend: "\(error)".sentence)
      ]
    }
  }

  private func readerCheckup(_ toolchain: Toolchain) -> Overview.Checkup {
    do {
      let reader = try SourceKit(library: toolchain.sourceKitLibrary)
      _ = try reader.tree(of: "struct Probe {}")
      return Overview.Checkup(what: "code reader", found: toolchain.sourceKitLibrary.path)
    } catch {
      return Overview.Checkup(
        what: "code reader", found: "\(error)",
        mend: "Install the whole toolchain from https://www.swift.org/install.")
    }
  }

  private func gitCheckup() -> Overview.Checkup {
    let result = try? ChildProcess(
      executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git", "--version"],
      environment: environment
    ).run()
    guard let result, result.ending == .exited(0) else {
      return Overview.Checkup(
        what: "git", found: "not found", mend: "Install git: `solution` compares with it.")
    }
    return Overview.Checkup(what: "git", found: result.output.trimmed)
  }

  private func workspaceCheckup() -> Overview.Checkup {
    let path = workspace.root.path
    guard FileManager.default.fileExists(atPath: path) else {
      return Overview.Checkup(what: "workspace", found: "\(path), made by the first `next`")
    }
    guard FileManager.default.isWritableFile(atPath: path) else {
      return Overview.Checkup(
        what: "workspace", found: "\(path) cannot be written",
        mend: "Give yourself the right to write there, or use --workspace DIR.")
    }
    let megabytes = BuildCaches(workspace: workspace).bytes / 1_000_000
    return Overview.Checkup(
      what: "workspace",
      found: "\(path), \(megabytes) MB of builds (`vipkata reset --caches` frees them)")
  }
}

extension String {
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
