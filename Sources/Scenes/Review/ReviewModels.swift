/// Checks any folder of Swift code against the VIP rules.
enum Review {
  /// Look for broken rules.
  enum Check {
    struct Request: Equatable, Sendable {
      let paths: [String]
      /// Nil for all of the code.
      var part: ReviewedPart?
      var baseline: BaselineFile?
      /// Whether it is an error if no scene, or no step of any, was seen.
      var isStrict = false
      /// Whether code that is written in another architecture is judged, too.
      var isVIP = false
    }

    struct Response: Equatable, Sendable {
      let paths: [String]
      var isPart = false
      var file: BaselineFile?
      var report: ReviewReport
      /// Whether a strict request saw no step of the cycle, which is an error.
      var isUnseen = false
      /// Whether the baseline should be written, and could not be.
      var isUnwritten = false
      /// The known entries that no finding matches, and how many of each.
      var gone: [Baseline.Key: Int] = [:]
      /// The lines of the entries in the baseline's file.
      var lines: [Baseline.Key: Int] = [:]
      /// The new baseline; nil if it stays as it is.
      var baseline: Baseline?
    }
  }

  /// The file with the findings that a project knows.
  struct BaselineFile: Equatable, Sendable {
    let path: String
    var change: Change?

    enum Change: Sendable {
      /// Takes out what is gone; a file that does not exist yet gets all findings.
      case update
      /// Takes in what is new, too.
      case grow
    }
  }

  /// Draw each scene's cycle.
  enum Draw {
    struct Request: Equatable, Sendable {
      let paths: [String]
    }

    struct Response: Equatable, Sendable {
      let paths: [String]
      let report: ReviewReport
    }
  }

  /// Say what a rule asks and why.
  enum Explain {
    struct Request: Equatable, Sendable {
      let rule: String
    }

    struct Response: Equatable, Sendable {
      let rule: ReviewRule
    }
  }

  /// Name every rule.
  enum ListRules {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      let rules: [ReviewRule]
    }
  }
}
