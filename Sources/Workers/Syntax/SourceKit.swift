import CSourceKit
package import Entities
package import Foundation

/// Why Swift code could not be read: a sentence, or what goes on after the file's name.
package struct SourceKitFailure: Error, CustomStringConvertible {
  package let description: String
}

/// Reads Swift files through sourcekitd, the code reader that every toolchain
/// ships. It needs no modules and no build, so it reads iOS code on Linux too.
package struct SourceKit: Sendable {
  private let keys: SourceKitKeys

  /// - Parameter library: sourcekitd, such as `usr/lib/libsourcekitdInProc.so`
  ///   of the toolchain. It is loaded once for the whole process.
  /// - Throws: `SourceKitFailure` when it cannot be loaded.
  package init(library: URL) throws {
    if let message = csourcekit_open(library.path) {
      throw SourceKitFailure(
        description:
          "The toolchain's code reader \(library.path) cannot be loaded: \(takeString(message))")
    }
    keys = SourceKitKeys()
  }

  /// May be called from several threads at once.
  /// - Throws: `SourceKitFailure` when sourcekitd does not answer as expected.
  package func tree(of text: String) throws -> SyntaxTree {
    guard Nesting(of: text).isReadable else {
      throw SourceKitFailure(description: "it is nested more than \(Nesting.limit) deep")
    }
    var text = text
    var failure: UnsafeMutablePointer<CChar>?
    let answer = text.withUTF8 { bytes in
      csourcekit_read(
        "\(UUID()).swift", UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
        bytes.count, &failure)
    }
    guard let answer else {
      throw SourceKitFailure(description: failure.map(takeString) ?? "sourcekitd gave no answer")
    }
    defer { csourcekit_dispose(answer) }
    return SourceKitAnswer(keys: keys).tree(csourcekit_root(answer))
  }
}

private func takeString(_ pointer: UnsafeMutablePointer<CChar>) -> String {
  defer { free(pointer) }
  return String(cString: pointer)
}
