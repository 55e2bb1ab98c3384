import Foundation

/// Where and why a test program crashed: the words from what it printed, the place from the
/// backtrace that the Swift runtime writes as JSON (Swift 6.2 and later), else from the words.
struct CrashReport {
  let place: SourceLocation?
  let message: String
  /// Whether it crashed, and was not ended by a call of exit().
  let isCrash: Bool

  /// - Parameters:
  ///   - backtrace: the runtime's, or the event of a harness that saw the signal.
  ///   - root: the package's root; the place is the first frame in the module's sources,
  ///     else in the suite, else in a support module.
  ///   - output: what the test program printed.
  ///   - tools: what `swift test` printed.
  init(backtrace: URL, root: String, module: String, output: String, tools: String) {
    let content = (try? Data(contentsOf: backtrace)).flatMap { $0.isEmpty ? nil : $0 }
    let report = content.flatMap { try? JSONDecoder().read(Report.self, from: $0) }
    let said = LastWords(output)
    let saidAt = said?.place(below: root)
    place = report?.place(in: root, module: module) ?? saidAt
    let signal = report?.signal ?? Self.signal(in: tools)
    isCrash = content != nil || signal != nil || saidAt != nil || said?.areOurs == true
    guard isCrash else {
      message =
        "the test program ended before this test was over: look for a call of exit() or abort()"
      return
    }
    message =
      said?.words
      ?? "the test program crashed: "
      + (report?.isAtBadMemory == true
        ? "look for what is used after it is gone, such as unowned(unsafe)"
        : Self.cause(of: report?.description ?? signal ?? ""))
  }

  /// The signal's number, if SwiftPM names one that crashes have.
  private static func signal(in tools: String) -> String? {
    tools.firstMatch(of: /unexpected signal code (4|5|6|7|8|10|11)\b/).map { String($0.1) }
  }

  /// What to look for after a crash that printed no message.
  /// - Parameter signal: its number, or the runtime's words for it.
  private static func cause(of signal: String) -> String {
    switch signal {
    case "Aborted", "6", "06": "look for a call of abort()"
    case "Illegal instruction", "4", "04", "System trap", "5", "05":
      "look for a cast with as! that fails, or a queue that waits for itself"
    case "Swift runtime failure: Unconditional cast failed": "look for a cast with as! that fails"
    case let failure where failure.hasPrefix("Swift runtime failure: "): failure
    default: "look for a function that calls itself for ever"
    }
  }
}

/// The last message of a program that ends itself: `Login/Login.swift:7: Fatal error: no`.
private struct LastWords {
  let words: String
  private let before: Substring

  init?(_ output: String) {
    let markers = ["Fatal error", "Could not cast value of type"]
    let found = output.split(separator: "\n").reversed().lazy.compactMap { line in
      markers.lazy.compactMap { line.range(of: $0) }.first.map { (line, $0.lowerBound) }
    }.first
    guard let (line, start) = found else { return nil }
    // Output of other threads may have come in between.
    let said = line[start...]
    let isWhole = !said.hasPrefix("Fatal error") || said.dropFirst(11).hasPrefix(": ")
    words = isWhole ? String(said) : "Fatal error"
    before = line[..<start]
  }

  /// Whether the harness ended the program with these words.
  var areOurs: Bool { Resource.text(PackageResources.Harness_swift).contains("  \(words)\n") }

  /// Nil if the file is not one of the package's own: Swift names it with its module only.
  func place(below root: String) -> SourceLocation? {
    let parts = before.split(separator: ":").dropLast()
    guard let line = parts.last.flatMap({ Int($0) }), let file = parts.dropLast().last else {
      return nil
    }
    for folder in ["Sources", "Tests"] {
      for path in FileManager.default.subpaths(atPath: "\(root)/\(folder)") ?? [] {
        let names = path.split(separator: "/")
        if names.count > 1, file.hasSuffix("\(names[0])/\(names[names.count - 1])") {
          return SourceLocation(file: "\(root)/\(folder)/\(path)", line: line)
        }
      }
    }
    return nil
  }
}

private struct Report: Decodable {
  let description: String?
  let signal: String?
  let threads: [Thread]?

  struct Thread: Decodable {
    let crashed: Bool?
    let frames: [Frame]
  }

  struct Frame: Decodable {
    let sourceLocation: SourceLocation?
  }

  /// Whether it used a bad pointer, and not because a function calls itself for ever: that ends in
  /// the same way, with the same places again and again.
  var isAtBadMemory: Bool {
    let calls = Dictionary(grouping: places) { $0 }.values.map(\.count).max() ?? 0
    return description == "Bad pointer dereference" && !places.isEmpty && calls < 5
  }

  /// The crashed thread's places, the innermost first.
  private var places: [SourceLocation] {
    let crashed = threads?.first { $0.crashed == true }
    return crashed?.frames.compactMap(\.sourceLocation).filter { $0.line > 0 } ?? []
  }

  func place(in root: String, module: String) -> SourceLocation? {
    // Not all of `Tests`: the runner's own entry point lies there, beside the suite.
    return ["Sources/\(module)", "Tests/\(module)Tests", "Sources"].lazy.compactMap { folder in
      places.first { $0.file.hasPrefix("\(root)/\(folder)/") }
    }.first.map { SourceLocation(file: $0.file, line: $0.line) }
  }
}
