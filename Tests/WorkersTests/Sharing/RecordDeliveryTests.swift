import XCTest

@testable import vipkata

final class RecordDeliveryTests: FolderTestCase {
  private let header = #"{"journal":1,"learner":"Ada Lovelace"}"# + "\n"

  private func record(_ journal: String) throws -> String {
    let record = RecordDelivery.record(
      of: LearnerName("Ada Lovelace")!, journal: Data(journal.utf8))
    return String(decoding: record, as: UTF8.self)
  }

  func testARecordIsTheNameAndEachWholeLineToTheLetter() throws {
    let events = "{\"at\":\"2026-11-21T10:00:00Z\" , \"kata\":\"a/b\"}\n\n{\"x\":\"\u{2028}\"}\n"
    XCTAssertEqual(
      try record("{\"journal\":1}\n\(events){\"at\":\"2026-1"),
      header + events.replacingOccurrences(of: "\n\n", with: "\n"))
  }

  func testAJournalThatHasNotBegunIsTheNameAlone() throws {
    for journal in ["", "{\"jour", "{\"journal\":1}\n"] {
      XCTAssertEqual(try record(journal), header)
    }
  }

  func testAMembershipIsKeptForItsOwnerOnly() throws {
    let file = SharingFolder(url: folder.url)
    let membership = Membership(
      place: try WorkshopAddress("https://host/a?b=c%2F", in: folder.url),
      name: LearnerName("José")!, tokenFile: "/home/a b/token", isLeaving: true)

    try file.keep(membership)

    XCTAssertEqual(try file.membership(), membership)
    XCTAssertEqual(try folder.rights(of: "membership.json"), 0o600)
    try folder.write("{", to: "membership.json")
    XCTAssertEqual(told(try file.membership())?.mend, "Remove it, and join again.")
  }
}
