package import Entities
import Foundation

/// A page that is one JSON object, for programs.
package enum JSONPage {
  package static func page(_ value: some Encodable, status: ExitStatus = .done) -> Page {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return Page(status: .failed) }
    return Page(lines: [Line(String(decoding: data, as: UTF8.self))], status: status)
  }

  package static func page(failure error: any Error) -> Page {
    let page = FailurePage(error: error)
    if error is Interrupted { return page.page }
    return self.page(
      FailureObject(error: page.said.message, mend: page.said.mend), status: page.said.status)
  }

  private struct FailureObject: Encodable {
    var schema = 1
    let error: String
    let mend: String?
  }
}
