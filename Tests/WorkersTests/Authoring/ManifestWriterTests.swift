import Foundation
import XCTest

@testable import vipkata

final class ManifestWriterTests: XCTestCase {
  private func roundTrip(_ manifest: Manifest) throws -> Manifest {
    try ManifestFile.manifest(
      from: Data(ManifestWriter(manifest: manifest).text.utf8), of: "01-a/01-b")
  }

  func testAManifestIsWrittenInTheCoursesOneForm() {
    var manifest = Manifest(title: "Validate, \"then\" ask", module: "Login")
    manifest.minutes = 8
    manifest.teaches = ["R1", "R2"]
    manifest.learned = "Ask / after é"
    manifest.edit = ["LoginInteractor.swift"]
    manifest.carries = KataID(stage: "models", name: "first")
    manifest.environment = ["RUNALL": "true", "DAY": "Monday"]
    manifest.harmless = ["B.swift: x is not set": "y is", "A.swift: x is not set": "it was"]
    manifest.mutants = [
      Mutant(
        name: "asks-first", says: "asking first",
        fails: ["testEmptyEmailNeverReachesTheWorker", "testEmptyPasswordNeverReachesTheWorker"],
        breaks: ["interactor-never-formats"], got: "7f0a")
    ]

    XCTAssertEqual(
      ManifestWriter(manifest: manifest).text,
      #"""
      {
        "title": "Validate, \"then\" ask",
        "module": "Login",
        "minutes": 8,
        "teaches": ["R1", "R2"],
        "learned": "Ask / after é",
        "edit": ["LoginInteractor.swift"],
        "carries": "models/first",
        "environment": { "DAY": "Monday", "RUNALL": "true" },
        "harmless": {
          "A.swift: x is not set": "it was",
          "B.swift: x is not set": "y is"
        },
        "mutants": {
          "asks-first": {
            "says": "asking first",
            "fails": [
              "testEmptyEmailNeverReachesTheWorker",
              "testEmptyPasswordNeverReachesTheWorker"
            ],
            "breaks": ["interactor-never-formats"],
            "got": "7f0a"
          }
        }
      }

      """#)
  }

  func testWhatIsWrittenIsReadAgainAsItWas() throws {
    var code = Seeds.fullManifest
    code.kind = .code
    // There, no mutant says which tests fail.
    var tests = Seeds.fullManifest
    tests.mutants[0].fails = []
    for manifest in [code, tests, Manifest(title: "T", module: "M")] {
      XCTAssertEqual(try roundTrip(manifest), manifest)
    }
  }
}
