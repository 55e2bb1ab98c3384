/// Why a build failed for which no line of code is to blame: the machine lacks something.
enum BuildObstacle {
  private static let signs = [
    ("No space left on device", "the disk is full"), ("disk is full", "the disk is full"),
    ("out of space", "the disk is full"),
    ("isn’t enough space", "the disk is full"),
    ("I/O error (code: 28)", "the disk is full"),
    // llbuild's own database, which finds no room for its last word.
    ("SQLiteBuildDB", "the disk is full"),
    ("I/O error (code: 24)", "too few files may be open (`ulimit -n`)"),
    ("Too many open files", "too few files may be open (`ulimit -n`)"),
    ("unable to open database file", "too few files may be open (`ulimit -n`)"),
    ("pipe error", "too few files may be open (`ulimit -n`)"),
    ("Resource temporarily unavailable", "too few processes may run (`ulimit -u`)"),
    ("Cannot allocate memory", "there is too little memory"),
  ]

  /// - Parameter output: what the build printed.
  static func error(in output: String) -> UserError? {
    if output.contains(Toolchain.noXCTest) {
      return UserError(
        "The hidden suite could not be built: this toolchain has no XCTest.",
        mend: "No line of your code is to blame. On macOS: \(Toolchain.wayToXCTest)")
    }
    if let sign = signs.first(where: { output.contains($0.0) }) {
      return UserError(
        "The hidden suite could not be built: \(sign.1).",
        mend: "No line of your code is to blame. Make room, and check again.")
    }
    // SwiftPM's last line, whatever came before it. Where nothing did, nobody knows why.
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
      mend: "No line of your code is to blame. `vipkata doctor` looks at the toolchain.")
  }
}
