package import Foundation
import Scenes

/// The tasks that VS Code offers when the workspace is its folder: check, and watch, both
/// with what they find in its list of problems.
package struct VSCodeTasks: EditorSetupWorkerLogic {
  private let workspace: WorkspaceFolder
  private let program: URL
  private let course: URL

  /// - Parameters:
  ///   - program: this program's executable.
  ///   - course: the `Katas` folder that it uses.
  package init(workspace: WorkspaceFolder, program: URL, course: URL) {
    self.workspace = workspace
    self.program = program
    self.course = course
  }

  package func writeTasks() throws -> String {
    let folder = workspace.root.appendingPathComponent(".vscode")
    let file = folder.appendingPathComponent("tasks.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let content = try encoder.encode(TaskFile(tasks: [check, watch]))
    if let former = try? Data(contentsOf: file), former != content {
      throw UserError(
        "\(file.path) is there already, with other tasks.",
        mend: "Move it away, run this again, and copy from one to the other.")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try content.write(to: file, options: .atomic)
    } catch {
      throw UserError(
        "\(file.path) cannot be written: \(error.localizedDescription)",
        mend: "Give yourself the right to write there, or use --workspace DIR.")
    }
    return file.path
  }

  private var check: Task {
    Task(
      label: "vipkata check", command: program.path, args: arguments("check"),
      isBackground: false, problemMatcher: [Matcher(), Matcher(pattern: .work)],
      group: Group(kind: "test", isDefault: true))
  }

  private var watch: Task {
    Task(
      label: "vipkata watch", command: program.path, args: arguments("watch"),
      isBackground: true,
      problemMatcher: [Matcher(background: Matcher.Background()), Matcher(pattern: .work)])
  }

  /// In sentences, line after line: what is drawn cannot be searched for problems.
  private func arguments(_ command: String) -> [String] {
    [command, "--plain", "--course", course.path, "--workspace", "${workspaceFolder}"]
  }
}

private struct TaskFile: Encodable {
  var version = "2.0.0"
  let tasks: [Task]
}

private struct Task: Encodable {
  let label: String
  var type = "process"
  let command: String
  let args: [String]
  var options = ["cwd": "${workspaceFolder}"]
  let isBackground: Bool
  let problemMatcher: [Matcher]
  var group: Group?
}

private struct Group: Encodable {
  let kind: String
  let isDefault: Bool
}

private struct Matcher: Encodable {
  var owner = "vipkata"
  var fileLocation = ["autoDetect", "${workspaceFolder}"]
  var severity = "error"
  var pattern = Pattern.place
  var background: Background?

  struct Pattern: Encodable {
    let regexp: String
    var kind = "location"
    var file = 1
    var line: Int?
    var column: Int?
    var severity: Int?
    let message: Int

    /// What has a place in the code.
    static let place = Pattern(
      regexp: #"^\s*(.+?\.swift):(\d+):(?:(\d+):)?\s+(?:(error|warning):\s+)?(.+)$"#,
      line: 2, column: 3, severity: 4, message: 5)
    /// A failing test: it is hidden, and what is to be mended is somewhere in the file to edit.
    static let work = Pattern(regexp: #"^Mend (.+?\.swift): (.+)$"#, kind: "file", message: 2)
  }

  /// The lines between which a check runs.
  struct Background: Encodable {
    var activeOnStart = true
    var beginsPattern = "^(Building and checking|Checking) "
    var endsPattern = #"^(Edit |\S+ is green)"#
  }
}
