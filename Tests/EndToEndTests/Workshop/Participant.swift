import Foundation

/// One learner of a simulated workshop: what they do in it, and what is to be seen of it.
struct Participant {
  let number: Int
  let conduct: Conduct

  enum Conduct {
    case honest
    /// Writes into their own journal that all is solved.
    case forger
    /// Has code that ends the test program as if all were well.
    case quitter
    /// Has a link to the reference solution in the place of their file.
    case linker
    /// Has a name that is markup.
    case hostileName
  }

  init(number: Int) {
    self.number = number
    conduct =
      switch number {
      case 13: .forger
      case 22: .hostileName
      case 31: .quitter
      case 44: .linker
      default: .honest
      }
  }

  var name: String {
    conduct == .hostileName ? "<img src=x onerror=alert(1)>" : "Learner \(number)"
  }

  var folder: String { "learner-\(number)" }

  /// Whether the place cannot be reached while they work.
  var isOffline: Bool { number % 8 == 5 }

  /// How many katas they get green, from the first on.
  var solved: Int { conduct == .honest || conduct == .hostileName ? number % 4 : 0 }

  /// How often they check work on the kata after those that is not right.
  var mistakes: Int { solved < Workshop.katas.count && conduct == .honest ? number % 3 : 0 }

  var takesHint: Bool { number % 5 == 0 }

  /// What the grader finds in the katas.
  var grades: [String] {
    switch conduct {
    case .quitter: return ["red", "not-begun", "not-begun"]
    case .linker: return ["unreadable", "not-begun", "not-begun"]
    case .honest, .hostileName, .forger:
      let rest = ["red", "not-begun", "not-begun", "not-begun"].dropFirst(mistakes > 0 ? 0 : 1)
      return Array((Array(repeating: "green", count: solved) + rest).prefix(3))
    }
  }
}
