import Foundation

@MainActor
protocol SharingBusinessLogic {
  func preview(request: Sharing.Preview.Request)
  func ask(request: Sharing.Ask.Request)
  func answer(request: Sharing.Answer.Request)
  func lower()
  func leave()
}

/// Decides what a workshop sees of a learner: the record, its name there, and a hand that goes up
/// with a question.
final class SharingInteractor: SharingBusinessLogic {
  private let presenter: any SharingPresentationLogic
  private let worker: any SharingWorkerLogic
  private let journal: any JournalWorkerLogic
  private let course: any CourseWorkerLogic
  private let workspace: any WorkspaceWorkerLogic
  /// The step to take on a yes, and the refusal to present on a no.
  private var pending: (step: () throws -> Void, refusal: Sharing.Answer.Refusal)?

  init(
    presenter: any SharingPresentationLogic, worker: any SharingWorkerLogic,
    journal: any JournalWorkerLogic, course: any CourseWorkerLogic,
    workspace: any WorkspaceWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
    self.journal = journal
    self.course = course
    self.workspace = workspace
  }

  func preview(request: Sharing.Preview.Request) {
    attempt(failuresTo: presenter) {
      let name = try LearnerName(checking: request.name)
      let membership = Membership(
        place: request.place, name: name, tokenFile: request.tokenFile?.path,
        authority: request.authority?.path)
      let events = try journal.events()
      try requireFree(membership, own: events)
      presenter.presentPreview(
        response: Sharing.Preview.Response(
          membership: membership, events: events.count, isQuestion: request.consent == .asked))
      try agree(request.consent, else: .sharesNothing) { [self] in try join(membership) }
    }
  }

  func ask(request: Sharing.Ask.Request) {
    attempt(failuresTo: presenter) {
      guard let membership = try worker.membership(), !membership.isLeaving else {
        throw Sharing.Failure.sharesNothing
      }
      let question = request.question.trimmed
      guard 1...Progress.Hand.longestQuestion ~= question.count,
        question.unicodeScalars.allSatisfy({ !$0.isHidden })
      else { throw Sharing.Failure.noQuestion }
      guard let kata = Progress(events: try journal.events()).current else {
        throw CourseFailure.noKataOpen
      }
      var asked = Sharing.Ask.Response(kata: kata, question: question, place: membership.place)
      guard request.sendsCode else { return try raise(asked) }
      let opened = try course.course().kata(named: "\(kata)")
      asked.code = try workspace.learnerFiles(of: opened).map {
        SentFile(name: $0.path, text: $0.text)
      }
      asked.isQuestion = request.consent == .asked
      let hand = asked
      presenter.presentCode(response: hand)
      try agree(request.consent, else: .sendsNothing) { [self] in try raise(hand) }
    }
  }

  func answer(request: Sharing.Answer.Request) {
    guard let pending else { return }
    guard request.text?.isYes == true else {
      return presenter.presentRefusal(response: Sharing.Answer.Response(refusal: pending.refusal))
    }
    attempt(failuresTo: presenter) { try pending.step() }
  }

  func lower() {
    attempt(failuresTo: presenter) {
      let hand = Progress(events: try journal.events()).hand
      if let hand { try journal.append(hand.kata, .lowered) }
      presenter.presentLower(response: Sharing.Lower.Response(kata: hand?.kata))
    }
  }

  func leave() {
    attempt(failuresTo: presenter) {
      // Nobody will see the hand any more.
      if let hand = (try? journal.events()).flatMap({ Progress(events: $0).hand }) {
        try journal.append(hand.kata, .lowered)
      }
      presenter.presentLeave(response: Sharing.Leave.Response(departure: try worker.leave()))
    }
  }

  private func agree(
    _ consent: Sharing.Consent, else refusal: Sharing.Answer.Refusal,
    _ step: @escaping () throws -> Void
  ) throws {
    switch consent {
    case .given: try step()
    case .asked: pending = (step, refusal)
    case .missing: throw Sharing.Failure.notAgreed
    }
  }

  private func join(_ membership: Membership) throws {
    let events = try journal.events().count
    let delay = try worker.join(membership)
    presenter.presentJoin(
      response: Sharing.Join.Response(membership: membership, events: events, delay: delay))
  }

  private func raise(_ hand: Sharing.Ask.Response) throws {
    // The files go first, because the event is delivered as soon as it is written.
    try worker.attach(hand.code)
    try journal.append(hand.kata, .asked(hand.question))
    presenter.presentAsk(response: hand)
  }

  private func requireFree(_ wanted: Membership, own: [JournalEvent]) throws {
    if let present = try worker.membership() {
      let isSame = present.place == wanted.place && present.name == wanted.name
      guard isSame else { throw Sharing.Failure.isMember(present) }
      return
    }
    guard let theirs = try worker.published(under: wanted) else { return }
    // The learner's own record of another day: one of the two begins as the other does.
    let common = min(own.count, theirs.count)
    guard common > 0, own.prefix(common) == theirs.prefix(common) else {
      throw Sharing.Failure.nameTaken(wanted)
    }
  }
}
