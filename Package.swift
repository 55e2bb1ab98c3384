// swift-tools-version: 6.0

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "vipkata",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "vipkata", targets: ["vipkata"])],
  targets: [
    .target(name: "Entities", swiftSettings: settings),
    .target(name: "Scenes", dependencies: ["Entities"], swiftSettings: settings),
    .target(name: "CSourceKit"),
    .target(
      name: "Workers", dependencies: ["Scenes", "Entities", "CSourceKit"],
      swiftSettings: settings),
    .executableTarget(
      name: "vipkata", dependencies: ["Workers", "Scenes", "Entities"], swiftSettings: settings),
    .testTarget(name: "EntitiesTests", dependencies: ["Entities"], swiftSettings: settings),
    .testTarget(
      name: "ScenesTests", dependencies: ["Scenes", "Entities", "Workers"],
      exclude: ["Review/Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "WorkersTests", dependencies: ["vipkata", "Workers", "Scenes", "Entities"],
      exclude: ["Suite/Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["vipkata"], exclude: ["Screens"],
      swiftSettings: settings),
  ]
)
