@testable import vipkata

/// Records the manifests and files to write. Used on one thread at a time.
final class AuthoringWorkerSpy: AuthoringWorkerLogic, @unchecked Sendable {
  var written: [KataID: Manifest] = [:]
  private(set) var created: [[String: String]] = []
  /// Thrown by an attempt to lock the proofs' folder.
  var lockFailure: UserError?
  var solutions: [String] = []
  /// Folders under `Mutants` that the manifest does not name, and named ones that are missing.
  var strayMutants: [String] = []
  var missingMutants: [String] = []
  var complaints: [Diagnostic] = []
  /// Thrown when complaints are asked for.
  var styleFailure: UserError?

  func lock<Value>(_ body: () throws -> Value) throws -> Value {
    if let lockFailure { throw lockFailure }
    return try body()
  }

  func solutionFolders() -> [String] { solutions }

  func mutantFolders(of kata: Kata) -> [String] {
    kata.manifest.mutants.map(\.name).filter { !missingMutants.contains($0) } + strayMutants
  }

  func line(of key: String, inManifestOf kata: Kata) -> Int? { ["module": 3, "play": 4][key] }

  func complaints(aboutSolutionOf kata: Kata) throws -> [Diagnostic] {
    if let styleFailure { throw styleFailure }
    return complaints
  }

  func write(_ manifest: Manifest, of kata: Kata) { written[kata.id] = manifest }

  func templates(for kind: Manifest.Kind) -> [SourceFile] { [] }

  func create(_ files: [String: String]) -> [String] {
    created.append(files)
    return files.keys.sorted().map { "course/\($0)" }
  }

  func folders(in stage: String?) -> [String] { [] }
}

/// Remembers the proofs that it has to keep, and records the questions.
final class ProofMemorySpy: ProofMemoryLogic, @unchecked Sendable {
  private(set) var katas: [[KataID]] = []
  private(set) var kept: [UInt64] = []
  /// The stamp of every kata; a test changes it to change their content.
  var content: UInt64? = 1
  var proved: Set<UInt64> = []

  func stamp(of katas: [Kata]) -> UInt64? {
    self.katas.append(katas.map(\.id))
    return content
  }

  func isProved(_ stamp: UInt64) -> Bool { proved.contains(stamp) }
  func keep(_ stamp: UInt64) { kept.append(stamp) }
}

/// Runs one body after the other, in two lanes by turns.
struct ParallelWorkerStub: ParallelWorkerLogic {
  func run<Item: Sendable, Output: Sendable>(
    _ items: [Item], body: @escaping @Sendable (Item, Int) -> Output, each: (Output) throws -> Void
  ) throws {
    // The last one first: nobody promises an order of completion.
    for (index, item) in items.enumerated().reversed() { try each(body(item, index % 2)) }
  }
}

@MainActor
final class AuthoringPresenterSpy: AuthoringPresentationLogic {
  private(set) var progress: [Authoring.ShowProgress.Response] = []
  private(set) var verifies: [Authoring.Verify.Response] = []
  /// The errors that the user would see.
  private(set) var failures: [UserError] = []

  func presentProgress(response: Authoring.ShowProgress.Response) { progress.append(response) }
  func presentVerify(response: Authoring.Verify.Response) { verifies.append(response) }
  func presentCoverage(response: Authoring.Coverage.Response) {}
  func presentNew(response: Authoring.New.Response) {}
  func presentFailure(error: any Error) { failures.append(UserError(error)) }
}
