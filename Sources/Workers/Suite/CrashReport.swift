import Entities
import Foundation

/// Where and why a test program crashed: the place from the backtrace that the Swift
/// runtime writes as JSON (Swift 6.2 and later), the words from what it printed.
struct CrashReport {
  let place: Place?
  let message: String

  /// - Parameters:
  ///   - root: the package's root; the place is the first frame in the module's sources,
  ///     else in the suite, else in a support module.
  ///   - output: what the test program printed.
  init(backtrace: URL, root: String, module: String, output: String) {
    let content = (try? Data(contentsOf: backtrace)).flatMap { $0.isEmpty ? nil : $0 }
    let report = content.flatMap { try? JSONDecoder().decode(Report.self, from: $0) }
    place = report.flatMap { Self.place(in: $0, root: root, module: module) }
    message =
      content == nil && !output.contains(TestGuardSource.tooMuchMemory)
      ? "the test program ended before this test was over: look for a call of exit() or abort()"
      : Self.message(in: output, signal: report?.description ?? "")
  }

  private static func place(in report: Report, root: String, module: String) -> Place? {
    guard let thread = report.threads.first(where: { $0.crashed == true }) else { return nil }
    let places = thread.frames.compactMap(\.sourceLocation).filter { $0.line > 0 }
    let own = ["\(root)/Sources/\(module)/", "\(root)/Tests/", "\(root)/Sources/"].lazy
      .compactMap { folder in places.first { $0.file.hasPrefix(folder) } }.first
    return own.map { Place(file: $0.file, line: $0.line) }
  }

  /// - Parameter signal: in the runtime's words, for a crash that says nothing itself.
  private static func message(in output: String, signal: String) -> String {
    let markers = ["Fatal error", "Could not cast value of type"]
    let said = output.split(separator: "\n").reversed().lazy.compactMap { line in
      markers.lazy.compactMap { String(line).range(of: $0) }.first
        .map { String(String(line)[$0.lowerBound...]) }
    }
    if let words = said.first { return words }
    let cause =
      switch signal {
      case "Aborted": "a call of abort()"
      case "Illegal instruction", "System trap": "a queue that waits for itself"
      default: "a function that calls itself for ever"
      }
    return "the test program crashed: look for \(cause)"
  }

  private struct Report: Decodable {
    let description: String?
    let threads: [Thread]
  }

  private struct Thread: Decodable {
    let crashed: Bool?
    let frames: [Frame]
  }

  private struct Frame: Decodable {
    let sourceLocation: Location?
  }

  private struct Location: Decodable {
    let file: String
    let line: Int
  }
}
