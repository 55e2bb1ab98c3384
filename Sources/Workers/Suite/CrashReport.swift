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
    let report = try? Data(contentsOf: backtrace)
    place = Self.place(in: report, root: root, module: module)
    message =
      report == nil
      ? "the test program ended before this test was over: look for a call of exit() or abort()"
      : Self.message(in: output)
  }

  private static func place(in backtrace: Data?, root: String, module: String) -> Place? {
    guard let backtrace,
      let report = try? JSONDecoder().decode(Report.self, from: backtrace),
      let thread = report.threads.first(where: { $0.crashed == true })
    else { return nil }
    let places = thread.frames.compactMap(\.sourceLocation).filter { $0.line > 0 }
    let own = ["\(root)/Sources/\(module)/", "\(root)/Tests/", "\(root)/Sources/"].lazy
      .compactMap { folder in places.first { $0.file.hasPrefix(folder) } }.first
    return own.map { Place(file: $0.file, line: $0.line) }
  }

  private static func message(in output: String) -> String {
    let markers = ["Fatal error", "Could not cast value of type"]
    let said = output.split(separator: "\n").reversed().lazy.compactMap { line in
      markers.lazy.compactMap { String(line).range(of: $0) }.first
        .map { String(String(line)[$0.lowerBound...]) }
    }
    return said.first ?? "the test program crashed: look for a function that calls itself for ever"
  }

  private struct Report: Decodable {
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
