import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// Known findings stay known while a project's code changes elsewhere; new ones do not pass.
final class BaselineTests: XCTestCase {
  /// The findings in each fixture of the rules.
  private static let reviewed = Result {
    try ReviewFixture.rules.get().map { (fixture: $0, found: findings(in: $0.files)) }
  }

  private static func findings(in files: [ReviewedFile]) -> [Finding] {
    VIPReview().report(on: files).all
  }

  func testEditsLeaveTheKnownSetAsItIs() throws {
    var numbers = SeededNumbers(seed: 2)
    let reviewed = try Self.reviewed.get().filter { !$0.fixture.expected.isEmpty }
    for number in 0..<Sample.count(50, whole: 200) {
      let (fixture, before) = reviewed[number % reviewed.count]
      let after = Self.findings(in: try edited(fixture.files, by: &numbers))
      let baseline = Baseline(of: before)

      XCTAssertEqual(baseline.part(after).new.map { "\($0)" }, [], "\(number) \(fixture.name)")
      XCTAssertEqual(baseline.gone(from: after), [:], "\(number) \(fixture.name)")
    }
  }

  func testOneNewBreakOfARuleIsOneNewFinding() throws {
    for (fixture, all) in try Self.reviewed.get() {
      let rule = String(fixture.name.prefix { $0 != "/" })
      guard ReviewSettings().rules.contains(rule) else { continue }
      let last = try XCTUnwrap(all.lastIndex { $0.rule == rule }, fixture.name)
      var known = all
      let broken = known.remove(at: last)

      let new = Baseline(of: known).part(all).new

      XCTAssertEqual(new.map(\.rule), [rule], fixture.name)
      XCTAssertEqual(new.map(\.owner), [broken.owner], fixture.name)
    }
  }

  func testWhatIsKeptIsReadAsItWas() throws {
    for (fixture, found) in try Self.reviewed.get() {
      let baseline = Baseline(of: found)
      let read = try JSONDecoder().decode(Baseline.self, from: Data(baseline.text.utf8))

      XCTAssertEqual(read, baseline, fixture.name)
      XCTAssertEqual(read.text, baseline.text, "in the same order each time")
    }
  }

  /// A file of models has no part of a scene.
  func testAnImportInAFileWithoutAPartIsKnownByItsFirstType() throws {
    func needless(in scene: String) throws -> [ReviewedFile] {
      try ReviewFixture(
        name: "needless",
        text: """
          // file: CartInteractor.swift
          final class CartInteractor: CartBusinessLogic {}
          // file: \(scene)Models.swift
          import UIKit
          enum \(scene) { enum Load { struct Request {} } }
          """
      ).files
    }
    let found = Self.findings(in: try needless(in: "Cart"))
    XCTAssertEqual(found.map(\.rule), ["interactor-imports-no-ui"])
    XCTAssertEqual(found.map(\.owner), [Finding.Owner(type: "Cart")])
    let elsewhere = Self.findings(in: try needless(in: "Home"))
    XCTAssertEqual(Baseline(of: found).part(elsewhere).new, elsewhere)

    let older = Data(#"{"known": [{"rule": "interactor-imports-no-ui"}]}"#.utf8)
    let read = try JSONDecoder().decode(Baseline.self, from: older)
    XCTAssertEqual(read.part(found).new, [])
    XCTAssertEqual(read.part(found + elsewhere).new, elsewhere, "one is known, not any number")
    XCTAssertEqual(read.gone(from: found), [:])
  }

  /// Adds lines, moves all to the right, moves the file, or moves a declaration to another file.
  private func edited(
    _ files: [ReviewedFile], by numbers: inout SeededNumbers
  ) throws -> [ReviewedFile] {
    let kit = try ReviewFixture.kit()
    var texts = files.map { (path: $0.path, text: $0.text) }
    let index = Int.random(in: texts.indices, using: &numbers)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0:
      var lines = texts[index].text.components(separatedBy: "\n")
      for _ in 0..<3 {
        let place = Int.random(in: 0...lines.count, using: &numbers)
        lines.insert(["", "// More is to come."].randomElement(using: &numbers) ?? "", at: place)
      }
      texts[index].text = lines.joined(separator: "\n")
    case 1:
      texts[index].text = texts[index].text.components(separatedBy: "\n")
        .map { $0.isEmpty ? $0 : "    \($0)" }.joined(separator: "\n")
    case 2:
      let folder = ["App", "App/Scenes", "Modules/Old"].randomElement(using: &numbers) ?? ""
      texts = texts.map { ("\(folder)/\($0.path)", $0.text) }
    default:
      let movable = files[index].tree.nodes.filter { $0.kind == "decl.enum" }
      guard let node = movable.randomElement(using: &numbers) else { break }
      // A declaration alone in its file moves with the file and its imports.
      guard files[index].tree.nodes.count > 1 else {
        texts[index].path = "Elsewhere.swift"
        break
      }
      var bytes = Array(texts[index].text.utf8)
      let moved = String(decoding: bytes[node.range], as: UTF8.self)
      bytes.removeSubrange(node.range)
      texts[index].text = String(decoding: bytes, as: UTF8.self)
      texts.append(("Elsewhere.swift", moved))
    }
    return try texts.map {
      ReviewedFile(path: $0.path, text: $0.text, tree: try kit.tree(of: $0.text))
    }
  }
}

/// The same numbers each time.
private struct SeededNumbers: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed
  }
}
