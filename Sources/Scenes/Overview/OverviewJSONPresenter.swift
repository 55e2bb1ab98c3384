import Entities

/// Puts the map of the course, and what was looked at, into JSON.
package final class OverviewJSONPresenter: OverviewPresentationLogic {
  package weak var view: (any OverviewDisplayLogic)?

  package init() {}

  package func presentShow(response: Overview.Show.Response) {
    let progress = response.progress
    let katas = response.course.katas.map { kata in
      let record = progress.record(of: kata.id)
      return KataObject(
        id: kata.id.description, stage: kata.id.stage, title: kata.manifest.title,
        folder: kata.folder, minutes: kata.manifest.minutes, teaches: kata.manifest.teaches,
        state: progress.state(of: kata.id).rawValue,
        attempts: record.attempts, hints: record.hints.count)
    }
    view?.displayPage(
      viewModel: JSONPage.page(
        MapObject(
          done: katas.filter { $0.state == "done" }.count, total: katas.count,
          current: progress.current?.description, katas: katas,
          problems: response.course.problems.map { "\($0.file): \($0.message)" })))
  }

  package func presentExamine(response: Overview.Examine.Response) {
    let isWell = response.checkups.allSatisfy { $0.mend == nil }
    let checkups = response.checkups.map {
      CheckupObject(what: $0.what, found: $0.found, mend: $0.mend)
    }
    view?.displayPage(
      viewModel: JSONPage.page(
        DoctorObject(ok: isWell, checkups: checkups), status: isWell ? .done : .failed))
  }

  package func presentSetup(response: Overview.Setup.Response) {
    view?.displayPage(viewModel: JSONPage.page(SetupObject(wrote: response.file)))
  }

  package func presentClear(response: Overview.Clear.Response) {
    view?.displayPage(viewModel: JSONPage.page(ClearedObject(freedBytes: response.bytes)))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: JSONPage.page(failure: error))
  }
}

private struct MapObject: Encodable {
  var schema = 1
  let done: Int
  let total: Int
  let current: String?
  let katas: [KataObject]
  let problems: [String]
}

private struct KataObject: Encodable {
  let id: String
  let stage: String
  let title: String
  let folder: String
  let minutes: Int
  let teaches: [String]
  let state: String
  let attempts: Int
  let hints: Int
}

private struct DoctorObject: Encodable {
  var schema = 1
  let ok: Bool
  let checkups: [CheckupObject]
}

private struct SetupObject: Encodable {
  var schema = 1
  let wrote: String
}

private struct ClearedObject: Encodable {
  var schema = 1
  let freedBytes: Int
}

private struct CheckupObject: Encodable {
  let what: String
  let found: String
  let mend: String?
}
