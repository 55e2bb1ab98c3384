import Foundation
import XCTest

@testable import vipkata

/// Swift code with its findings marked: a line that ends in `// breaks: RULE`
/// breaks that rule, every other line breaks none. A line `// file: NAME.swift`
/// begins another file.
struct ReviewFixture {
  let name: String
  let files: [ReviewedFile]

  init(name: String = "", text: String) throws {
    self.name = name
    let kit = try Self.kit()
    files = try Self.parts(of: text).map { file, text in
      ReviewedFile(path: file, text: text, tree: try kit.tree(of: text))
    }
  }

  /// Every fixture below `Fixtures/FOLDER`.
  static func all(in folder: String) throws -> [ReviewFixture] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift.txt") }.sorted().map { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return try ReviewFixture(name: path, text: text)
    }
  }

  /// The fixtures of the rules, read once.
  static let rules = Result { try all(in: "Rules") }

  /// The expected findings, such as `LoginPresenter.swift:4 view-is-held-weakly`.
  var expected: [String] {
    files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { index, line in
          line.range(of: "// breaks: ").map {
            "\(file.path):\(index + 1) \(line[$0.upperBound...])"
          }
        }
    }.sorted()
  }

  func found(by review: VIPReview = VIPReview()) -> [String] {
    review.findings(in: files).map { "\($0.file):\($0.line) \($0.rule)" }.sorted()
  }

  static func report(
    on text: String, _ settings: ReviewSettings = ReviewSettings()
  ) throws -> ReviewReport {
    VIPReview(settings: settings).report(on: try ReviewFixture(text: text).files)
  }

  private static func parts(of text: String) -> [(file: String, text: String)] {
    let mark = "// file: "
    var parts: [(file: String, lines: [Substring])] = [("Scene.swift", [])]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(mark) {
        parts.append((String(line.dropFirst(mark.count)), []))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts.filter { !$0.lines.isEmpty }.map { ($0.file, $0.lines.joined(separator: "\n")) }
  }

  /// The toolchain's code reader.
  static func kit() throws -> SourceKit { try found.get() }

  private static let found = Result {
    let finder = ToolchainFinder(environment: ProcessInfo.processInfo.environment, cache: nil)
    return try SourceKit(libraries: finder.find().sourceKitLibraries)
  }
}

func assertText(
  _ text: String, contains part: String, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertTrue(text.contains(part), text, file: file, line: line)
}
