/// The learner's own tests of a kata of kind `code`, tried on breaks of their own green code.
enum Mine {
  /// How many breaks are tried unless all are asked for.
  static let most = 12

  enum Try {
    struct Request: Equatable, Sendable {
      var kata: String?
      var all = false
    }

    struct Response: Equatable, Sendable {
      let kata: Kata
      /// The breaks that compile and that any test notices, in the order of the code.
      let tried: [Tried]
      /// How many breaks were chosen, and (`all`) how many the code has.
      let chosen: Int
      let all: Int
      let tests: [String]
    }
  }

  struct Tried: Equatable, Sendable {
    let found: Break
    let file: String
    let isNoticed: Bool
  }

  enum ShowProgress {
    struct Response: Equatable, Sendable {
      let kata: KataID
      /// How many breaks were tried, of how many; none while the tests run on the unbroken code.
      var done = 0
      var total = 0
    }
  }

  /// There was no test yet, so a first one was written.
  enum Begin {
    struct Response: Equatable, Sendable {
      let kata: Kata
      let file: String
    }
  }

  enum Failure: Error, Equatable {
    /// The kata is of kind `tests`: its suite is the learner's anyway.
    case isOfTests(KataID)
    case notGreen(KataID)
    /// The learner's test, and the folder where tests are run; both as paths to open.
    case isMisplaced(String, belongsIn: String)
  }
}

extension Mine.Failure: WordedError {
  var said: UserError {
    switch self {
    case .isOfTests(let kata):
      UserError(
        "In \(kata) your tests are the task: its bugs are planted, and `vipkata check \(kata)` "
          + "counts those that you catch.",
        mend: "`vipkata mine KATA` is for a kata where you write the scene.")
    case .notGreen(let kata):
      UserError(
        "\(kata) is not green, so breaking it would show nothing.",
        mend: "`vipkata check \(kata)` says why.")
    case .isMisplaced(let file, let folder):
      UserError(
        "\(file) is not run: the tests of this kata are in \(folder).",
        mend: "Move the file into that folder.")
    }
  }
}
