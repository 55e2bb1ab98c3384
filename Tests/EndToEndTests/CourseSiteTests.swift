import Foundation
import XCTest

/// The pages that `course site` makes of our course.
final class CourseSiteTests: XCTestCase {
  private let program = try! BuiltProgram()

  private func pages() throws -> [String: String] {
    let result = try program.run("course", "site", "site")
    XCTAssertEqual(result.status, 0, result.errors)
    let site = program.folder.appendingPathComponent("site").path
    let paths = FileManager.default.enumerator(atPath: site)?.allObjects as? [String] ?? []
    return Dictionary(
      uniqueKeysWithValues: try paths.filter { $0.hasSuffix(".html") }.map {
        ($0, try String(contentsOfFile: "\(site)/\($0)", encoding: .utf8))
      })
  }

  /// Links as a browser follows them from a file, where there is no server's root.
  func testEachLinkLeadsToAPlaceThatIsThereAndNoPageIsLost() throws {
    let pages = try pages()
    let site = program.folder.appendingPathComponent("site")
    var reached: Set<String> = ["index.html"]
    for (path, text) in pages {
      let page = site.appendingPathComponent(path)
      for match in text.matches(of: /(?:href|src)="([^"#]*)#?([^"]*)"/) {
        let (_, target, anchor) = match.output
        let file = URL(fileURLWithPath: String(target), relativeTo: page).standardizedFileURL
        XCTAssertTrue(
          file.path.hasPrefix(site.standardizedFileURL.path + "/"), "\(path): \(target)")
        XCTAssertTrue(
          FileManager.default.fileExists(atPath: file.path), "\(path): \(match.output.0)")
        let name = String(file.path.dropFirst(site.standardizedFileURL.path.count + 1))
        reached.insert(name)
        guard !anchor.isEmpty else { continue }
        assertContains(pages[name] ?? "", "id=\"\(anchor)\"")
      }
    }
    XCTAssertEqual(Set(pages.keys).subtracting(reached), [])
    let katas = try XCTUnwrap(program.object("list")["total"] as? Int)
    XCTAssertEqual(pages.count, katas + 3)
  }

  func testNothingHiddenIsOnThePagesAndNothingIsRun() throws {
    let text = try pages().values.joined()

    for word in ["import XCTest", "@testable", "<script", "<img", "## 1", "\n```", "<p>|"] {
      XCTAssertFalse(text.contains(word), word)
    }
    assertContains(text, "<h2>The rule</h2>")
    assertContains(text, "presenter-is-pure")
    assertContains(text, "R43")
  }

  func testPagesFitAPhoneAndFollowTheColorScheme() throws {
    _ = try pages()
    let browser = try Browser()
    let background = "getComputedStyle(document.body).backgroundColor"
    for path in [
      "index.html", "rules.html", "ideas.html", "katas/whole-scenes/choose-an-architecture.html",
    ] {
      let page = program.folder.appendingPathComponent("site/\(path)")
      try browser.open(page)
      let light = try browser.value(of: background) as? String
      XCTAssertEqual(light, "rgb(246, 247, 249)", "the style is found")
      try browser.open(page, width: 390, height: 844, isDark: true)
      XCTAssertEqual(
        try browser.value(of: "document.documentElement.scrollWidth") as? Int, 390, path)
      XCTAssertNotEqual(try browser.value(of: background) as? String, light)
    }
  }
}
