import Foundation

/// Plays a scene with this program's own command, which has the terminal until it ends.
struct PlayCommand: PlayCommandWorkerLogic {
  let program: URL
  /// Options that name the course and the workspace, and others that the user gave.
  let options: [String]

  func play(_ kata: KataID) throws {
    let status = try TerminalMode.lend {
      try ChildProcess(program.path, ["play", "\(kata)"] + options).runInForeground()
    }
    guard status == ExitStatus.done.rawValue else {
      throw UserError(
        "Playing \(kata) failed.", mend: "`vipkata play \(kata)` says why.")
    }
  }
}
