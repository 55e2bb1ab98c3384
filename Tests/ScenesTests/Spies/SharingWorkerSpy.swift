@testable import vipkata

/// A place whose content a test provides.
final class SharingWorkerSpy: SharingWorkerLogic {
  var present: Membership?
  var theirs: [JournalEvent]?
  var delay: UserError?
  var refusal: PlaceFailure?
  var departure: Departure?
  private(set) var joined: [Membership] = []
  private(set) var attached: [[SentFile]] = []

  func membership() throws -> Membership? { present }
  func published(under membership: Membership) throws -> [JournalEvent]? { theirs }
  func join(_ membership: Membership) throws -> UserError? {
    if let refusal { throw refusal }
    joined.append(membership)
    return delay
  }
  func attach(_ code: [SentFile]) { attached.append(code) }
  func leave() throws -> Departure? { departure }
}
