// swift-tools-version: 6.0

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Editors need an index of our sources; that of Foundation and the like takes a fifth of a build.
  .unsafeFlags(["-index-ignore-system-modules"]),
]

let package = Package(
  name: "vipkata",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "vipkata", targets: ["vipkata"])],
  targets: [
    .executableTarget(
      name: "vipkata", dependencies: ["CSourceKit"], path: "Sources", exclude: ["CSourceKit"],
      resources: [.embedInCode("vipkata/Resources")], swiftSettings: settings),
    .target(name: "CSourceKit"),
    .target(
      name: "KataSwiftUI", path: "Katas/Support/KataSwiftUI", exclude: ["README.md"],
      swiftSettings: settings),
    .testTarget(
      name: "KataSwiftUITests", dependencies: ["KataSwiftUI"], swiftSettings: settings,
      // Swift 6.0's own libraries cannot be linked by GNU's linker where @Observable is used.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
    .testTarget(
      name: "ScenesTests", dependencies: ["vipkata"], exclude: ["Review/Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "WorkersTests", dependencies: ["vipkata", "TestSupport"],
      exclude: ["Suite/Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["vipkata", "TestSupport"],
      exclude: ["Screens", "Faults/faults.c"],
      swiftSettings: settings),
  ]
)
