package import Foundation

/// The Swift toolchain that builds and runs the katas.
package struct Toolchain: Equatable, Sendable, Codable {
  /// The `swift` command.
  package let swift: URL
  /// As the compiler gives it, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package let version: String
  /// The folder of the toolchain's own libraries, `usr/lib`.
  package let libraries: URL

  package var compiler: URL {
    libraries.deletingLastPathComponent().appendingPathComponent("bin/swiftc")
  }

  /// The oldest version that the course's language mode and flags need.
  package static let oldest = [6, 0]

  /// Major, minor and patch, as far as the version names them.
  package var numbers: [Int] {
    let word = version.split(separator: " ").first { $0.first?.isNumber == true } ?? ""
    return word.split(separator: ".").prefix(3).map { Int($0.prefix { $0.isNumber }) ?? 0 }
  }

  package var isTooOld: Bool {
    numbers.lexicographicallyPrecedes(Self.oldest)
  }

  /// The library that reads Swift code; on macOS it is inside a framework.
  package var sourceKitLibrary: URL {
    #if canImport(Darwin)
      libraries.appendingPathComponent("sourcekitdInProc.framework/sourcekitdInProc")
    #else
      libraries.appendingPathComponent("libsourcekitdInProc.so")
    #endif
  }
}
