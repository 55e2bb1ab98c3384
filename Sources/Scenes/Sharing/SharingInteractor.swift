import Entities

@MainActor
package protocol SharingBusinessLogic {
  func plan(request: Sharing.Plan.Request)
  func join(request: Sharing.Join.Request)
  func leave(request: Sharing.Leave.Request)
}

/// Decides whether a learner's record may be shared, and under which name.
package final class SharingInteractor: SharingBusinessLogic {
  package var presenter: (any SharingPresentationLogic)?
  private let worker: any SharingWorkerLogic
  private let journal: any JournalWorkerLogic
  private var planned: Membership?

  package init(worker: any SharingWorkerLogic, journal: any JournalWorkerLogic) {
    self.worker = worker
    self.journal = journal
  }

  package func plan(request: Sharing.Plan.Request) {
    attempt {
      guard let name = LearnerName(request.name) else {
        throw UserError(
          "\"\(request.name.prefix(60))\" is no name to share under.",
          mend: "It is one line of at most 60 characters.")
      }
      var membership = Membership(place: try worker.place(request.place), name: name)
      membership.tokenFile = request.tokenFile
      membership.authority = request.authority
      let events = try journal.events()
      try requireFree(membership, own: events)
      planned = membership
      presenter?.presentPlan(
        response: Sharing.Plan.Response(
          membership: membership, events: events.count,
          isQuestion: request.isInteractive && !request.isAgreed))
      if request.isAgreed { return join(request: Sharing.Join.Request(isWanted: true)) }
      guard !request.isInteractive else { return }
      throw UserError(
        "Nothing is shared yet: you have to agree.",
        mend: "Add --yes, or run it on a terminal, where you are asked.")
    }
  }

  package func join(request: Sharing.Join.Request) {
    guard let planned else { return }
    guard request.isWanted else {
      presenter?.presentRefusal()
      return
    }
    attempt {
      let events = try journal.events().count
      let delay = try worker.join(planned)
      presenter?.presentJoin(
        response: Sharing.Join.Response(membership: planned, events: events, delay: delay))
    }
  }

  package func leave(request: Sharing.Leave.Request) {
    attempt {
      presenter?.presentLeave(response: Sharing.Leave.Response(departure: try worker.leave()))
    }
  }

  private func requireFree(_ wanted: Membership, own: [JournalEvent]) throws {
    if let present = try worker.membership() {
      guard present.isSame(as: wanted) else {
        throw UserError(
          present.isLeaving
            ? "Your record in \(present.place.shown) is not removed yet."
            : "You share as \(present.name.description) with \(present.place.shown) already.",
          mend: "`vipkata leave` ends that.")
      }
      return
    }
    guard let theirs = try worker.published(under: wanted) else { return }
    // One's own record of another day begins as the journal does, or the journal as it.
    let common = min(own.count, theirs.count)
    guard common > 0, own.prefix(common) == theirs.prefix(common) else {
      throw UserError(
        "Somebody is \(wanted.name.description) in \(wanted.place.shown) already.",
        mend: "Choose another name, such as --as \"\(wanted.name.description) 2\".")
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      presenter?.presentFailure(error: error)
    }
  }
}
