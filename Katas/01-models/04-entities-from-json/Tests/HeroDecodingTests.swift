import XCTest

@testable import Heroes

@MainActor
final class HeroDecodingTests: XCTestCase {
  func testTheServersWordsAreUnderstood() async {
    // Given
    let json = #"""
      {"data": {"results": [
        {"id": 1, "name": "Nova", "description": "Lights the night."}
      ]}}
      """#

    // Then
    XCTAssertNoThrow(
      try JSONDecoder().decode(HeroEnvelope.self, from: Data(json.utf8)),
      "Hero cannot read the server's JSON yet: the decoder's error names the key"
    )
  }

  func testTheDescriptionBecomesTheSummary() async throws {
    // When
    let nova = try hero(
      from: #"""
        {"id": 1, "name": "Nova", "description": "Lights the night."}
        """#)

    // Then
    XCTAssertEqual(
      nova.summary, "Lights the night.",
      "the server says description, we say summary: let a coding key translate"
    )
  }

  func testAMissingDescriptionIsAnEmptySummary() async throws {
    // When
    let nova = try hero(from: #"{"id": 1, "name": "Nova"}"#)

    // Then
    XCTAssertEqual(
      nova.summary, "",
      "a hero without a description is still a hero, with an empty summary")

    // When
    let other = try hero(
      from: #"{"id": 2, "name": "Wasp", "summary": "Another's."}"#)

    // Then
    XCTAssertNotEqual(
      other.summary, "Another's.",
      "summary is our word, not the server's: read description alone")
  }

  func testADescriptionThatIsNullIsAnEmptySummary() async throws {
    // When
    let nova = try hero(
      from: #"{"id": 1, "name": "Nova", "description": null}"#)

    // Then
    XCTAssertEqual(
      nova.summary, "",
      "null says that there is no description: that is an empty summary, too"
    )
  }

  func testTheTextsStayAsTheServerWroteThem() async throws {
    // Given
    let name = "the Wasp "
    let text = " " + String(repeating: "Small and fast. ", count: 9)

    // When
    let wasp = try hero(
      from: #"""
        {"id": 2, "name": "\#(name)", "description": "\#(text)\nYes."}
        """#)
    let nobody = try hero(from: #"{"id": 3, "name": ""}"#)

    // Then
    XCTAssertEqual(
      [wasp.name, wasp.summary, nobody.name], [name, text + "\nYes.", ""],
      "decoding gives other names, and no other texts: how they are shown is for a presenter"
    )
  }

  func testAnEmptyDescriptionIsAnEmptySummary() async throws {
    // When
    let nova = try hero(
      from: #"{"id": 1, "name": "Nova", "description": ""}"#)

    // Then
    XCTAssertEqual(
      nova.summary, "",
      "an empty description is an empty summary: what to show instead is for a presenter"
    )
  }

  func testWhatIsNoHeroIsAnError() async {
    XCTAssertThrowsError(
      try JSONDecoder().decode(
        Hero.self, from: Data(#"{"name": "Nova"}"#.utf8)),
      "a hero without an id is an error: let the decoder throw it")
    XCTAssertThrowsError(
      try JSONDecoder().decode(Hero.self, from: Data(#"{"id": 1}"#.utf8)),
      "a hero without a name is an error: let the decoder throw it")
    XCTAssertThrowsError(
      try JSONDecoder().decode(
        Hero.self,
        from: Data(#"{"id": 1, "name": "Nova", "description": 42}"#.utf8)),
      "a description may be missing, but a number is no description: let the decoder throw it"
    )
    XCTAssertThrowsError(
      try JSONDecoder().decode(
        HeroEnvelope.self,
        from: Data(#"{"data": {"results": [{"id": 1}]}}"#.utf8)),
      "a hero without a name is an error in the list, too")
  }

  func testTheHeroStoresOurWords() async throws {
    // When
    let nova = try hero(
      from: #"{"id": 1, "name": "Nova", "description": ""}"#)

    // Then
    let stored = storedNames(of: nova)
    XCTAssertEqual(
      ["id", "name", "summary"].filter { !stored.contains($0) }, [],
      "the hero does not store these: store them, and let decoding translate the server's words"
    )
  }

  func testTheHeroStoresNothingElse() async throws {
    // When
    let nova = try hero(
      from: #"{"id": 1, "name": "Nova", "description": ""}"#)

    // Then
    let ours = ["id", "name", "summary"]
    XCTAssertEqual(
      storedNames(of: nova).filter { !ours.contains($0) }, [],
      "an entity holds nothing of the server's shape and no text for a screen: remove these"
    )
  }

  func testTheHeroIsAValue() async throws {
    // When
    let nova = try hero(
      from: #"{"id": 1, "name": "Nova", "description": ""}"#)

    // Then
    XCTAssertEqual(
      Mirror(reflecting: nova).displayStyle.map { "\($0)" }, "struct",
      "many scenes share a hero: make it a struct, so that each has its own"
    )
  }

  func testTheHeroWordsNothing() async throws {
    // When
    let nova = try hero(
      from: #"{"id": 1, "name": "Nova", "description": ""}"#)

    // Then
    let texts: [(name: String, text: Any)] = [
      ("title", nova.title), ("subtitle", nova.subtitle),
      ("text", nova.text), ("label", nova.label),
      ("displayName", nova.displayName), ("displayText", nova.displayText),
      ("displayTitle", nova.displayTitle),
      ("shortSummary", nova.shortSummary),
    ]
    XCTAssertEqual(
      texts.filter { !($0.text is NoText) }.map(\.name), [],
      "many scenes share a hero, and each words its own texts: leave these to its presenter"
    )
  }

  private func storedNames(of hero: Hero) -> [String] {
    Mirror(reflecting: hero).children.compactMap(\.label)
  }

  private func hero(
    from json: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Hero {
    let hero = Result {
      try JSONDecoder().decode(Hero.self, from: Data(json.utf8))
    }
    return try XCTUnwrap(
      try? hero.get(),
      "this hero could not be read: look at the key that the decoder names. "
        + "The decoder says: \(hero)",
      file: file, line: line)
  }
}

/// What a hero says that words nothing: the members below are its own only where it has none.
private struct NoText {}

private protocol WordsNothing {}

extension WordsNothing {
  fileprivate var title: NoText { NoText() }
  fileprivate var subtitle: NoText { NoText() }
  fileprivate var text: NoText { NoText() }
  fileprivate var label: NoText { NoText() }
  fileprivate var displayName: NoText { NoText() }
  fileprivate var displayText: NoText { NoText() }
  fileprivate var displayTitle: NoText { NoText() }
  fileprivate var shortSummary: NoText { NoText() }
}

extension Hero: WordsNothing {}
