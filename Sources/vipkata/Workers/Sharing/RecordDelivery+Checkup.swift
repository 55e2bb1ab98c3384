/// Says for `doctor` whether the learner shares, and what is not delivered yet.
extension RecordDelivery: CheckupWorkerLogic {
  func checkups() -> [Checkup] {
    do {
      return try folder.membership().map { [try checkup(of: $0)] } ?? []
    } catch {
      let said = UserError(error)
      return [
        sharing(said.message, mend: said.mend ?? "Fix that, then run `vipkata doctor` again.")
      ]
    }
  }

  private func checkup(of membership: Membership) throws -> Checkup {
    let place = membership.place.shown
    let problem = folder.delivery.problem
    let reason = problem.map { ": \($0)" } ?? ""
    if membership.isLeaving {
      return sharing(
        "no longer with \(place), but your file is still there\(reason)",
        mend: "`vipkata leave` tries again to remove it.")
    }
    let found = "with \(place), as \(membership.name.description)"
    if isDelivered { return sharing("\(found), everything delivered") }
    if problem == nil, try folder.isBusy() {
      return sharing("\(found), the last events are on their way")
    }
    return sharing(
      "\(found), but the last events are not delivered\(reason)",
      mend: "The next command tries again, in the background.")
  }

  private func sharing(_ found: String, mend: String? = nil) -> Checkup {
    Checkup(what: "sharing", found: found, mend: mend)
  }
}
