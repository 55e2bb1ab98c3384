/// The script that a shell loads to complete `vipkata`.
struct CompletionScript {
  static let shells = ["bash", "zsh", "fish"]

  /// The program to call if no `vipkata` is installed; nil if one is.
  let executable: String?

  /// - Throws: `UserError` for an unknown shell.
  func text(for shell: String) throws -> String {
    let quoted = executable?.shellWord
    let function =
      quoted.map { "command -v vipkata >/dev/null || vipkata() { \($0) \"$@\"; }\n" } ?? ""
    switch shell {
    case "bash": return function + Resource.text(PackageResources.completion_bash)
    case "zsh": return function + Resource.text(PackageResources.completion_zsh)
    case "fish":
      return (quoted.map { "type -q vipkata; or function vipkata; \($0) $argv; end\n" } ?? "")
        + Resource.text(PackageResources.completion_fish)
    default:
      throw UserError(
        "There are no completions for \(shell).",
        mend: "It takes \(Self.shells.joined(separator: ", ")).")
    }
  }
}
