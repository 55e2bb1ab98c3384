import Entities
import Foundation

/// The part of SARIF 2.1.0 that a review fills.
struct SARIFLog: Encodable {
  let version = "2.1.0"
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  init(report: ReviewReport, version: String) {
    let rules = ReviewRule.all.map { Rule(id: $0.id, shortDescription: Message(text: $0.why)) }
    runs = [
      Run(
        tool: Tool(driver: Driver(version: version, rules: rules)),
        invocations: [
          Invocation(
            executionSuccessful: report.unread.isEmpty,
            toolExecutionNotifications: report.unread.map(Notification.init))
        ],
        results: report.findings.map(Result.init))
    ]
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "vipkata"
    let version: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
  }

  struct Message: Encodable {
    let text: String
  }

  struct Result: Encodable {
    let ruleId: String
    let level = "warning"
    let message: Message
    let locations: [Location]

    init(_ finding: Finding) {
      ruleId = finding.rule
      message = Message(text: finding.message)
      locations = [
        Location(file: finding.file, region: Region(startLine: finding.line, finding.column))
      ]
    }
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level = "warning"
    let message: Message
    let locations: [Location]

    init(_ file: UnreadFile) {
      message = Message(text: file.reason)
      locations = [Location(file: file.path, region: file.line.map { Region(startLine: $0) })]
    }
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation

    init(file: String, region: Region?) {
      let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: path), region: region)
    }
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    let uri: String
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?

    init(startLine: Int, _ startColumn: Int? = nil) {
      self.startLine = startLine
      self.startColumn = startColumn
    }
  }
}
