import Foundation

/// The Swift toolchain that builds and runs the katas.
struct Toolchain: Equatable, Sendable, Codable {
  let swift: URL
  /// As the compiler gives it, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let version: String
  /// The folder of the toolchain's own libraries, `usr/lib`.
  let libraries: URL
  /// What it builds for, such as `arm64-apple-macosx15.0`.
  var target = ""
  /// Folders of other toolchains' libraries, for what this one lacks.
  var otherLibraries: [URL] = []
  /// The system's message if there is no XCTest, as on macOS without Xcode.
  var lackOfXCTest: String?

  /// The compiler's message if there is no XCTest.
  static let noXCTest = "no such module 'XCTest'"
  static let wayToXCTest =
    "Install Xcode, then sudo xcode-select -s /Applications/Xcode.app"

  var isApples: Bool { target.contains("-apple-") }

  var compiler: URL {
    libraries.deletingLastPathComponent().appendingPathComponent("bin/swiftc")
  }

  /// The oldest version that the course's language mode and flags need.
  static let oldest = [6, 0]

  /// Major, minor and patch, as far as the version names them.
  var numbers: [Int] {
    let word = version.split(separator: " ").first { $0.first?.isNumber == true } ?? ""
    return word.split(separator: ".").prefix(3).map { Int($0.prefix { $0.isNumber }) ?? 0 }
  }

  var isTooOld: Bool {
    numbers.lexicographicallyPrecedes(Self.oldest)
  }

  /// Whether its runtime reports a crash as JSON. Older ones print the registers among the
  /// learner's own output.
  var writesBacktraces: Bool { !numbers.lexicographicallyPrecedes([6, 2]) }

  /// Where the library that reads Swift code may be, best first; on macOS it is inside a
  /// framework.
  var sourceKitLibraries: [URL] {
    let name = isApples ? "sourcekitdInProc.framework/sourcekitdInProc" : "libsourcekitdInProc.so"
    return ([libraries] + otherLibraries).map { $0.appendingPathComponent(name) }
  }
}
