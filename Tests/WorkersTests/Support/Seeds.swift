import Foundation

@testable import vipkata

/// Values that several tests start from.
enum Seeds {
  static func kata(
    _ name: String = "validate", kind: Manifest.Kind = .code, support: [String] = [],
    edit: [String] = ["LoginInteractor.swift"]
  ) -> Kata {
    var manifest = Manifest(title: "Validate", module: "Login")
    manifest.kind = kind
    manifest.support = support
    manifest.edit = edit
    return Kata(
      id: KataID(stage: "interactor", name: name), number: 1, folder: "02-interactor/01-\(name)",
      manifest: manifest)
  }

  static func package(
    at root: URL, _ code: String = "", suite: [String: String] = [:],
    toolchain: Toolchain? = nil, target: String = "",
    harness: HiddenPackage.Harness = .ownEntryPoint
  ) -> HiddenPackage {
    let none = Toolchain(
      swift: URL(fileURLWithPath: "/swift"), version: "Swift version 6.3", libraries: root,
      target: target)
    let job = SuiteJob(
      package: "p", module: "Login", sources: ["A.swift": code].sourceFiles,
      suite: suite.sourceFiles, support: [], testSeconds: 1)
    return HiddenPackage(root: root, job: job, toolchain: toolchain ?? none, harness: harness)
  }

  /// A manifest in which every key has a value other than its default.
  static var fullManifest: Manifest {
    var manifest = Manifest(title: "Line\nbreak \u{1b} \\ 🎓 \u{2028}", module: "Login2")
    manifest.kind = .tests
    manifest.minutes = 8
    manifest.points = 25
    manifest.teaches = ["R1"]
    manifest.learned = "\t\"quoted\""
    manifest.edit = ["A b.swift", "Sub/É.swift"]
    manifest.support = ["KataUI", "KataNet"]
    manifest.play = "Screen()"
    manifest.carries = KataID(stage: "a.b", name: "é")
    manifest.carriesTests = "all is new"
    manifest.rules = ["r-1"]
    manifest.withholds = ["r-2"]
    manifest.postpones = ["r-3"]
    manifest.allows = ["r-4"]
    manifest.reveal = .never
    manifest.testSeconds = 2
    manifest.environment = ["RUNALL": "true", "A": "\"b\" / é"]
    manifest.starterBuilds = false
    manifest.harmless = ["A.swift: in a(_:), \"x\" is not set": "\\ é"]
    manifest.mutants = [
      Mutant(name: "a \"b\"", says: "x", fails: ["testA"], got: "7f"),
      Mutant(name: "b", says: "y", breaks: ["r-1"]),
    ]
    return manifest
  }

  static let kataUI = SupportModule(
    name: "KataUI", files: ["View.swift": "open class View { public init() {} }\n"].sourceFiles)
}
