import Foundation
import XCTest

/// A sample of the course; `Tests/Course/run` proves all of it.
final class CourseSampleTests: XCTestCase {
  func testAKataOfEachKindVerifies() throws {
    let program = try BuiltProgram()

    let result = try program.run("verify", "hello-cycle", "first-spy", "--format", "json")

    XCTAssertEqual(result.status, 0, result.output)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let katas = (object as? [String: Any])?["katas"] as? [[String: Any]]
    XCTAssertEqual(
      katas?.compactMap { $0["id"] as? String }, ["hello/hello-cycle", "spies/first-spy"])
  }
}
