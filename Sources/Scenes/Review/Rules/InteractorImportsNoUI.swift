extension ReviewRule {
  private static let frameworks: Set = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "KataUI", "KataSwiftUI",
  ]

  /// The interactor's file builds without a UI framework.
  @Sendable static func interactorImportsNoUI(_ code: VIPCode) -> [Breach] {
    let screens = Set(code.parts(.view, .router).flatMap(\.files))
    let own = Set(code.parts(.interactor).flatMap(\.files)).subtracting(screens)
    return code.files.filter { own.contains($0.number) }.flatMap { file in
      file.imports.filter { frameworks.contains($0.module) }.map { module, offset in
        Breach(
          file, offset,
          "the interactor's file imports \(module); "
            + "leave what needs it to the presenter or the view")
      }
    }
  }
}

extension Part {
  /// The numbers of the file that declares it and of those that extend it.
  fileprivate var files: [Int] { ([type.position.file] + type.routines.map(\.file)).map(\.number) }
}
