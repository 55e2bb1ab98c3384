import Foundation

/// Plays a scene with this program's own command, which has the terminal until it ends.
struct PlayCommand: PlayCommandWorkerLogic {
  let program: URL
  /// Those that name course and workspace, and what else was asked for.
  let options: [String]

  func play(_ kata: KataID) throws {
    let status = try TerminalMode.lend {
      try ChildProcess(program.path, ["play", "\(kata)"] + options).runInForeground()
    }
    guard status == ExitStatus.done.rawValue else {
      throw UserError(
        "The scene of \(kata) came to no good end.", mend: "`vipkata play \(kata)` says why.")
    }
  }
}
