import Entities

/// Puts what is shared into one JSON object, for programs.
package final class SharingJSONPresenter: SharingPresentationLogic {
  package weak var view: (any SharingDisplayLogic)?

  package init() {}

  /// Programs are not asked.
  package func presentPlan(response: Sharing.Plan.Response) {}
  package func presentRefusal() {}

  package func presentJoin(response: Sharing.Join.Response) {
    show(
      response.membership, isShared: true, isDelivered: response.delay == nil,
      problem: response.delay, events: response.events)
  }

  package func presentLeave(response: Sharing.Leave.Response) {
    guard let departure = response.departure else {
      view?.displayPage(viewModel: JSONPage.page(SharingObject(shares: false)))
      return
    }
    switch departure.record {
    case .removed: show(departure.membership, isShared: false, isDelivered: true, problem: nil)
    case .removedLater(let why):
      show(departure.membership, isShared: false, isDelivered: false, problem: why)
    case .leftThere(let why):
      show(
        departure.membership, isShared: false, isDelivered: false, problem: why, status: .failed)
    }
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: JSONPage.page(failure: error))
  }

  private func show(
    _ membership: Membership, isShared: Bool, isDelivered: Bool, problem: UserError?,
    events: Int? = nil, status: ExitStatus = .done
  ) {
    let object = SharingObject(
      shares: isShared, place: membership.place.shown, name: membership.name.description,
      file: membership.name.file, events: events, delivered: isDelivered,
      problem: problem?.message)
    view?.displayPage(viewModel: JSONPage.page(object, status: status))
  }
}

private struct SharingObject: Encodable {
  var schema = 1
  let shares: Bool
  var place: String?
  var name: String?
  var file: String?
  var events: Int?
  /// Whether the place is as it is to be: the record there, or gone.
  var delivered: Bool?
  var problem: String?
}
