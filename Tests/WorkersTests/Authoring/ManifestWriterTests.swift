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
    var full = Manifest(title: "Line\nbreak \u{1b} \\ 🎓 \u{2028}", module: "Login2")
    full.minutes = 600
    full.points = 25
    full.teaches = []
    full.learned = "\t\"quoted\""
    full.edit = ["A b.swift", "Sub/É.swift"]
    full.support = ["KataUI", "KataNet"]
    full.carries = KataID(stage: "a.b", name: "é")
    full.rules = ["r-1"]
    full.withholds = ["r-1"]
    full.postpones = ["r-2"]
    full.reveal = .always
    full.testSeconds = 1
    full.environment = ["RUNALL": "true", "A": "\"b\" / é"]
    full.starterBuilds = false
    full.harmless = ["A.swift: in a(_:), \"x\" is not set": "\\ é"]
    full.mutants = [
      Mutant(name: "a \"b\"", says: "x", fails: ["testA"]),
      Mutant(name: "b", says: "y", breaks: ["r-1"]),
    ]
    var tests = Manifest(title: "T", module: "M")
    tests.kind = .tests
    tests.reveal = .never
    tests.mutants = [Mutant(name: "m", says: "presents twice")]

    for manifest in [full, tests, Manifest(title: "T", module: "M")] {
      XCTAssertEqual(try roundTrip(manifest), manifest)
    }
  }
}
