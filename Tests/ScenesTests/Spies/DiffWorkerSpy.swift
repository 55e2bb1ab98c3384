@testable import vipkata

/// Records the two versions to compare.
final class DiffWorkerSpy: DiffWorkerLogic {
  struct Comparison: Equatable {
    let old: [SourceFile]
    let new: [SourceFile]
    let names: [String]
  }

  private(set) var comparisons: [Comparison] = []
  var lines = ["-mine", "+reference"]

  func diff(
    from old: [SourceFile], to new: [SourceFile], names: (old: String, new: String)
  ) -> [String] {
    comparisons.append(Comparison(old: old, new: new, names: [names.old, names.new]))
    return lines
  }
}
