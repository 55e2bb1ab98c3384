import Foundation

/// The part of SARIF 2.1.0 that a review fills: the form that code scanning services read.
struct SARIF: Renderer {
  let report: ReviewReport
  /// This program's.
  let version: String

  var text: String {
    let rules = ReviewRule.all.map { rule -> JSONObject in
      ["id": rule.id, "shortDescription": message(rule.why)]
    }
    let driver: JSONObject = ["name": "vipkata", "version": version, "rules": rules]
    let invocation: JSONObject = [
      "executionSuccessful": report.unread.isEmpty,
      "toolExecutionNotifications": report.unread.map { file -> JSONObject in
        [
          "level": "warning", "message": message(file.reason),
          "locations": [location(file.path, file.line.map { ["startLine": $0] })],
        ]
      },
    ]
    let results = report.findings.map { finding -> JSONObject in
      [
        "ruleId": finding.rule, "level": "warning", "message": message(finding.message),
        "locations": [
          location(
            finding.file, ["startLine": finding.line, "startColumn": finding.column])
        ],
      ]
    }
    let run: JSONObject = [
      "tool": ["driver": driver] as JSONObject, "invocations": [invocation], "results": results,
    ]
    let log: JSONObject = [
      "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [run],
    ]
    return log.json
  }

  private func message(_ text: String) -> JSONObject { ["text": text] }

  private func location(_ file: String, _ region: JSONObject?) -> JSONObject {
    let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    let artifact: JSONObject = ["uri": path]
    return ["physicalLocation": ["artifactLocation": artifact, "region": region] as JSONObject]
  }
}
