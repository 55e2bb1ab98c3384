/// Why a build failed although no line of code is to blame: the machine lacks something.
enum BuildObstacle {
  private static let signs: KeyValuePairs = [
    "the disk is full": [
      "No space left on device", "disk is full", "out of space", "isn’t enough space",
      // `SQLiteBuildDB` is llbuild's own database, which finds no room for its last entry.
      "I/O error (code: 28)", "SQLiteBuildDB",
    ],
    "the limit of open files is too low (`ulimit -n`)": [
      "I/O error (code: 24)", "Too many open files", "unable to open database file", "pipe error",
    ],
    "the limit of processes is too low (`ulimit -u`)": ["Resource temporarily unavailable"],
    "there is too little memory": ["Cannot allocate memory"],
  ]

  /// - Parameter output: what the build printed.
  static func error(in output: String) -> UserError? {
    if output.contains(Toolchain.noXCTest) {
      return UserError(
        "The hidden suite could not be built: this toolchain has no XCTest.",
        mend: "Your code is not to blame. On macOS: \(Toolchain.wayToXCTest)")
    }
    if let lack = signs.first(where: { $0.value.contains(where: output.contains) })?.key {
      return UserError(
        "The hidden suite could not be built: \(lack).",
        mend: "Your code is not to blame. Fix that, and check again.")
    }
    // SwiftPM's last line, whatever came before it. If nothing did, nobody knows why.
    let errors = output.lines.filter { $0.contains("error:") }
    guard errors.allSatisfy({ $0 == "error: fatalError" }) else { return nil }
    return UserError(
      "The hidden suite could not be built, and the toolchain does not say why.",
      mend: "Check again; `vipkata doctor` looks at the toolchain, and `ulimit -n` should say at "
        + "least 256.")
  }

  /// - Parameter diagnostic: in a file that is not the learner's.
  static func error(_ diagnostic: Diagnostic) -> UserError {
    UserError(
      "The hidden suite could not be built: \(diagnostic.place.file):\(diagnostic.place.line): "
        + "\(diagnostic.message).",
      mend: "Your code is not to blame. `vipkata doctor` looks at the toolchain.")
  }
}
