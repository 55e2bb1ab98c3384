import CSourceKit
import Foundation

/// Reads Swift files through sourcekitd, the code reader that every toolchain
/// ships. It needs no modules and no build, so it reads iOS code on Linux too.
struct SourceKit: Sendable {
  let library: URL
  private let answers: SourceKitAnswers

  /// - Parameter libraries: where sourcekitd may be, such as `usr/lib/libsourcekitdInProc.so` of
  ///   the toolchain. The first one that loads is used for the whole process.
  /// - Throws: `ReviewUnavailable` when none can be loaded.
  init(libraries: [URL]) throws {
    var failures: [String] = []
    for library in libraries {
      guard let message = csourcekit_open(library.path).map(takeString) else {
        self.library = library
        answers = SourceKitAnswers()
        return
      }
      // The loader's message usually names the file.
      failures.append(message.contains(library.path) ? message : "\(library.path): \(message)")
    }
    throw ReviewUnavailable(
      "the toolchain's code reader cannot be loaded (\(failures.joined(separator: "; ")))")
  }

  /// May be called from several threads at once.
  /// - Throws: `WorkerFailure` when sourcekitd does not answer as expected. Its text is a sentence,
  ///   or continues one that begins with the file's name.
  func tree(of text: String) throws -> SyntaxTree {
    guard Nesting.isReadable(text) else {
      throw WorkerFailure("it is nested more than \(Nesting.limit) deep")
    }
    var text = text
    var failure: UnsafeMutablePointer<CChar>?
    let answer = text.withUTF8 { bytes in
      csourcekit_read(
        "\(UUID()).swift", UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
        bytes.count, &failure)
    }
    guard let answer else {
      throw WorkerFailure(failure.map(takeString) ?? "sourcekitd gave no answer")
    }
    defer { csourcekit_dispose(answer) }
    return answers.tree(csourcekit_root(answer))
  }
}

private func takeString(_ pointer: UnsafeMutablePointer<CChar>) -> String {
  defer { free(pointer) }
  return String(cString: pointer)
}
