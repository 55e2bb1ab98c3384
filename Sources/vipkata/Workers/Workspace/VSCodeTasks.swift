import Foundation

/// The tasks that VS Code offers if the workspace is its folder: check, and watch. Both put
/// their findings into its list of problems.
struct VSCodeTasks: EditorSetupWorkerLogic {
  let workspace: WorkspaceFolder
  let program: URL
  let course: URL

  func writeTasks() throws -> String {
    let file = workspace.root.appendingPathComponent(".vscode/tasks.json")
    let values = ["PROGRAM": program.path, "COURSE": course.path]
    let content = Data(
      Resource.text(PackageResources.tasks_json).filled(values.mapValues(\.insideJSON)).utf8)
    if let former = try? Data(contentsOf: file), former != content {
      throw UserError(
        "\(file.path) already exists, with other tasks.",
        mend: "Move it away, run this again, and copy your tasks into the new file.")
    }
    try UserError.telling(
      "\(file.path) cannot be written",
      mend: "Give yourself permission to write there, or use --workspace DIR."
    ) { _ = try Files.writeIfChanged(content, at: file) }
    return file.path
  }
}

extension String {
  /// The text as it stands between the quotes of JSON.
  fileprivate var insideJSON: String { String(JSONObject(self).json.dropFirst().dropLast()) }
}
