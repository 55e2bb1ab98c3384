import XCTest

@testable import Heroes

@MainActor
final class HeroesWorkerTests: XCTestCase {
  private let client = ClientStub()
  private lazy var sut: any HeroesWorkerLogic = HeroesWorker(client: client)

  func testWorkerAsksTheClientItWasGiven() async {
    // When
    _ = try? await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      client.paths, ["/heroes"],
      "ask the client given to init, once, for \"/heroes\"")
  }

  func testNoHeroesAreAnAnswerToo() async {
    // Given: a page, and nobody on it
    client.answer = .success(Seeds.page())

    // When
    do {
      let heroes = try await sut.fetchHeroes()

      // Then
      XCTAssertEqual(
        heroes, [], "the page has no entries: return no heroes")
    } catch {
      XCTFail(
        "the page has no entries and the worker threw \(error): no heroes are an answer, too, so return none"
      )
    }
  }

  func testEntryBecomesAHero() async throws {
    // Given
    client.answer = .success(Seeds.page(Seeds.ada))

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    let artwork = URL(string: "https://art.example/ada.jpg")
    XCTAssertEqual(
      heroes,
      [Hero(id: 7, name: "Ada", summary: "Counts.", artwork: artwork)],
      "description becomes summary; path, a dot and extension become the artwork's URL"
    )
  }

  func testHeroesKeepTheOrderOfTheAnswer() async throws {
    // Given
    client.answer = .success(
      Seeds.page(Seeds.zoe, Seeds.ada, Seeds.noThumbnail))

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes.map(\.name), ["Zoe", "Ada", "Bob"],
      "a worker decides nothing: keep every hero, in the order of the answer"
    )
  }

  func testHeroWithoutThumbnailHasNoArtwork() async throws {
    // Given
    client.answer = .success(Seeds.page(Seeds.noThumbnail))

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes, [Hero(id: 9, name: "Bob", summary: "Builds.", artwork: nil)],
      "a hero without a thumbnail is still a hero: its artwork is nil")
  }

  func testEmptyDescriptionStaysEmpty() async throws {
    // Given
    client.answer = .success(Seeds.page(Seeds.zoe))

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes.map(\.summary), [""],
      "texts for the screen are the presenter's work: keep an empty description empty"
    )
  }

  func testEveryEntryIsKept() async throws {
    // Given: many entries, one of them twice, and one with no texts
    let nobody = #"{"id": 0, "name": "", "description": ""}"#
    let entries = Array(repeating: Seeds.noThumbnail, count: 60) + [nobody]
    client.answer = .success(Seeds.page(entries))

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes.map(\.id), Array(repeating: 9, count: 60) + [0],
      "a worker decides nothing: return every entry, even one that comes twice"
    )
  }

  func testTextsComeOutAsTheyWereSent() async throws {
    // Given
    let entry =
      #"{"id": 5, "name": " eve ", "description": " Waits.<br>\n"}"#
    client.answer = .success(Seeds.page(entry))

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes,
      [Hero(id: 5, name: " eve ", summary: " Waits.<br>\n", artwork: nil)],
      "the worker tidies nothing: name and description come out as they are"
    )
  }

  func testEachHeroHasItsOwnArtwork() async throws {
    // Given
    client.answer = .success(
      Seeds.page(
        Seeds.zoe, Seeds.noThumbnail, Seeds.ada, Seeds.noPicture,
        Seeds.noURL))

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes.map { $0.artwork?.absoluteString },
      [
        "https://art.example/zoe.png", nil, "https://art.example/ada.jpg",
        "http://art.example/image_not_available.GIF", nil,
      ],
      "each artwork is its own entry's path, a dot and extension, as they came, and nil where they make no URL"
    )
  }

  func testEachFetchAsksTheClientOnce() async throws {
    // Given
    client.answer = .success(Seeds.page(Seeds.ada))

    // When
    _ = try await sut.fetchHeroes()
    _ = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      client.paths, ["/heroes", "/heroes"],
      "each time the scene asks, ask the client once: this worker remembers nothing"
    )
  }

  func testNoErrorIsTakenForAnAnswer() async {
    let errors: [any Error] = [
      CancellationError(), URLError(.notConnectedToInternet),
      URLError(.timedOut),
    ]
    for sent in errors {
      // Given
      client.answer = .failure(sent)

      // When
      do {
        let heroes = try await sut.fetchHeroes()
        XCTFail(
          "the client threw \(type(of: sent)) and the worker returned \(heroes): let each error through"
        )
      } catch {
        // Then
        XCTAssertEqual(
          error as NSError, sent as NSError,
          "an error is rethrown unchanged, whichever it is")
      }
    }
  }

  func testAnEmptyAnswerIsAnErrorToo() async {
    // Given: not an empty list, but nothing at all
    client.answer = .success(Data())

    // When
    let heroes = try? await sut.fetchHeroes()

    // Then
    XCTAssertNil(
      heroes, "no data is no page: throw the decoder's error, not no heroes"
    )
  }

  func testErrorOfTheClientIsThrown() async {
    // Given
    client.answer = .failure(NoConnection())

    // When
    do {
      let heroes = try await sut.fetchHeroes()
      XCTFail(
        "the client failed and the worker returned \(heroes): let the error through"
      )
    } catch {
      // Then
      XCTAssertTrue(
        error is NoConnection,
        "the client's own error must arrive, not \(error)")
    }
    XCTAssertEqual(
      client.paths, ["/heroes"],
      "the client failed: let the error through, and do not ask again")
  }

  func testUnreadableAnswerIsAnError() async {
    // Given
    client.answer = .success(Data("Bad gateway".utf8))

    // When
    do {
      let heroes = try await sut.fetchHeroes()
      XCTFail(
        "the answer cannot be decoded and the worker returned \(heroes): throw instead"
      )
    } catch {
      // Then
      XCTAssertTrue(
        error is DecodingError,
        "the decoder's own error must arrive, not \(error)")
    }
  }
}

// MARK: - Seeds and stubs

/// What the server would send.
private enum Seeds {
  static let ada = """
    {
      "id": 7, "name": "Ada", "description": "Counts.",
      "thumbnail": {"path": "https://art.example/ada", "extension": "jpg"}
    }
    """
  static let zoe = """
    {
      "id": 8, "name": "Zoe", "description": "",
      "thumbnail": {"path": "https://art.example/zoe", "extension": "png"}
    }
    """
  static let noThumbnail = """
    {"id": 9, "name": "Bob", "description": "Builds."}
    """

  static let noPicture = """
    {
      "id": 4, "name": "Kim", "description": "Hides.",
      "thumbnail": {
        "path": "http://art.example/image_not_available", "extension": "GIF"
      }
    }
    """

  static let noURL = """
    {
      "id": 3, "name": "Lea", "description": "Errs.",
      "thumbnail": {"path": "https://[art.example/lea", "extension": "png"}
    }
    """

  static func page(_ entries: String...) -> Data {
    page(entries)
  }

  static func page(_ entries: [String]) -> Data {
    Data(
      #"{"data": {"results": [\#(entries.joined(separator: ","))]}}"#.utf8)
  }
}

struct NoConnection: Error {}

/// Answers what the test says, and notes what it was asked for.
@MainActor
private final class ClientStub: HTTPClient {
  var answer: Result<Data, any Error> = .success(Seeds.page())
  private(set) var paths: [String] = []

  func get(_ path: String) async throws -> Data {
    paths.append(path)
    return try answer.get()
  }
}
