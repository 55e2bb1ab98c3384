import Entities

/// The package manifests in the workspace, so that Xcode and sourcekit-lsp understand
/// each kata's folder, opened by itself.
enum LearnerPackage {
  static func manifest(of kata: Kata) -> String {
    let module = kata.manifest.module
    let support = kata.manifest.support
      .map { ".product(name: \"\($0)\", package: \"Support\")" }.joined(separator: ", ")
    let dependencies =
      support.isEmpty ? "" : "  dependencies: [.package(path: \"../../Support\")],\n"
    let tests =
      kata.manifest.kind == .code
      ? ""
      : "    .testTarget(name: \"\(module)Tests\", dependencies: [\"\(module)\""
        + "\(support.isEmpty ? "" : ", \(support)")]),\n"
    return """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: \(kata.id.name.swiftLiteral),
        platforms: [.macOS(.v13)],
      \(dependencies)  targets: [
          .target(name: "\(module)", dependencies: [\(support)]),
      \(tests)  ]
      )

      """
  }

  static func supportManifest(modules: [String]) -> String {
    let products = modules.map { "    .library(name: \"\($0)\", targets: [\"\($0)\"]),\n" }
    let targets = modules.map { "    .target(name: \"\($0)\"),\n" }
    return """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: "Support",
        platforms: [.macOS(.v13)],
        products: [
      \(products.joined())  ],
        targets: [
      \(targets.joined())  ]
      )

      """
  }
}
