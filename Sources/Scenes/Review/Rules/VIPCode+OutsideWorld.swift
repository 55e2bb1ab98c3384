extension VIPCode {
  /// The types and functions through which code reaches network, storage and the system.
  private static let outsideWorld: Set = [
    "URLSession", "UserDefaults", "FileManager", "AF", "Alamofire", "RxAlamofire",
    "AFHTTPSessionManager", "NSFetchRequest", "NSManagedObjectContext", "NSPersistentContainer",
    "NSPersistentCloudKitContainer", "ModelContext", "ModelContainer", "FetchDescriptor",
    "FetchRequest", "Query", "AppStorage", "Realm", "Firestore", "KeychainSwift",
    "KeychainWrapper", "NSUbiquitousKeyValueStore", "NWPathMonitor", "SCNetworkReachability",
    "NetworkReachabilityManager", "Reachability", "CLLocationManager", "CLGeocoder",
    "MKLocalSearch", "LAContext", "PHPhotoLibrary", "CNContactStore", "EKEventStore",
    "HKHealthStore", "PHAsset", "PHImageManager", "AVCaptureDevice", "AVPlayer", "AVAudioPlayer",
    "AVAudioRecorder", "AVAudioSession", "MPRemoteCommandCenter", "MPNowPlayingInfoCenter",
    "SFSpeechRecognizer", "CMMotionManager", "UNUserNotificationCenter", "Crashlytics",
    "SentrySDK", "Mixpanel", "Amplify", "WidgetCenter", "SKPaymentQueue", "SKStoreReviewController",
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "CKContainer",
    "UIPasteboard", "NSPasteboard", "Current", "MCSession", "MCAdvertiserAssistant",
    "MCNearbyServiceAdvertiser", "MCNearbyServiceBrowser",
  ]
  /// Types of which only some members reach it.
  private static let outsideMembers: [String: Set<String>] = [
    "Auth": ["auth"], "Database": ["database"], "ProcessInfo": ["environment", "arguments"],
    "Analytics": ["logEvent", "shared", "track", "setUserID", "setUserProperty"],
    "NotificationCenter": ["post", "addObserver", "publisher", "notifications"],
    "Bundle": ["url", "urls", "path", "paths", "object", "infoDictionary", "bundleIdentifier"],
  ]
  static let measures: Set = ["CGFloat", "CGSize", "UIColor", "UIFont", "UIEdgeInsets"]
  private static let coders: Set = ["JSONDecoder", "JSONEncoder", "PropertyListDecoder"]
  private static let contexts: Set = [
    "viewContext", "persistentContainer", "modelContext", "managedObjectContext",
  ]
  private static let modules: Set = ["Foundation", "CoreData", "SwiftData", "SwiftUI", "UIKit"]

  static let instances: Set = ["shared", "standard", "default", "sharedInstance"]
  /// Parts of the names of services that serve the screen, and of types that put parts together.
  static let serviceWords = [
    "Theme", "Color", "Font", "Queue", "Log", "Format", "Locali", "Coordinator", "Router",
    "Factory", "Assembly", "Container", "Builder", "Configur", "Delegate", "URLProvider",
  ]

  /// The places where parts of a role reach the outside world by themselves.
  func reaches(of holder: Role, mend: String) -> [Breach] {
    parts(holder).flatMap { part in
      // A view's own `configured(context:)` passes on what workers are made with.
      (holder == .view ? part.routines : part.type.routines).breaches { chain, routine in
        let changing = readsClock(chain, in: routine) ? "the clock" : asksChance(chain)
        let name = outside(chain, in: routine, of: part) ?? (holder == .view ? nil : changing)
        return name.map { name in
          let verb = name.hasSuffix("(contentsOf:)") ? "reads a URL with" : "reaches"
          return
            "the \(holder) \(part.name) \(name.hasPrefix("picks") ? "" : verb + " ")\(name); \(mend)"
        }
      }
    }
  }

  private func outside(_ chain: Chain, in routine: Routine, of part: Part) -> String? {
    if [.interactor, .worker].contains(part.role),
      isDefault(chain, in: routine) || isPromised(routine, of: part, toOthers: true)
    {
      return nil
    }
    if let direct = Self.outside(chain, in: routine.file, ofView: part.role == .view) {
      return direct
    }
    if routine.isFunction, let name = chain.constructedType?.names.first,
      Self.coders.contains(name)
    {
      return name
    }
    if chain.startsWithName,
      settings.outside.contains(where: chain.names[0].fits)
    {
      return chain.names[0]
    }
    if isImportedManager(chain, in: routine.file, for: part.role) { return chain.names[0] }
    if part.role == .interactor, chain.names.count > 2,
      chain.names.starts(with: ["Bundle", "main"])
    {
      return "Bundle.main"
    }
    if let helper = nestedHelper(askedBy: chain, in: routine.file) { return helper }
    if part.role != .view, usesCenter(chain, in: routine, of: part) { return "NotificationCenter" }
    if isGlobalService(chain, in: routine, of: part) { return chain.names[0] }
    if let call = routine.file.call(of: chain),
      outwardMethods.contains(Self.start(of: chain.lastName, labels: call.labels)),
      chain.names.count > 1 || chain.startsWithDot || !declares(chain.lastName, in: part.type),
      part.type.scene != nil || !part.type.routines.map(\.baseName).contains(chain.lastName)
    {
      return chain.names.suffix(2).joined(separator: ".")
    }
    guard let type = concreteType(namedBy: chain, in: routine.file),
      [nil, .worker].contains(type.role), !isModel(type),
      !Self.serviceWords.contains(where: type.name.contains)
        || part.role == .interactor && type.name.hasPrefix("Analytics"),
      part.routines.contains(where: { $0.range == routine.range })
    else { return nil }
    if part.role != .view, isService(type, askedBy: chain) { return chain.names[0] }
    // `LoadImages()`, `PhotoAPI.load(…)`
    if chain.isCalled, !routine.isInitializer,
      routine.isFunction || !isPromised(routine, of: part),
      chain.constructedType != nil || chain.names.count == 2,
      RoleNames.role(ofConcrete: type.name) == nil,
      chain.constructedType == nil ? reaches(type, by: chain.names[1]) : reaches(type)
    {
      return chain.names[0]
    }
    if isGlobal(chain, of: type) || isStored(chain, by: type) {
      return chain.names[0] + "." + chain.names[1]
    }
    guard chain.names.count > 1, Self.isInstance(chain.names[1], of: type),
      part.role != .view || reaches(type)
        || RoleNames.isStore(type.name) && !servesScreen(type)
    else { return nil }
    return chain.names[0] + "." + chain.names[1]
  }

  /// `LoginService.login(…)`, whatever it asks in turn.
  private func isService(_ type: TypeDeclaration, askedBy chain: Chain) -> Bool {
    chain.isCalled && chain.names.count == 2 && type.role == nil && RoleNames.isService(type.name)
      && type.routines.contains { $0.isFunction && $0.baseName == chain.names[1] }
  }

  /// `Defaults.Favourites` of `Defaults.Favourites.contains(id)`
  private func nestedHelper(askedBy chain: Chain, in file: SourceCode) -> String? {
    guard chain.isCalled, chain.startsWithName, chain.names.count > 2,
      chain.names.dropLast().allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    let path = chain.names.dropLast().joined(separator: ".")
    guard let type = declaration(named: path, from: file), type.path == path, type.role == nil,
      !isModel(type), !Self.serviceWords.contains(where: path.contains),
      reaches(type, by: chain.lastName)
    else { return nil }
    return path
  }

  /// Whether it names a shared object: `shared`, or a static property of the type's own type.
  private static func isInstance(_ name: String, of type: TypeDeclaration) -> Bool {
    // `.default` of an enum is a case.
    instances.contains(name)
      && (type.kind != .enum || type.properties.contains { $0.name == name })
      || type.isReference
        && type.properties.contains {
          $0.name == name && $0.type?.names == [type.name] && type.name != name
            && $0.text.contains("static ")
        }
  }

  /// `let service: ServiceProtocol = Service()`, which a test may replace.
  /// - Parameter toOthers: whether it has to be open for others to set.
  private func isPromised(_ routine: Routine, of part: Part, toOthers: Bool = false) -> Bool {
    part.type.properties.contains {
      $0.range == routine.range && declarations(of: $0).contains { $0.kind == .protocol }
        && !(toOthers && ($0.isConstant || $0.isPrivate))
    }
  }

  /// `init(service: ServiceProtocol = Service.shared)`, to which a test may pass another service.
  private func isDefault(_ chain: Chain, in routine: Routine) -> Bool {
    guard let taken = routine.parameters.last(where: { $0.offset < chain.start }),
      let type = taken.type,
      declarations(of: type, from: routine.file).contains(where: { $0.kind == .protocol })
    else { return false }
    let between = routine.file.text(taken.offset..<chain.start).trimmed
    return between.hasSuffix("=") && !between.contains("{")
  }

  /// `let store = RealmStore.shared` outside of types.
  private func isGlobalService(_ chain: Chain, in routine: Routine, of part: Part) -> Bool {
    guard chain.names.count > 1, chain.startsWithName,
      asksGlobal(chain, as: part.role)
    else { return false }
    return routine.local(behind: chain) == nil
      && !part.type.properties.contains { $0.name == chain.names[0] }
  }

  /// `Globals.user`, which any code can change; not `Layout.margin`.
  private func isGlobal(_ chain: Chain, of type: TypeDeclaration) -> Bool {
    guard chain.names.count > 1, chain.names[0] == type.name, type.role == nil else { return false }
    return type.properties.contains { property in
      guard property.name == chain.names[1],
        property.text.contains("static var")
      else { return false }
      // `Cache.client`, an object that a store gives out.
      return property.isComputed
        ? RoleNames.isStore(type.name)
          && declarations(of: property).contains {
            $0.isReference && $0.role != .configurator
              && !Self.serviceWords.contains(where: $0.name.contains)
          }
        : !property.isConstant && Self.measures.isDisjoint(with: property.type?.names ?? [])
    }
  }

  /// `Settings.token`, a property that is kept in the user's defaults.
  private func isStored(_ chain: Chain, by type: TypeDeclaration) -> Bool {
    guard chain.names.count > 1, chain.names[0] == type.name, type.role == nil else { return false }
    let asked = type.routines.first { $0.name == chain.names[1] }
    let ways = [chain.names[1]] + (asked?.chains.filter(\.isOnSelf).map(\.names[0]) ?? [])
    return type.routines.contains { ways.contains($0.name) && Self.reachesOutside($0) }
      || type.properties.contains {
        $0.name == chain.names[1]
          && $0.text.prefix { $0 != "\n" && $0 != "=" }.contains("@User")
      }
  }

  /// `KingfisherManager.shared`; not a manager that serves the screen.
  private func isImportedManager(
    _ chain: Chain, in file: SourceCode, for role: Role
  ) -> Bool {
    guard chain.startsWithName, chain.names.count > 1 else { return false }
    let name = chain.names[0]
    if role == .view, ["Image", "Photo", "Web"].contains(where: name.contains),
      !name.hasSuffix("Manager")
    {
      return false
    }
    return RoleNames.isStore(name) && Self.instances.contains(chain.names[1])
      && !(Self.serviceWords + ["Keyboard", "NS", "UI"]).contains(where: name.contains)
      && declaration(named: name, from: file) == nil
  }

  /// Not a clock that is handed in, `now: () -> Date = Date.init`, which a test can replace.
  private func readsClock(_ chain: Chain, in routine: Routine) -> Bool {
    (routine.isFunction || isFirstValue(chain, in: routine)) && isClock(chain, in: routine.file)
  }

  /// `Date()` of `private var day = Date()`
  private func isFirstValue(_ chain: Chain, in routine: Routine) -> Bool {
    !routine.isInitializer && chain.isCalled && routine.file.signs.before(chain.start) == "="
      && routine.file.line(before: chain).contains(" \(routine.name)")
  }

  /// `Int.random(in: 1...6)`
  private func asksChance(_ chain: Chain) -> String? {
    let isDrawn =
      chain.lastName == "random"
      && (chain.names[0].first?.isUppercase == true || chain.startsWithDot)
      || ["arc4random", "arc4random_uniform", "drand48"].contains(chain.lastName)
    let isChosen = ["randomElement", "shuffle", "shuffled"].contains(chain.lastName)
    return chain.isCalled && (isDrawn || isChosen)
      ? "picks at random with \(isDrawn ? chain.names[0] + "." : "")\(chain.lastName)" : nil
  }

  /// What a chain reaches directly.
  private static func outside(
    _ chain: Chain, in file: SourceCode, ofView: Bool = true
  ) -> String? {
    let isInModule = chain.names.count > 1 && modules.contains(chain.names[0])
    let names = chain.names.dropFirst(isInModule ? 1 : 0)
    guard !chain.isOnSelf, let name = names.first else { return nil }
    if let context = names.first(where: contexts.contains) { return context }
    if names.count == 1, ["Data", "NSData", "String", "NSString", "NSDictionary"].contains(name),
      ["contentsOf", "contentsOfFile"].contains(file.call(of: chain)?.labels.first)
    {
      return name + "(contentsOf:)"
    }
    if writesFile(chain, in: file) { return names.suffix(2).joined(separator: ".") }
    guard !chain.startsWithDot,
      outsideWorld.contains(name) || outsideMembers[name]?.isDisjoint(with: names) == false,
      !ofView
        || !isOfTheScreen(chain, in: file) && !name.hasSuffix("Player")
          && !["SKStoreReviewController", "ProcessInfo"].contains(name)
    else { return nil }
    return name
  }

  /// Whether it is about the screen: a view has to know when the keyboard appears, for example.
  private static func isOfTheScreen(_ chain: Chain, in file: SourceCode) -> Bool {
    guard chain.names[0] == "NotificationCenter", let call = file.call(of: chain) else {
      return false
    }
    return file.chains(in: call.bodyRange).flatMap(\.names).contains { name in
      ["UI", "NS", "AV"].contains(where: name.hasPrefix) || name.lowercased().contains("keyboard")
    }
  }

  static func reachesOutside(_ routine: Routine) -> Bool {
    routine.chains.contains { outside($0, in: routine.file) != nil }
  }
}
