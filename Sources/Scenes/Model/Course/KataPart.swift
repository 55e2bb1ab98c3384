/// A folder of files that a kata is assembled from.
enum KataPart: Sendable {
  case starter
  /// The reference scene of a kata of kind `tests`.
  case scene
  case hiddenSuite
  /// The files of the reference solution that differ from the kata's start.
  case solution
  case mutant(Mutant)
  /// The files of another correct solution that differ from the reference.
  case other(OtherSolution)
  case play

  /// The path relative to the folder that holds `Katas`.
  func folder(of kata: Kata) -> String {
    switch self {
    case .starter: "Katas/\(kata.folder)/Starter"
    case .scene: "Katas/\(kata.folder)/Scene"
    case .hiddenSuite: "Katas/\(kata.folder)/Tests"
    case .solution: "Solutions/\(kata.folder)"
    case .other(let other): "Solutions/\(kata.folder)/Others/\(other.name)"
    case .play: "Katas/\(kata.folder)/Play"
    case .mutant(let mutant): "Katas/\(kata.folder)/Mutants/\(mutant.name)"
    }
  }
}
