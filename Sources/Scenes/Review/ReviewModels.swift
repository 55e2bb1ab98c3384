package import Entities

/// The VIP rules on any folder of Swift.
package enum Review {
  /// Look for broken rules.
  package enum Check {
    package struct Request: Equatable, Sendable {
      package let path: String

      package init(path: String) {
        self.path = path
      }
    }

    package struct Response: Equatable, Sendable {
      package let path: String
      package let report: ReviewReport

      package init(path: String, report: ReviewReport) {
        self.path = path
        self.report = report
      }
    }
  }

  /// Draw each scene's cycle.
  package enum Draw {
    package struct Request: Equatable, Sendable {
      package let path: String

      package init(path: String) {
        self.path = path
      }
    }

    package struct Response: Equatable, Sendable {
      package let path: String
      package let scenes: [ReviewedScene]
      package let unread: [UnreadFile]

      package init(path: String, scenes: [ReviewedScene], unread: [UnreadFile] = []) {
        self.path = path
        self.scenes = scenes
        self.unread = unread
      }
    }
  }

  /// Say what a rule asks and why.
  package enum Explain {
    package struct Request: Equatable, Sendable {
      package let rule: String

      package init(rule: String) {
        self.rule = rule
      }
    }

    package struct Response: Equatable, Sendable {
      package let rule: ReviewRule

      package init(rule: ReviewRule) {
        self.rule = rule
      }
    }
  }

  /// Name every rule.
  package enum ListRules {
    package struct Request: Equatable, Sendable {
      package init() {}
    }

    package struct Response: Equatable, Sendable {
      package let rules: [ReviewRule]

      package init(rules: [ReviewRule]) {
        self.rules = rules
      }
    }
  }
}
