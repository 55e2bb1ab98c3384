extension ReviewRule {
  private static let frameworks: Set = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "KataUI",
  ]

  /// The interactor's file builds without a UI framework.
  @Sendable static func interactorImportsNoUI(_ code: VIPCode) -> [Breach] {
    let screens = code.parts(.view, .router).flatMap(\.files)
    let files = Set(code.parts(.interactor).flatMap(\.files)).subtracting(screens)
    return files.sorted().flatMap { file in
      code.base.files[file].imports.filter { frameworks.contains($0.module) }.map { statement in
        Breach(
          position: Position(file: file, offset: statement.offset),
          message: "the interactor's file imports \(statement.module); "
            + "leave what needs it to the presenter or the view")
      }
    }
  }
}

extension Part {
  /// The file that declares it and those that extend it.
  var files: [Int] { [type.position.file] + type.routines.map(\.file) }
}
