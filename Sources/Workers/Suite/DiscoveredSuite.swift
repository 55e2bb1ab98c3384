/// What listens to a suite that SwiftPM discovers and starts itself: a module that the
/// loader starts before any test.
struct DiscoveredSuite {
  let entry: EntryPoint

  static let target = "HiddenSuiteListener"

  /// The module's targets in the hidden package's manifest. The observer is compiled in
  /// Swift 5 mode, like the entry point that it stands in for.
  static let targets = """
        .target(name: "HiddenSuiteLoader"),
        .target(name: "\(target)", dependencies: ["HiddenSuiteLoader"]),

    """

  /// Keyed by path in the package.
  var files: [String: String] {
    [
      "Sources/HiddenSuiteLoader/include/loader.h": "void vipkata_listen(void);\n",
      "Sources/HiddenSuiteLoader/loader.c": """
      #include "loader.h"

      __attribute__((constructor)) static void load(void) { vipkata_listen(); }

      """,
      "Sources/\(Self.target)/Listener.swift": """
      @_cdecl("vipkata_listen")
      public func listen() {
        redirectOutput(to: \(entry.output.swiftLiteral))
        guardTests(runner: \(entry.runner.swiftLiteral))
        XCTestObservationCenter.shared.addTestObserver(
          EventWriter(path: \(entry.events.swiftLiteral), key: []))
      }

      \(SuiteHarness.source)
      """,
    ]
  }
}
