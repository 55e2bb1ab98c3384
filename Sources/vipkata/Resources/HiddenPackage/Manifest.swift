// swift-tools-version: 6.0

import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// Modules that this package does not share with others.
let support: [String] = [__SUPPORT__]

/// Reports the tests when SwiftPM finds and starts them. Built without the settings, like the
/// entry point that it replaces.
let listener: [Target] = [
  .target(name: "HiddenSuiteLoader"),
  .target(name: "HiddenSuiteListener", dependencies: ["HiddenSuiteLoader"]),
]

let package = Package(
  name: "HiddenSuite",
  platforms: [.macOS(.v14)],
  targets: (__LISTENS__ ? listener : [])
    + support.map { .target(name: $0, swiftSettings: settings) }
    + [
      .target(
        name: "__MODULE__", dependencies: support.map { .target(name: $0) },
        swiftSettings: settings),
      .testTarget(
        name: "__MODULE__Tests",
        dependencies: (["__MODULE__"] + support + (__LISTENS__ ? ["HiddenSuiteListener"] : []))
          .map { .target(name: $0) }, swiftSettings: settings,
        linkerSettings: [.unsafeFlags([__OBJECTS__])]),
    ],
  swiftLanguageModes: [.v5]
)
