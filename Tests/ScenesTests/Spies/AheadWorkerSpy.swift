@testable import vipkata

/// Records requests to build in the background, and to stop that.
final class AheadWorkerSpy: AheadWorkerLogic {
  enum Call: Equatable {
    case begin([String])
    case stop
  }

  private(set) var calls: [Call] = []
  private(set) var jobs: [SuiteJob] = []

  private(set) var scenes: [PlayJob?] = []

  func begin(_ jobs: [SuiteJob], playing scene: PlayJob?) {
    calls.append(.begin(jobs.map(\.package)))
    scenes.append(scene)
    self.jobs += jobs
  }

  func stop() { calls.append(.stop) }
}
