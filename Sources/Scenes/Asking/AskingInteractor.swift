/// Decides whether a hand goes up, and what goes with it.
@MainActor
final class AskingInteractor {
  var presenter: (any AskingPresentationLogic)?
  private let sharing: any SharingWorkerLogic
  private let journal: any JournalWorkerLogic
  private let course: any CourseWorkerLogic
  private let workspace: any WorkspaceWorkerLogic
  private var planned: Asking.Raise.Response?

  init(
    sharing: any SharingWorkerLogic, journal: any JournalWorkerLogic,
    course: any CourseWorkerLogic, workspace: any WorkspaceWorkerLogic
  ) {
    self.sharing = sharing
    self.journal = journal
    self.course = course
    self.workspace = workspace
  }

  func raise(request: Asking.Raise.Request) {
    presenter?.attempt {
      guard let membership = try sharing.membership(), !membership.isLeaving else {
        throw UserError.sharesNothing
      }
      let question = request.question.trimmed
      guard 1...Asking.longest ~= question.count,
        question.unicodeScalars.allSatisfy({ !$0.isHidden })
      else { throw UserError.noQuestion }
      guard let kata = Progress(events: try journal.events()).current else {
        throw UserError.noKataOpen
      }
      var hand = Asking.Raise.Response(kata: kata, question: question, place: membership.place)
      guard request.sendsCode else { return try raise(hand) }
      hand.code = try code(of: kata)
      planned = hand
      let isQuestion = request.isInteractive && !request.isAgreed
      presenter?.presentPlan(response: hand, isQuestion: isQuestion)
      if request.isAgreed { return try raise(hand) }
      guard isQuestion else { throw UserError.notAgreed }
    }
  }

  /// Sends what was shown, or does not.
  func send(isWanted: Bool) {
    guard let planned else { return }
    guard isWanted else { return presenter?.presentRefusal() ?? () }
    presenter?.attempt { try raise(planned) }
  }

  func lower() {
    presenter?.attempt {
      let hand = Progress(events: try journal.events()).hand
      if let hand { try journal.append(hand.kata, .lowered) }
      presenter?.presentLower(of: hand?.kata)
    }
  }

  private func raise(_ hand: Asking.Raise.Response) throws {
    // First, because the event is delivered as soon as it is written.
    try sharing.attach(hand.code)
    try journal.append(hand.kata, .asked(hand.question))
    presenter?.presentRaise(response: hand)
  }

  private func code(of id: KataID) throws -> [SentFile] {
    let kata = try course.course().kata(named: "\(id)")
    return try workspace.learnerFiles(of: kata).map {
      SentFile(name: $0.path, text: String(decoding: $0.content, as: UTF8.self))
    }
  }
}
