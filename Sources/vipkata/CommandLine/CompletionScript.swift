import Foundation

/// The script that a shell loads to complete `vipkata`.
struct CompletionScript {
  static let shells = ["bash", "zsh", "fish"]

  /// The program to ask where no `vipkata` is installed; nil where it is.
  let executable: String?

  /// - Throws: `UserError` for a shell that is not known.
  func text(for shell: String) throws -> String {
    switch shell {
    case "bash": return definition + Resource.text(PackageResources.completion_bash)
    case "zsh": return definition + Resource.text(PackageResources.completion_zsh)
    case "fish":
      let definition =
        quoted.map { "type -q vipkata; or function vipkata; \($0) $argv; end\n" } ?? ""
      return definition + Resource.text(PackageResources.completion_fish)
    default:
      throw UserError(
        "There are no completions for \(shell).",
        mend: "It takes \(Self.shells.joined(separator: ", ")).")
    }
  }

  private var quoted: String? {
    executable.map { "'\($0.replacingOccurrences(of: "'", with: #"'\''"#))'" }
  }

  private var definition: String {
    quoted.map { "command -v vipkata >/dev/null || vipkata() { \($0) \"$@\"; }\n" } ?? ""
  }
}
