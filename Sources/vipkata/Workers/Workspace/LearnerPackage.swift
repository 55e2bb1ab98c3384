/// The package manifests in the workspace, so that Xcode and sourcekit-lsp understand
/// each kata's folder when it is opened alone.
enum LearnerPackage {
  /// - Parameter hasTests: whether a kata of code has tests of the learner's own.
  static func manifest(of kata: Kata, hasTests: Bool) -> String {
    let module = kata.manifest.module
    let support = kata.manifest.support.map { ".product(name: \"\($0)\", package: \"Support\")" }
    var targets = [
      ".target(name: \"\(module)\", dependencies: [\(support.joined(separator: ", "))])"
    ]
    if !kata.isCode || hasTests {
      let needs = (["\"\(module)\""] + support).joined(separator: ", ")
      targets.append(".testTarget(name: \"\(module)Tests\", dependencies: [\(needs)])")
    }
    return manifest(
      kata.id.name.swiftLiteral, targets,
      parts: support.isEmpty ? "" : "  dependencies: [.package(path: \"../../Support\")],\n")
  }

  static func supportManifest(modules: [String]) -> String {
    let products = modules.map { "    .library(name: \"\($0)\", targets: [\"\($0)\"]),\n" }
    return manifest(
      "\"Support\"", modules.map { ".target(name: \"\($0)\")" },
      parts: "  products: [\n\(products.joined())  ],\n")
  }

  /// - Parameter parts: the lines before the targets.
  private static func manifest(_ name: String, _ targets: [String], parts: String) -> String {
    let lines = targets.map { "    \($0),\n" }.joined()
    return Resource.text(PackageResources.learner_package_txt)
      .filled(["NAME": name, "PARTS": parts, "TARGETS": lines]) + "\n"
  }
}
