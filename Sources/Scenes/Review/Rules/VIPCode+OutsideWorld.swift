extension VIPCode {
  /// The types through which code reaches network, storage and the system, and
  /// the members that do; none where every one does.
  private static let outsideWorld: [String: Set<String>] = [
    "URLSession": [], "UserDefaults": [], "FileManager": [], "AF": [], "Alamofire": [],
    "NSFetchRequest": [], "NSManagedObjectContext": [], "NSPersistentContainer": [],
    "NSPersistentCloudKitContainer": [], "ModelContext": [], "ModelContainer": [],
    "FetchDescriptor": [], "FetchRequest": [], "Query": [], "AppStorage": [],
    "Realm": [], "Firestore": [], "Auth": ["auth"], "Database": ["database"],
    "KeychainSwift": [], "KeychainWrapper": [], "NSUbiquitousKeyValueStore": [],
    "UIPasteboard": [], "NSPasteboard": [],
    "NotificationCenter": ["post", "addObserver", "publisher", "notifications"],
    "Bundle": ["url", "urls", "path", "paths", "object", "infoDictionary", "bundleIdentifier"],
  ]
  private static let contexts: Set = ["viewContext", "persistentContainer", "modelContext"]
  private static let modules: Set = ["Foundation", "CoreData", "SwiftData", "SwiftUI", "UIKit"]

  private static let instances: Set = ["shared", "standard", "default", "sharedInstance"]
  private static let stores = [
    "Store", "Storage", "Service", "Repository", "Database", "Client", "API", "Session", "Gateway",
  ]
  /// Of those, what serves the screen, and what puts parts together.
  private static let servants = [
    "Image", "Theme", "Color", "Font", "Log", "Analytics", "Format", "Coordinator", "Router",
    "Factory", "Assembly", "Container", "Configur", "Delegate",
  ]

  /// Where parts of a role reach the outside world by themselves.
  func reaches(of holder: Role, mend: String) -> [Breach] {
    parts(holder).flatMap { part in
      part.type.routines.flatMap { routine in
        base.files[routine.file].chains(in: routine.range).compactMap { chain in
          guard let name = outside(chain, in: routine, of: part) else { return nil }
          return Breach(
            position: Position(file: routine.file, offset: chain.range.lowerBound),
            message: "the \(holder) \(part.name) reaches \(name); \(mend)")
        }
      }
    }
  }

  private func outside(_ chain: Chain, in routine: Routine, of part: Part) -> String? {
    if let direct = directlyOutside(chain, in: routine) { return direct }
    guard !chain.startsWithDot, !chain.isOnSelf, chain.names.count > 1,
      Self.instances.contains(chain.names[1]),
      let type = concreteType(WrittenType(names: [chain.names[0]]), from: routine.file),
      isStore(type), part.routines.contains(where: { $0.range == routine.range })
    else { return nil }
    return chain.names[0] + "." + chain.names[1]
  }

  private func directlyOutside(_ chain: Chain, in routine: Routine) -> String? {
    let names =
      chain.names.count > 1 && Self.modules.contains(chain.names[0])
      ? Array(chain.names.dropFirst()) : chain.names
    if let context = names.first(where: Self.contexts.contains), !chain.isOnSelf { return context }
    guard !chain.startsWithDot, !chain.isOnSelf, let members = Self.outsideWorld[names[0]],
      members.isEmpty || !members.isDisjoint(with: names), !isOfTheScreen(chain, in: routine)
    else { return nil }
    return names[0]
  }

  /// The keyboard comes, the app goes to the background: a view has to hear of that.
  private func isOfTheScreen(_ chain: Chain, in routine: Routine) -> Bool {
    let file = base.files[routine.file]
    guard chain.names[0] == "NotificationCenter",
      let call = file.calls(in: chain.range).first(where: { $0.nameRange == chain.range })
    else { return false }
    return file.chains(in: call.bodyRange).contains { argument in
      argument.names.contains { name in
        ["UI", "NS", "AV"].contains(where: name.hasPrefix) || name.lowercased().contains("keyboard")
      }
    }
  }

  private func isStore(_ type: TypeDeclaration) -> Bool {
    guard [nil, .worker].contains(role(ofType: type)),
      !Self.servants.contains(where: type.name.contains)
    else { return false }
    return Self.stores.contains(where: type.name.hasSuffix)
      || type.routines.contains { routine in
        base.files[routine.file].chains(in: routine.range).contains {
          directlyOutside($0, in: routine) != nil
        }
      }
  }

  /// Whether what is behind a type only makes texts of what it is given.
  func onlyFormats(_ type: WrittenType?, from file: Int) -> Bool {
    let named = type.map { base.declarations(of: $0, from: file).map { base.types[$0] } } ?? []
    let routines = (named + named.flatMap(conformers)).flatMap(\.routines)
    let functions = routines.filter { $0.isFunction && !$0.name.hasPrefix("init(") }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        ["String", "AttributedString", "NSAttributedString"].contains(function.result?.names.first)
          && !function.parameters.isEmpty
      }
      && !routines.contains { routine in
        let code = base.files[routine.file]
        return code.chains(in: routine.range).contains { directlyOutside($0, in: routine) != nil }
          || code.tokens(in: routine.range).contains {
            ["async", "await"].contains(code.text($0.range))
          }
      }
  }
}
