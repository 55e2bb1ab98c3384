import XCTest

@testable import Heroes

@MainActor
final class HeroDecodingTests: XCTestCase {
  func testTheServersWordsAreUnderstood() async {
    // Given
    let json = #"""
      {"data": {"results": [
        {"id": 1, "name": "Nova", "description": "Lights the night.",
         "thumbnail": {"path": "https://example.com/nova", "extension": "jpg"}}
      ]}}
      """#

    // Then
    XCTAssertNoThrow(
      try JSONDecoder().decode(HeroEnvelope.self, from: Data(json.utf8)),
      "Hero does not understand the server yet: the decoder's error names the key, and says why")
  }

  func testTheDescriptionBecomesTheSummary() async throws {
    // When
    let nova = try hero(from: #"{"id": 1, "name": "Nova", "description": "Lights the night."}"#)

    // Then
    XCTAssertEqual(
      nova.summary, "Lights the night.",
      "the server says description, we say summary: a coding key translates")
  }

  func testPathAndExtensionBecomeTheArtwork() async throws {
    // When
    let nova = try hero(
      from: #"""
        {"id": 1, "name": "Nova", "description": "",
         "thumbnail": {"path": "https://example.com/nova", "extension": "jpg"}}
        """#)

    // Then
    XCTAssertEqual(
      nova.artwork?.absoluteString ?? "no artwork", "https://example.com/nova.jpg",
      "the artwork's address is the thumbnail's path, a dot, and its extension")
  }

  func testAMissingDescriptionIsAnEmptySummary() async throws {
    // When
    let nova = try hero(from: #"{"id": 1, "name": "Nova"}"#)

    // Then
    XCTAssertEqual(
      nova.summary, "", "a hero without a description is still a hero: its summary is empty")
  }

  func testAMissingThumbnailIsNoArtwork() async throws {
    // When
    let nova = try hero(from: #"{"id": 1, "name": "Nova", "description": ""}"#)

    // Then
    XCTAssertNil(nova.artwork, "a hero without a thumbnail has no artwork: make up no address")
  }

  func testAHeroWithoutIDOrNameIsAnError() async {
    XCTAssertThrowsError(
      try JSONDecoder().decode(Hero.self, from: Data(#"{"name": "Nova"}"#.utf8)),
      "a hero without an id was made up: let the decoder's error go through")
    XCTAssertThrowsError(
      try JSONDecoder().decode(Hero.self, from: Data(#"{"id": 1}"#.utf8)),
      "a hero without a name was made up: let the decoder's error go through")
  }

  func testTheHeroStoresOurWords() async throws {
    // When
    let nova = try hero(from: #"{"id": 1, "name": "Nova", "description": ""}"#)

    // Then
    let stored = storedNames(of: nova)
    XCTAssertEqual(
      ["id", "name", "summary", "artwork"].filter { !stored.contains($0) }, [],
      "these words are only computed from the server's: store ours, and let decoding translate")
  }

  func testTheHeroStoresNothingElse() async throws {
    // When
    let nova = try hero(from: #"{"id": 1, "name": "Nova", "description": ""}"#)

    // Then
    let ours = ["id", "name", "summary", "artwork"]
    XCTAssertEqual(
      storedNames(of: nova).filter { !ours.contains($0) }, [],
      "an entity keeps neither the server's shape nor a screen's texts: take these out")
  }

  private func storedNames(of hero: Hero) -> [String] {
    Mirror(reflecting: hero).children.compactMap(\.label)
  }

  private func hero(
    from json: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Hero {
    let hero = Result { try JSONDecoder().decode(Hero.self, from: Data(json.utf8)) }
    return try XCTUnwrap(
      try? hero.get(),
      "this hero could not be read: tell Hero the server's names, and what may be missing. "
        + "The decoder's word: \(hero)",
      file: file, line: line)
  }
}
