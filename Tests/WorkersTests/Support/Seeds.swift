import Foundation

@testable import vipkata

/// Values that several tests begin with.
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

  static let kataUI = SupportModule(
    name: "KataUI", files: ["View.swift": "open class View { public init() {} }\n"].sourceFiles)
}
