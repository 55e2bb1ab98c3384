import Entities
import Foundation
package import Scenes

/// Says for `doctor` whether the learner shares, and what is not delivered yet.
package struct SharingCheckup: CheckupWorkerLogic {
  private let sharing: SharingFolder
  private let journal: URL

  package init(workspace: WorkspaceFolder) {
    sharing = SharingFolder(workspace: workspace)
    journal = workspace.journal
  }

  package func checkups() -> [Overview.Checkup] {
    do {
      guard let membership = try sharing.membership() else { return [] }
      return [try checkup(of: membership)]
    } catch {
      let said = FailurePage(error: error).said
      return [
        Overview.Checkup(what: "sharing", found: said.message, mend: said.mend ?? "See above.")
      ]
    }
  }

  private func checkup(of membership: Membership) throws -> Overview.Checkup {
    let place = membership.place.shown
    let delivery = sharing.delivery()
    let reason = delivery?.problem.map { ": \($0)" } ?? ""
    if membership.isLeaving {
      return Overview.Checkup(
        what: "sharing", found: "no longer with \(place), but your file is still there\(reason)",
        mend: "`vipkata leave` tries again to remove it.")
    }
    let found = "with \(place), as \(membership.name.description)"
    let record = try OutgoingRecord(journal: journal, name: membership.name)
    guard delivery?.bytes != record.bytes else {
      return Overview.Checkup(
        what: "sharing", found: "\(found), everything delivered")
    }
    if delivery?.problem == nil, sharing.isBusy {
      return Overview.Checkup(what: "sharing", found: "\(found), the last events are on their way")
    }
    return Overview.Checkup(
      what: "sharing", found: "\(found), but the last events are not delivered\(reason)",
      mend: "They are tried again in the background from the next command on.")
  }
}
