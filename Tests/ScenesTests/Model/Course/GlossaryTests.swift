import XCTest

@testable import vipkata

/// The course's terms, as its page lists them and as briefs use them.
final class GlossaryTests: XCTestCase {
  private let glossary = Glossary(
    markdown: """
      # Words

      ## sut, system under test

      What a test
      is about.

      First in: spies/first-spy

      ## worker

      Fetches, stores, computes.
      """)

  func testAnEntryHasItsFormsItsTextAndItsKata() {
    XCTAssertEqual(
      glossary.entries,
      [
        Glossary.Entry(
          words: ["sut", "system under test"], text: "What a test is about.",
          kata: KataID("spies/first-spy")),
        Glossary.Entry(words: ["worker"], text: "Fetches, stores, computes.", kata: nil),
      ])
  }

  func testAWordIsFoundHoweverItIsWritten() {
    XCTAssertEqual(glossary.entry("System under Test")?.words.first, "sut")
    XCTAssertEqual(glossary.entry("WORKER")?.words.first, "worker")
    XCTAssertNil(glossary.entry("work"))
  }

  func testABriefUsesAWordInProseNotInCodeAndNotWithinAnother() {
    func found(_ brief: String) -> [String] { glossary.entries(in: brief).map { $0.words[0] } }
    XCTAssertEqual(found("Ask the *workers*, each once."), ["worker"])
    XCTAssertEqual(found("A system under\ntest."), ["sut"])
    XCTAssertEqual(found("Hold `worker` and\n```swift\nlet worker = 1\n```\nco-workers."), [])
  }
}
