import Entities

extension ReviewRule {
  private static let frameworks: Set = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "KataUI",
  ]

  /// The interactor's file builds without a UI framework.
  @Sendable static func interactorImportsNoUI(_ code: VIPCode) -> [Breach] {
    let screens = Set(code.parts(.view, .router).map(\.position.file))
    let files = Set(code.parts(.interactor).map(\.position.file)).subtracting(screens)
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
