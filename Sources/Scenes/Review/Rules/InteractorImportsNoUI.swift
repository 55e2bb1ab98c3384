extension VIPCode {
  private static let frameworks: Set = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "WebKit", "KataUI", "KataSwiftUI",
  ]
  /// They serve the screen alone, so presenters do not need them, either.
  static let screenLibraries: Set = [
    "Mapbox", "MapboxMaps", "GoogleMaps", "YandexMapsMobile", "Charts", "DGCharts", "Lottie",
    "SnapKit", "Kingfisher", "SDWebImage", "SkeletonView", "MBProgressHUD", "SVProgressHUD",
    "PKHUD", "ProgressHUD", "JGProgressHUD", "AsyncDisplayKit", "LocationUI", "IGListKit",
    "MessageKit", "FSCalendar", "EpoxyCollectionView",
  ]

  /// The interactor's file builds without a UI framework.
  var interactorImportsNoUI: [Breach] {
    let needless = needlessImports(in: filesOnly(of: .interactor))
    // `import OrdersUI`, a package of screens.
    let packages = files.flatMap(\.imports).map(\.module).filter { $0.hasSuffix("UI") }
    let screens = Self.frameworks.union(Self.screenLibraries).union(packages)
    let imported = imports(of: screens, by: .interactor)
    let drawing = needless.filter { !Self.frameworks.contains($0.module) }
    let models = types.filter { isModel($0) || reachesInteractor($0) }
    return breaches(
      imported + drawing, in: "the interactor's file", needless,
      mend: "leave what needs it to the view or the router")
      + parts(.interactor).flatMap { uses(by: $0) }
      + models.flatMap { looks(of: $0) }
      + importsByPromises + importsBesideInteractors
  }

  /// - Parameters:
  ///   - needless: the imports in files where nothing needs a UI framework.
  ///   - mend: what to do with code that needs it.
  private func breaches(
    _ imports: [Import], in owner: String, _ needless: [Import], mend: String
  ) -> [Breach] {
    let files = Set(needless.map(\.file))
    return imports.breaches {
      let isNeedless = files.contains($0.file)
      return "\(owner) imports \($0.module)"
        + (isNeedless ? ", and nothing in it needs that; import Foundation" : "; \(mend)")
    }
  }

  /// Needless imports in the files of workers, messages and entities, which may need a picture.
  private var importsBesideInteractors: [Breach] {
    let told = Set(parts(.interactor, .presenter, .view, .router).flatMap(\.files))
    let models = types.filter {
      $0.role == nil
        && (isModel($0) || isEntity($0) || isInViewModel($0)
          || $0.isConcrete && RoleNames.isService($0.name))
    }
    let own = Set(parts(.worker).flatMap(\.files) + models.map(\.file))
    let needless = needlessImports(in: own.subtracting(told))
    return breaches(needless, in: "the file", needless, mend: "")
  }

  /// `UIImage(data: data)` and `indexPath.row`, in files that import no UI framework themselves.
  private func uses(by interactor: Part) -> [Breach] {
    interactor.scopes(in: self).filter { scope in
      !scope.file.imports.contains { Self.frameworks.contains($0.module) }
    }.breaches { chain, scope in
      let name = chain.names[0]
      if chain.names.count > 1, ["row", "item", "section"].contains(chain.lastName),
        scope.ownerType(of: chain)?.names == ["IndexPath"]
          || chain.names.dropLast().last?.lowercased().hasSuffix("indexpath") == true
      {
        return "the interactor \(interactor.name) reads a table's \(chain.lastName); "
          + "let the view's request say which one is meant"
      }
      if let picture = picture(answeredTo: chain, in: scope) {
        return "the interactor \(interactor.name) is answered with \(picture.withArticle) by "
          + "\(chain.lastName); let the worker answer with the data that it is made of"
      }
      guard !chain.startsWithDot, ["UIImage", "UIColor", "UIFont", "UIApplication"].contains(name)
      else { return nil }
      return "the interactor \(interactor.name) works with \(name); "
        + "leave that to \(name == "UIApplication" ? "the router or a worker" : "the view")"
    }
  }

  /// `worker.loadPhoto { photo in … }`, where the worker answers with a `UIImage`.
  private func picture(answeredTo chain: Chain, in scope: Scope) -> String? {
    guard chain.isCalled, chain.names.count > 1,
      let asked = scope.ownerType(of: chain)
    else { return nil }
    let methods = scope.declarations(of: asked).filter { $0.role == .worker }
      .flatMap(\.routines).filter { $0.isFunction && $0.baseName == chain.lastName }
    return methods.lazy.flatMap { method in
      // Neither a closure nor an alias of one expands to a type's name.
      let closures = method.parameters.compactMap(\.type).filter {
        expanded($0, from: method.file).isEmpty
      }
      return ([method.result].compactMap { $0 } + closures).flatMap {
        expanded($0.whole, from: method.file)
      }
    }.first { $0 == "UIImage" }
  }

  /// A Request with a `UIImage`, or an order with a `UIColor`, which brings the framework to the
  /// interactor.
  private func looks(of model: TypeDeclaration) -> [Breach] {
    guard !model.path.contains("ViewModel") else { return [] }
    let chosen = model.properties.filter { property in
      property.isComputed && property.file == model.file && !isModel(model)
    }.breaches { property in
      property.type?.names.first { ["UIColor", "UIImage", "UIFont"].contains($0) }.map {
        "\(model.path) chooses \($0.withArticle) in \(property.name); "
          + "let the view choose what it looks like"
      }
    }
    return chosen
      + model.storedProperties.breaches { property in
        property.type?.names.first { name in
          isOfUIKit(name) || name.hasPrefix("NSImage")
            || ["Color", "Font", "Image"].contains(name)
              && declaration(named: name, from: property.file) == nil
        }.map { name in
          let isPicture = name.hasSuffix("Image")
          let isResponse = model.path.contains("Response")
          let receiver = isResponse ? "hand the presenter" : "give the interactor"
          return "\(model.path) carries \(name.withArticle); "
            + (isPicture || isModel(model)
              ? "\(receiver) the data that it is made of"
              : "let the view choose what it looks like")
        }
      }
  }

  /// `UIImage`, not `UInt`
  private func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }

  /// `import UIKit.UIView` in a file that holds only the interactor's protocol.
  private var importsByPromises: [Breach] {
    let promises = sceneProtocols(.interactor).map(\.file)
    let others = types.filter { ![nil, .interactor].contains($0.role) }.map(\.file)
    let parts = parts(.interactor).flatMap(\.files)
    let files = Set(promises).subtracting(others + parts)
    return breaches(
      imports(of: Self.frameworks.union(Self.screenLibraries), in: files),
      in: "the file of the interactor's protocol", needlessImports(in: files),
      mend: "keep what needs it out of the protocol")
  }
}

extension VIPCode {
  /// Imports of UI frameworks in files that name nothing of them.
  /// - Parameter combine: whether using only Combine counts as needing SwiftUI.
  func needlessImports(in files: Set<SourceCode>, forCombine combine: Bool = true) -> [Import] {
    let modules: Set = ["UIKit", "AppKit", "Cocoa", "SwiftUI", "CoreGraphics"]
    let needed = [
      "UI", "CG", "NSAttr", "NSMutableAttr", "NSText", "NSPara", "NSImage", "NSColor", "NSUnder",
      "NSShadow", "NSLayout", "NSDirectional", "NSCollection", "NSDiffable",
    ]
    // SwiftUI also brings in names from Combine.
    let ofCombine = [
      "Observable", "Publi", "publi", "AnyCancellable", "AnyPublisher", "Passthrough",
      "CurrentValue", "Just", "Future", "sink",
    ]
    let ofSwiftUI = [
      "UI", "CG", "CA", "NSAttr", "NSImage", "NSColor", "NSFont", "Color", "Text", "Image", "Font",
      "Bind", "State", "Observed", "AnyView", "AnyTransition", "withAnimation", "Anim",
      "Localized", "Align", "Edge", "Angle", "Navigation", "Environment", "AppStorage",
      "ScenePhase", "Gradient", "Shape", "Toolbar", "Button", "Axis", "UnitPoint", "UT",
      "Transfer", "Transaction", "atOffsets", "fromOffsets", "Focus", "Namespace",
      "Geometry", "PresentationMode", "Dismiss", "OpenURL", "Preview", "Logger",
    ]
    let neededOfSwiftUI = ofSwiftUI + (combine ? ofCombine : [])
    return imports(of: modules, in: files).filter { written in
      let file = written.file
      let start = written.position.offset
      let isSwiftUI = written.module == "SwiftUI"
      let line = start..<file.lineEnd(of: start)
      let readsPlaces = !file.names.isDisjoint(with: ["row", "section", "item"])
      return !file.tokens.contains { token in
        guard token.isName, !line.contains(token.range.lowerBound) else { return false }
        let name = file.text(token)
        if modules.contains(name) { return false }
        if readsPlaces, name.lowercased().contains("indexpath") { return true }
        return isSwiftUI && name == "View"
          || (isSwiftUI ? neededOfSwiftUI : needed).contains(where: name.hasPrefix)
      }
    }
  }

  /// The imports of some modules in files with parts of a role and no screen or router.
  func imports(of modules: Set<String>, by role: Role) -> [Import] {
    imports(of: modules, in: filesOnly(of: role))
  }

  /// Whether it is an entity or part of a message, such as `ResponseType` inside a Response.
  fileprivate func reachesInteractor(_ type: TypeDeclaration) -> Bool {
    type.role == nil && !isInViewModel(type) && !isBesidePresenter(type.file)
      && (isNestedInResponse(type) || isNestedInRequest(type) || isEntity(type))
  }

  /// The files that hold parts of a role, and no screen or router.
  func filesOnly(of role: Role) -> Set<SourceCode> {
    Set(parts(role).flatMap(\.files)).subtracting(parts(.view, .router).flatMap(\.files))
  }

  fileprivate func imports(of modules: Set<String>, in wanted: Set<SourceCode>) -> [Import] {
    files.filter(wanted.contains).flatMap(\.imports).filter { modules.contains($0.module) }
  }
}

extension Part {
  /// The file that declares it and those that extend it.
  fileprivate var files: [SourceCode] { [type.file] + type.routines.map(\.file) }
}
