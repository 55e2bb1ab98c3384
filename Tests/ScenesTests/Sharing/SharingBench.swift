import Entities
import Foundation
import Scenes

/// The interactor of sharing, with a place that a test fills.
@MainActor
final class SharingBench {
  let presenter = SharingPresenterSpy()
  let worker = SharingWorkerSpy()
  let journal = JournalWorkerSpy()

  lazy var sut: SharingInteractor = {
    let interactor = SharingInteractor(worker: worker, journal: journal)
    interactor.presenter = presenter
    return interactor
  }()

  static let folder = SharedPlace.folder(URL(fileURLWithPath: "/srv/room"))

  static func membership(
    _ name: String = "Ada", in place: SharedPlace = folder
  ) -> Membership {
    Membership(place: place, name: LearnerName(name)!)
  }

  func plan(_ name: String = "Ada", isInteractive: Bool = false, isAgreed: Bool = false) {
    var request = Sharing.Plan.Request(place: "/srv/room", name: name)
    request.isInteractive = isInteractive
    request.isAgreed = isAgreed
    sut.plan(request: request)
  }
}

@MainActor
final class SharingPresenterSpy: SharingPresentationLogic {
  private(set) var plans: [Sharing.Plan.Response] = []
  private(set) var joins: [Sharing.Join.Response] = []
  private(set) var refusals = 0
  private(set) var leaves: [Sharing.Leave.Response] = []
  private(set) var failures: [UserError] = []

  func presentPlan(response: Sharing.Plan.Response) { plans.append(response) }
  func presentJoin(response: Sharing.Join.Response) { joins.append(response) }
  func presentRefusal() { refusals += 1 }
  func presentLeave(response: Sharing.Leave.Response) { leaves.append(response) }
  func presentFailure(error: any Error) { failures.append(FailurePage(error: error).said) }
}

final class SharingWorkerSpy: SharingWorkerLogic {
  var present: Membership?
  var theirs: [JournalEvent]?
  var delay: UserError?
  var refusal: PlaceFailure?
  var departure: Sharing.Departure?
  private(set) var joined: [Membership] = []

  func place(_ word: String) throws -> SharedPlace {
    try SharedPlace(word, in: URL(fileURLWithPath: "/"))
  }
  func membership() throws -> Membership? { present }
  func published(under membership: Membership) throws -> [JournalEvent]? { theirs }
  func join(_ membership: Membership) throws -> UserError? {
    if let refusal { throw refusal }
    joined.append(membership)
    return delay
  }
  func leave() throws -> Sharing.Departure? { departure }
}
