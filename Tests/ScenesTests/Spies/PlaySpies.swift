@testable import vipkata

/// A program whose reports a test provides. Used on one thread at a time.
final class PlayerSpy: PlayerLogic {
  let descriptor: Int32 = -1
  private(set) var events: [PlayedScene.Event] = []
  private(set) var isEnded = false
  var said: [PlayedScene.Report] = []
  var failure: (any Error)?

  func send(_ event: PlayedScene.Event) { events.append(event) }

  func reports(within milliseconds: Int32) throws -> [PlayedScene.Report] {
    if let failure { throw failure }
    defer { said = [] }
    return said
  }

  func end() { isEnded = true }
}

final class PlayWorkerSpy: PlayWorkerLogic, @unchecked Sendable {
  let player = PlayerSpy()
  private(set) var jobs: [PlayJob] = []
  var failure: (any Error)?

  func start(_ job: PlayJob) throws -> any PlayerLogic {
    jobs.append(job)
    if let failure { throw failure }
    return player
  }
}

@MainActor
final class PlayPresenterSpy: PlayPresentationLogic {
  private(set) var shows: [Play.Show.Response] = []
  private(set) var closes: [Play.Close.Response] = []
  private(set) var failures: [UserError] = []

  func presentBuilding() {}
  func presentShow(response: Play.Show.Response) { shows.append(response) }
  func presentClose(response: Play.Close.Response) { closes.append(response) }
  func presentFailure(error: any Error) { failures.append(UserError(error)) }
}

@MainActor
final class PlayCommandWorkerSpy: PlayCommandWorkerLogic {
  private(set) var played: [KataID] = []
  var failure: UserError?

  func play(_ kata: KataID) throws {
    played.append(kata)
    if let failure { throw failure }
  }
}

extension Seeds {
  /// A login: two fields, a button, and one that is disabled.
  static func loginScreen(email: String = "") -> PlayedScene.Screen {
    PlayedScene.Screen(
      title: "Log in",
      elements: [
        PlayedScene.Element(id: "1", kind: .field, text: email, placeholder: "Email"),
        PlayedScene.Element(id: "2", kind: .field, placeholder: "Password", isSecure: true),
        PlayedScene.Element(id: "3", kind: .button, text: "Send", isEnabled: false),
        PlayedScene.Element(id: "4", kind: .button, text: "Log in"),
      ])
  }

  static func note(_ kind: PlayedScene.Message, _ value: String = "") -> PlayedScene.Note {
    let part = [PlayedScene.Message.request: "Interactor", .response: "Presenter"][kind] ?? "View"
    return PlayedScene.Note(kind: kind, receiver: part, method: "logIn", value: value)
  }
}
