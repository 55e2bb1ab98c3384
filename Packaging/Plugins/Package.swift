// swift-tools-version: 6.0

import PackageDescription

// `Packaging/release pack` fills in the address of a release's program.
let package = Package(
  name: "vipkata-plugins",
  products: [
    .plugin(name: "vip-review", targets: ["vip-review"]),
    .plugin(name: "vip-scene", targets: ["vip-scene"]),
  ],
  targets: [
    .binaryTarget(name: "vipkata", url: "__URL__", checksum: "__CHECKSUM__"),
    .plugin(
      name: "vip-review",
      capability: .command(
        intent: .custom(verb: "vip-review", description: "The rules of VIP on your own code.")),
      dependencies: ["vipkata"]),
    .plugin(
      name: "vip-scene",
      capability: .command(
        intent: .custom(
          verb: "vip-scene", description: "A new VIP scene, with its spies and tests."),
        permissions: [.writeToPackageDirectory(reason: "It writes the scene's files.")]),
      dependencies: ["vipkata"]),
  ]
)
