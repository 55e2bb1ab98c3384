/// Joins a place and leaves it: the membership that is kept decides what is shared.
extension BackgroundDelivery: SharingWorkerLogic {
  /// Seconds that a server may take while the learner waits.
  private static let timeout = 5

  func membership() throws -> Membership? { try folder.membership() }

  func published(under membership: Membership) throws -> [JournalEvent]? {
    do {
      // A record that cannot be read belongs to somebody all the same.
      return try delivery.store(of: membership, timeout: Self.timeout).get(membership.name.file)
        .map { JournalContent($0).events }
    } catch let failure as PlaceFailure where failure.isPassing {
      return nil
    }
  }

  func join(_ membership: Membership) throws -> UserError? {
    try paused {
      let former = try folder.membership()
      do {
        try folder.note(SharingFolder.Delivery())
        try folder.keep(membership)
        _ = try delivery.deliver(timeout: Self.timeout)
        delivery.fetchPlan(timeout: Self.timeout)
        return nil
      } catch let failure as PlaceFailure where failure.isPassing {
        return failure.said
      } catch {
        if let former { try? folder.keep(former) } else { folder.forget() }
        throw error
      }
    }
  }

  func leave() throws -> Departure? {
    guard var membership = try folder.membership() else { return nil }
    let isSecondTime = membership.isLeaving
    membership.isLeaving = true
    try folder.keep(membership)
    let problem: UserError? = try paused(after: Double(Self.timeout)) {
      do {
        _ = try delivery.deliver(timeout: Self.timeout)
        return nil
      } catch let failure as PlaceFailure {
        if isSecondTime { folder.forget() }
        return failure.said
      }
    }
    return Departure(membership: membership, problem: problem, isLastTry: isSecondTime)
  }

  func attach(_ code: [SentFile]) throws { try folder.keep(code) }
}
