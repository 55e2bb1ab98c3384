@testable import vipkata

@MainActor
final class WatchPresenterSpy: WatchPresentationLogic {
  private(set) var standings: [Watch.Standing] = []
  /// All responses except standings.
  private(set) var presented: [Watch.Response] = []
  private(set) var failures: [UserError] = []

  func presentWatch(response: Watch.Response) {
    if case .standing(let standing) = response {
      standings.append(standing)
    } else {
      presented.append(response)
    }
  }

  func presentFailure(error: any Error) { failures.append(UserError(error)) }
}

@MainActor
final class SaveWatchWorkerSpy: SaveWatchWorkerLogic {
  private(set) var watched: [KataID] = []

  func watch(_ kata: Kata) { watched.append(kata.id) }
}

@MainActor
final class EditorWorkerSpy: EditorWorkerLogic {
  private(set) var places: [SourceLocation] = []
  private(set) var followed: [SourceLocation] = []
  var failure: UserError?

  func follow(_ place: SourceLocation) { followed.append(place) }

  func open(_ place: SourceLocation) throws {
    places.append(place)
    if let failure { throw failure }
  }
}

/// A window that keeps the last drawing.
@MainActor
final class WindowSpy: WindowLogic {
  var size = WindowSize(rows: 10, columns: 40)
  private(set) var rows: [String] = []

  func draw(_ rows: [Line]) { self.rows = rows.map(\.text) }
}
