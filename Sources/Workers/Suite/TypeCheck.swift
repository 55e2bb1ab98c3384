import Entities
import Foundation

/// The compiler's own look at a scene, beside SwiftPM, which takes longer to come to it: a
/// compile error is known in half the time. What it finds no fault with, SwiftPM judges.
final class TypeCheck: @unchecked Sendable {
  private let process: ChildProcess
  private let reader: DiagnosticReader
  private let running = DispatchGroup()
  // Guards the two below: the check runs on a thread of its own.
  private let lock = NSLock()
  private var found: [Diagnostic] = []
  private var isWanted = true

  init(process: ChildProcess, reader: DiagnosticReader) {
    self.process = process
    self.reader = reader
  }

  func begin() {
    DispatchQueue.global(qos: .userInitiated).async(group: running) { [self] in
      let result = try? process.run { !lock.withLock { isWanted } }
      guard let result, result.ending != .stopped else { return }
      let diagnostics = reader.diagnostics(in: result.errors)
      guard diagnostics.contains(where: { $0.severity == .error }) else { return }
      lock.withLock { found = diagnostics }
    }
  }

  /// Empty while it runs, and when there is no compile error.
  var diagnostics: [Diagnostic] { lock.withLock { found } }

  /// Leaves no process behind.
  func end() {
    lock.withLock { isWanted = false }
    running.wait()
  }
}
