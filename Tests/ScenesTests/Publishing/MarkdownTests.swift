import XCTest

@testable import vipkata

final class MarkdownTests: XCTestCase {
  private func assert(
    _ markdown: String, _ html: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(Markdown.html(markdown), html, file: file, line: line)
  }

  func testHeadingsAndParagraphs() {
    assert(
      "# One\n\nA line\ngoes on.\r\n\r\n## Two",
      "<h1>One</h1>\n<p>A line goes on.</p>\n<h2>Two</h2>")
    assert("#no heading", "<p>#no heading</p>")
  }

  func testWhatAStrangerWritesIsText() {
    assert(
      "<script>&\"`<b>`\n\n    <i>\n\n```html\n<u>\n```",
      """
      <p>&lt;script&gt;&amp;&quot;<code>&lt;b&gt;</code></p>
      <pre><code>&lt;i&gt;</code></pre>
      <pre><code>&lt;u&gt;</code></pre>
      """)
    assert(
      "[x](javascript:alert(1)) [y](https://a.b/?\"><i>)",
      "<p>x) <a href=\"https://a.b/?&quot;&gt;&lt;i&gt;\">y</a></p>")
  }

  func testMarksWithinALine() {
    assert(
      "**a `b*`** and *c*, ``d ` e``: 2 * 3 * 4, `open, [no link] **bare",
      "<p><strong>a <code>b*</code></strong> and <em>c</em>, <code>d ` e</code>: 2 * 3 * 4, "
        + "`open, [no link] **bare</p>")
    assert("[Login.swift](Starter/Login.swift)", "<p>Login.swift</p>")
  }

  func testCodeKeepsItsLinesAndItsInnerSpaces() {
    assert("    a\n      b\n\n    c\n\nd", "<pre><code>a\n  b\n\nc</code></pre>\n<p>d</p>")
    assert("```swift\n# a\n\n- b", "<pre><code># a\n\n- b</code></pre>")
  }

  func testListsHoldLinesThatGoOnAndBlocksOfTheirOwn() {
    assert(
      "Do:\n- one\n  goes on\n- two\n\n      code\n\nAfter",
      """
      <p>Do:</p>
      <ul>
      <li>one goes on</li>
      <li><p>two</p><pre><code>code</code></pre></li>
      </ul>
      <p>After</p>
      """)
    assert(
      "1. a\n   - b\n2. c",
      "<ol>\n<li><p>a</p><ul>\n<li>b</li>\n</ul></li>\n<li>c</li>\n</ol>")
    XCTAssertFalse(
      Markdown.html(String(repeating: "- ", count: 100_000)).isEmpty, "deep is no crash")
  }

  func testTables() {
    assert(
      "| a | b |\n| --- | :-: |\n| `c` | |",
      """
      <table><thead><tr><th>a</th><th>b</th></tr></thead>
      <tbody><tr><td><code>c</code></td><td></td></tr></tbody></table>
      """)
  }
}
