import Entities
import Scenes

/// Records manifests and files that are to be written. Used on one thread at a time.
final class AuthoringWorkerSpy: AuthoringWorkerLogic, @unchecked Sendable {
  private(set) var written: [KataID: Manifest] = [:]
  private(set) var created: [[String: String]] = []
  /// Thrown when the proofs' folders are to be locked.
  var lockFailure: UserError?
  var table: [Authoring.Idea] = []
  /// Folders under `Mutants` that the manifest does not name, and named ones that are missing.
  var strayMutants: [String] = []
  var missingMutants: [String] = []
  var complaints: [Diagnostic] = []
  /// The course's stages, and their katas.
  var stages: [String: [String]] = [:]

  func lock<Value>(_ body: () throws -> Value) throws -> Value {
    if let lockFailure { throw lockFailure }
    return try body()
  }

  func ideas() -> [Authoring.Idea] { table }

  func mutantFolders(of kata: Kata) -> [String] {
    kata.manifest.mutants.map(\.name).filter { !missingMutants.contains($0) } + strayMutants
  }

  func complaints(aboutSolutionOf kata: Kata) -> [Diagnostic] { complaints }

  func write(_ manifest: Manifest, of kata: Kata) { written[kata.id] = manifest }

  func create(_ files: [String: String]) -> [String] {
    created.append(files)
    return files.keys.sorted().map { "course/\($0)" }
  }

  func folders(in stage: String?) -> [String] {
    stage.map { stages[$0] ?? [] } ?? stages.keys.sorted()
  }
}

/// Runs one body after the other, in two lanes by turns.
struct ParallelWorkerStub: ParallelWorkerLogic {
  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], body: @escaping @Sendable (Item, Int) -> Output, each: (Output) throws -> Void
  ) throws {
    // Last first: the order of completion is nobody's promise.
    for (index, item) in items.enumerated().reversed() { try each(body(item, index % 2)) }
  }
}

@MainActor
final class AuthoringPresenterSpy: AuthoringPresentationLogic {
  private(set) var progress: [Authoring.Progress.Response] = []
  private(set) var verifies: [Authoring.Verify.Response] = []
  private(set) var coverages: [Authoring.Coverage.Response] = []
  private(set) var news: [Authoring.New.Response] = []
  /// The errors as the user would be told.
  private(set) var failures: [UserError] = []

  func presentProgress(response: Authoring.Progress.Response) { progress.append(response) }
  func presentVerify(response: Authoring.Verify.Response) { verifies.append(response) }
  func presentCoverage(response: Authoring.Coverage.Response) { coverages.append(response) }
  func presentNew(response: Authoring.New.Response) { news.append(response) }
  func presentFailure(error: any Error) { failures.append(FailurePage(error: error).said) }
}
