import Foundation

/// Decides whether a learner's record may be shared, and under which name.
@MainActor
final class SharingInteractor {
  var presenter: (any SharingPresentationLogic)?
  private let worker: any SharingWorkerLogic
  private let journal: any JournalWorkerLogic
  private var planned: Membership?

  init(worker: any SharingWorkerLogic, journal: any JournalWorkerLogic) {
    self.worker = worker
    self.journal = journal
  }

  func plan(request: Sharing.Plan.Request) {
    presenter?.attempt {
      guard let name = LearnerName(request.name) else {
        throw UserError.noName(request.name)
      }
      let membership = Membership(
        place: request.place, name: name, tokenFile: request.tokenFile?.path,
        authority: request.authority?.path)
      let events = try journal.events()
      try requireFree(membership, own: events)
      planned = membership
      presenter?.presentPlan(
        response: Sharing.Plan.Response(
          membership: membership, events: events.count,
          isQuestion: request.isInteractive && !request.isAgreed))
      if request.isAgreed { return join(isWanted: true) }
      guard !request.isInteractive else { return }
      throw UserError.notAgreed
    }
  }

  func join(isWanted: Bool) {
    guard let planned else { return }
    guard isWanted else { return presenter?.presentRefusal() ?? () }
    presenter?.attempt {
      let events = try journal.events().count
      let delay = try worker.join(planned)
      presenter?.presentJoin(
        response: Sharing.Join.Response(membership: planned, events: events, delay: delay))
    }
  }

  func leave() {
    presenter?.attempt {
      // Nobody is left to see it.
      if let hand = (try? journal.events()).flatMap({ Progress(events: $0).hand }) {
        try journal.append(hand.kata, .lowered)
      }
      presenter?.presentLeave(try worker.leave())
    }
  }

  private func requireFree(_ wanted: Membership, own: [JournalEvent]) throws {
    if let present = try worker.membership() {
      let isSame = present.place == wanted.place && present.name == wanted.name
      guard isSame else { throw UserError.isMember(present) }
      return
    }
    guard let theirs = try worker.published(under: wanted) else { return }
    // One's own record of another day begins as the journal does, or the journal as it.
    let common = min(own.count, theirs.count)
    guard common > 0, own.prefix(common) == theirs.prefix(common) else {
      throw UserError.nameTaken(wanted)
    }
  }
}
