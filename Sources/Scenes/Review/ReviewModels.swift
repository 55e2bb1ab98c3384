/// The VIP rules on any folder of Swift.
enum Review {
  /// Look for broken rules.
  enum Check {
    struct Request: Equatable, Sendable {
      let path: String
    }

    struct Response: Equatable, Sendable {
      let path: String
      let report: ReviewReport
    }
  }

  /// Draw each scene's cycle.
  enum Draw {
    struct Request: Equatable, Sendable {
      let path: String
    }

    struct Response: Equatable, Sendable {
      let path: String
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
