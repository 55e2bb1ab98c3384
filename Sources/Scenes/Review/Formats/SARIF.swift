import Foundation

/// The part of SARIF 2.1.0 that a review fills: the form that code scanning services read.
struct SARIF: Renderer {
  let report: ReviewReport
  /// What is said besides the findings.
  var remarks: [String] = []
  /// The version of this program.
  let version: String
  /// Whether results are marked as new or unchanged.
  var hasBaseline = false

  private static let rulesPage =
    "https://github.com/vipkata/vipkata/blob/main/Katas/Templates/README.md#rules"

  var text: String {
    let rules = ReviewRule.all.map { rule -> JSONObject in
      [
        "id": rule.id, "shortDescription": message(rule.why), "helpUri": Self.rulesPage,
        "defaultConfiguration": ["level": "warning"] as JSONObject,
      ]
    }
    let driver: JSONObject = ["name": "vipkata", "version": version, "rules": rules]
    let unread = report.unread.map { file -> JSONObject in
      [
        "level": "warning", "message": message(file.reason),
        "locations": [location(file.path, file.line.map { ["startLine": $0] })],
      ]
    }
    let notes = remarks.map { ["level": "note", "message": message($0)] as JSONObject }
    let invocation: JSONObject = [
      "executionSuccessful": report.unread.isEmpty, "toolExecutionNotifications": unread + notes,
    ]
    var alike: [Baseline.Key: Int] = [:]
    let told = report.findings.map { ($0, "new") } + report.known.map { ($0, "unchanged") }
    let results = told.map { finding, state -> JSONObject in
      alike[Baseline.Key(finding), default: 0] += 1
      return result(finding, state: state, number: alike[Baseline.Key(finding)])
    }
    let run: JSONObject = [
      "tool": ["driver": driver] as JSONObject, "columnKind": "utf16CodeUnits",
      "invocations": [invocation], "results": results,
    ]
    let log: JSONObject = [
      "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [run],
    ]
    return log.json
  }

  /// - Parameter number: tells apart findings of the same rule in the same member.
  private func result(_ finding: Finding, state: String, number: Int?) -> JSONObject {
    let owner = finding.owner
    var key: [String] = [finding.rule, owner.scene, owner.type, owner.member].map { $0 ?? "" }
    if let number, number > 1 { key.append(String(number)) }
    let related = finding.related.map { place -> [JSONObject] in
      let column = finding.wide?.related ?? place.column
      return [location(place.file, region(line: place.line, column: column))]
    }
    return [
      "ruleId": finding.rule, "level": finding.severity.rawValue,
      "message": message(finding.message),
      "locations": [
        location(
          finding.file,
          region(
            line: finding.line, column: finding.wide?.start ?? finding.column,
            endColumn: finding.wide?.end ?? finding.endColumn))
      ],
      "relatedLocations": related,
      "partialFingerprints": ["vipkata/v1": key.joined(separator: "/")] as JSONObject,
      "baselineState": hasBaseline ? state : nil,
    ]
  }

  private func region(line: Int, column: Int?, endColumn: Int? = nil) -> JSONObject {
    ["startLine": line, "startColumn": column, "endColumn": endColumn]
  }

  private func message(_ text: String) -> JSONObject { ["text": text] }

  private func location(_ file: String, _ region: JSONObject?) -> JSONObject {
    let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    let artifact: JSONObject = ["uri": path]
    return ["physicalLocation": ["artifactLocation": artifact, "region": region] as JSONObject]
  }
}
