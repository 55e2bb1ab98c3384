/// The VIP rules on any folder of Swift.
enum Review {
  /// Look for broken rules.
  enum Check {
    struct Request: Equatable, Sendable {
      let paths: [String]
      /// Nil for all of it.
      var part: ReviewedPart?
      var baseline: BaselineFile?
      /// Whether it is an error that no scene, or no step of any, was seen.
      var isStrict = false
      /// Whether code that is written in another architecture is judged, too.
      var isVIP = false
    }

    struct Response: Equatable, Sendable {
      let paths: [String]
      var isPart = false
      /// The file of the findings that are known.
      var file: BaselineFile?
      var report: ReviewReport
      /// Whether it is an error that no step of the cycle was seen.
      var isUnseen = false
      /// Whether the baseline was to be written, and could not be.
      var isUnwritten = false
      /// What the baseline knows and nobody finds any more, and how many of each.
      var gone: [Baseline.Key: Int] = [:]
      /// Where the baseline's file has its entries.
      var lines: [Baseline.Key: Int] = [:]
      /// What the baseline is to be from now on; nil where it stays as it is.
      var baseline: Baseline?
    }
  }

  /// The file with the findings that a project knows.
  struct BaselineFile: Equatable, Sendable {
    let path: String
    var change: Change?

    enum Change: Sendable {
      /// What is gone is taken out; a file that is not there yet gets all there is.
      case update
      /// What is new is taken in, too.
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
