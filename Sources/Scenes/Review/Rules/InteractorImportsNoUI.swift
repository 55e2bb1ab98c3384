extension ReviewRule {
  private static let frameworks: Set = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "WebKit", "KataUI", "KataSwiftUI",
  ]

  /// The interactor's file builds without a UI framework.
  @Sendable static func interactorImportsNoUI(_ code: VIPCode) -> [Breach] {
    let needless = Set(
      code.needlessImports(in: code.filesOnly(of: .interactor)).map(\.file.number))
    return code.imports(of: frameworks, by: .interactor).map { file, module, offset in
      Breach(
        file, offset,
        "the interactor's file imports \(module)"
          + (needless.contains(file.number)
            ? ", and nothing in it needs that; import Foundation"
            : "; leave what needs it to the presenter or the view"))
    } + code.parts(.interactor).flatMap(uses) + code.types.filter(code.isModel).flatMap(pictures)
      + importsBesideInteractors(in: code)
  }

  /// Workers, messages and entities. They may need a picture.
  private static func importsBesideInteractors(in code: VIPCode) -> [Breach] {
    let told = Set(code.parts(.interactor, .presenter, .view, .router).flatMap(\.files))
    let models = code.types.filter {
      $0.role == nil
        && (code.isModel($0) || code.isEntity($0) || code.isInViewModel($0)
          || $0.isConcrete && RoleNames.isService($0.name))
    }
    let own = Set(code.parts(.worker).flatMap(\.files) + models.map(\.position.file.number))
    return code.needlessImports(in: own.subtracting(told)).map { file, module, offset in
      Breach(
        file, offset,
        "the file imports \(module), and nothing in it needs that; import Foundation")
    }
  }

  /// `UIImage(data: data)`, whose framework another import brings along.
  private static func uses(in interactor: Part) -> [Breach] {
    interactor.routines.filter { routine in
      !routine.file.imports.contains { frameworks.contains($0.module) }
    }.breaches { chain, routine in
      let name = chain.names[0]
      if chain.names.count == 2, ["row", "item", "section"].contains(chain.names[1]),
        routine.parameters.contains(where: { $0.name == name && $0.type?.names == ["IndexPath"] })
      {
        return "the interactor \(interactor.name) reads a table's \(chain.names[1]); "
          + "let the view's request say which one is meant"
      }
      guard !chain.startsWithDot, ["UIImage", "UIColor", "UIFont", "UIApplication"].contains(name)
      else { return nil }
      return "the interactor \(interactor.name) works with \(name); "
        + "leave that to the presenter or the view"
    }
  }

  /// A Request with a `UIImage`, which brings the framework to the interactor.
  private static func pictures(in model: TypeDeclaration) -> [Breach] {
    guard !model.path.contains("ViewModel") else { return [] }
    return model.properties.breaches { property in
      property.type?.names.first {
        $0.hasPrefix("UI") || $0.hasPrefix("NSImage") || ["Color", "Image", "Font"].contains($0)
      }.map {
        "\(model.path) carries a \($0); give the interactor the data that it is made of"
      }
    }
  }
}

extension VIPCode {
  /// Where some files import a UI framework and name nothing of it.
  func needlessImports(
    in numbers: Set<Int>
  ) -> [(file: SourceCode, module: String, offset: Int)] {
    let modules: Set = ["UIKit", "AppKit", "Cocoa", "SwiftUI"]
    let needed = [
      "UI", "CG", "NSAttr", "NSMutableAttr", "NSText", "NSPara", "NSImage", "NSColor", "NSUnder",
      "NSShadow", "NSLayout", "NSDirectional", "NSCollection", "NSDiffable", "IndexPath",
      "indexPath",
    ]
    // SwiftUI brings along Combine and more.
    let neededOfSwiftUI = [
      "UI", "CG", "CA", "NSAttr", "NSImage", "NSColor", "NSFont", "Color", "Text", "Image", "Font",
      "Bind", "State", "Observ", "Publi",
      "publi", "AnyCancellable", "AnyPublisher", "AnyView", "AnyTransition", "Passthrough",
      "CurrentValue", "Just", "Future", "withAnimation", "Anim", "Localized", "Align", "Edge",
      "Angle",
      "Navigation", "Environment", "AppStorage", "ScenePhase", "Gradient", "Shape", "Toolbar",
      "Button", "Axis", "UnitPoint", "UT", "Transfer", "Transaction", "atOffsets", "fromOffsets",
      "sink", "Focus", "Namespace", "Geometry", "PresentationMode", "Dismiss", "OpenURL", "Preview",
      "Logger",
    ]
    return imports(of: modules, in: numbers).filter { file, module, offset in
      let line = offset..<(file.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? offset)
      return !file.tokens.contains { token in
        let name = file.text(token)
        return token.isName && !modules.contains(name) && !line.contains(token.range.lowerBound)
          && (module != "SwiftUI" ? needed : neededOfSwiftUI + ["View"].filter { $0 == name })
            .contains(where: name.hasPrefix)
      }
    }
  }

  /// Where files of a role, and of no screen or router, import one of some modules.
  func imports(
    of modules: Set<String>, by role: Role
  ) -> [(file: SourceCode, module: String, offset: Int)] {
    imports(of: modules, in: filesOnly(of: role))
  }

  /// The numbers of the files that hold parts of a role, and no screen or router.
  func filesOnly(of role: Role) -> Set<Int> {
    Set(parts(role).flatMap(\.files)).subtracting(parts(.view, .router).flatMap(\.files))
  }

  private func imports(
    of modules: Set<String>, in numbers: Set<Int>
  ) -> [(file: SourceCode, module: String, offset: Int)] {
    files.filter { numbers.contains($0.number) }.flatMap { file in
      file.imports.filter { modules.contains($0.module) }.map { (file, $0.module, $0.offset) }
    }
  }
}

extension Part {
  /// The numbers of the file that declares it and of those that extend it.
  fileprivate var files: [Int] { ([type.position.file] + type.routines.map(\.file)).map(\.number) }
}
