extension VIPCode {
  private static let collaborators: Set<Role> = [.interactor, .presenter, .router, .worker]

  /// A part knows its collaborators by protocol. Routers may name the view
  /// whose UIKit methods they call.
  var collaboratorsAreProtocols: [Breach] {
    parts(.view, .interactor, .presenter, .router).flatMap { known(by: $0) }
      + parts(.worker).flatMap { worker in
        held(by: worker, [.worker]).map(\.breach) + services(madeBy: worker)
      }
  }

  private func known(by part: Part) -> [Breach] {
    var roles = Self.collaborators.subtracting([part.role])
    if part.role == .interactor || part.role == .presenter { roles.insert(.view) }
    // A router may ask the app's router to go elsewhere, but not by its concrete type.
    let held = held(by: part, part.role == .router ? roles.union([.router]) : roles)
    let mine = part.role == .interactor ? roles.union([.interactor]) : roles
    let made = made(by: part, mine, but: Set(held.map(\.type)))
    let cast = cast(by: part, to: roles.union(Self.collaborators))
    return held.map(\.breach) + made + cast + asked(by: part) + bound(to: part)
      + states(heldBy: part)
  }

  /// `weak var state: OrdersState?` in a presenter, which a SwiftUI view observes; not one that the
  /// presenter makes.
  private func states(heldBy part: Part) -> [Breach] {
    guard part.role == .presenter else { return [] }
    return part.type.properties.filter { !$0.text.contains("=") }.breaches { property in
      concreteType(property.type, from: property.file).flatMap { state in
        state.role == nil && state.isObservable && state.routines.allSatisfy { !$0.isFunction }
          ? "\(part.name) holds the concrete \(state.name); give what displays a protocol and hold that"
          : nil
      }
    }
  }

  /// `class OrdersViewController: BaseViewController<OrdersInteractor>`
  private func bound(to part: Part) -> [Breach] {
    guard part.role == .view else { return [] }
    let file = part.type.file
    let inside = part.type.inherited.filter { base in
      declarations(of: base, from: file).contains { $0.role == .view }
    }.flatMap(\.inside)
    let concrete = inside.compactMap { concreteType(WrittenType(names: [$0]), from: file) }
      .filter { $0.role.map(Self.collaborators.contains) == true }
    return concrete.prefix(1).map {
      Breach(
        at: part.type.position,
        "\(part.name) is bound to the concrete \($0.name) by what it inherits; "
          + "let it know protocols of its interactor and its router")
    }
  }

  /// `ContactStore.shared`, `ContactStore()` and `ContactStore.load()` in a worker, each type once.
  private func services(madeBy worker: Part) -> [Breach] {
    var told: Set<String> = []
    return worker.routines.filter(\.isFunction).breaches { chain, routine in
      let isMade = chain.constructedType != nil
      guard isMade || chain.names.count > 1 && chain.isCalled,
        let type = concreteType(namedBy: chain, in: routine.file), type != worker.type,
        !type.ancestors.contains("NSManagedObject"),
        isMade || chain.names.count > 2 ? type.isReference : isAsked(type, by: chain),
        type.role == .worker || RoleNames.isService(type.name)
          || type.role == nil && (reaches(type) || isPromised(type))
            && (!isMade || routine.file.call(of: chain)?.arguments.isEmpty == true),
        told.insert(type.path).inserted
      else { return nil }
      return
        "\(worker.name) reaches for the concrete \(type.name); take a protocol of it from outside"
    }
  }

  /// `ContactStore.load()`, which reaches the outside world.
  private func isAsked(_ type: TypeDeclaration, by chain: Chain) -> Bool {
    (reaches(type, by: chain.names[1]) || type.isReference && reaches(type)) && !isCoded(type)
      && type.routines.contains { $0.isFunction && $0.baseName == chain.names[1] }
  }

  /// `OrderWorker.load()`, `CartInteractor.shared.items`: a type asked by its own name has no
  /// protocol in between.
  private func asked(by part: Part) -> [Breach] {
    guard [.interactor, .presenter].contains(part.role) else { return [] }
    return part.routines.breaches { chain, routine in
      let isShared =
        chain.names.count > 2 && ["shared", "sharedInstance"].contains(chain.names[1])
      guard isShared || chain.isCalled && chain.names.count == 2, chain.constructedType == nil,
        routine.local(behind: chain) == nil,
        let type = concreteType(namedBy: chain, in: routine.file), let role = type.role,
        isShared ? role != .worker && type != part.type : role != part.role
      else { return nil }
      if role == .configurator {
        return ["make", "build", "create", "assemble"].contains(where: chain.lastName.hasPrefix)
          ? "\(part.name) has \(type.name) make a scene; let the router go there" : nil
      }
      return "\(part.name) asks \(type.name) by its type; "
        + "give the \(role) a protocol, and take one of it from outside"
    }
  }

  private func held(by part: Part, _ roles: Set<Role>) -> [(type: String, breach: Breach)] {
    let taken = part.type.routines.filter(\.isInitializer).flatMap { way in
      way.parameters.map {
        (type: $0.type, position: Position(file: way.file, offset: $0.offset), isTaken: true)
      }
    }
    var told: Set<String> = []
    return (part.type.properties.map { ($0.type, $0.position, false) } + taken).compactMap {
      type, position, isTaken in
      guard let concrete = concreteType(type, from: position.file), concrete != part.type,
        let role = role(of: type, from: position.file), roles.contains(role),
        !isBound(concrete, role, to: part), !concrete.name.hasPrefix("Any"),
        !isHandedOn(concrete, from: position, by: part),
        part.role != .worker || isService(concrete, heldBy: part),
        told.insert(concrete.path).inserted
      else { return nil }
      let message =
        isTaken
        ? "\(part.name) takes the concrete \(concrete.name) in init; take a protocol of the \(role)"
        : "\(part.name) holds the concrete \(concrete.name); "
          + (promise(of: concrete, role).map { "hold \($0)" }
            ?? "give the \(role) a protocol and hold that")
      return (concrete.path, Breach(at: position, message))
    }
  }

  /// A worker may hold helpers, but no concrete type that reaches the outside world in its stead. A
  /// service outside of scenes that is behind a protocol may hold a part of its own.
  private func isService(_ type: TypeDeclaration, heldBy worker: Part) -> Bool {
    if isPromised(type) { return true }
    if worker.scene.name.isEmpty, isPromised(worker.type) { return false }
    return RoleNames.isService(type.name) || reaches(type)
  }

  /// The protocol that the type already conforms to.
  private func promise(of type: TypeDeclaration, _ role: Role) -> String? {
    parents(of: type).first {
      $0.kind == .protocol && $0.role == role && $0.routines.contains(where: \.isFunction)
    }?.name
  }

  /// `private let interactor: WorkoutsInteractor` in a root view that makes it in its initialiser
  /// and only passes it on.
  private func isHandedOn(
    _ concrete: TypeDeclaration, from position: Position, by part: Part
  ) -> Bool {
    guard let kept = part.type.properties.first(where: { $0.position == position }),
      kept.isPrivate, part.role == .view
    else { return false }
    let ways = part.type.routines.filter(\.isInitializer)
    return ways.contains { way in
      way.chains.contains { $0.constructedType?.names == [concrete.path] }
    }
      && !part.type.routines.contains { routine in
        !routine.isInitializer
          && routine.chains.contains { $0.names.count > 1 && $0.names[0] == kept.name }
      }
  }

  private func isPromised(_ type: TypeDeclaration) -> Bool {
    parents(of: type).contains {
      $0.kind == .protocol && !RoleFinder.isListener($0.name)
        && $0.routines.contains(where: \.isFunction)
    }
  }

  /// SwiftUI needs the class itself: a navigation stack binds to the router's path, an environment
  /// passes an object on, and a view observes what a presenter publishes.
  private func isBound(_ concrete: TypeDeclaration, _ role: Role, to part: Part) -> Bool {
    [.router, .presenter].contains(role) && part.type.kind == .struct && concrete.isObservable
  }

  /// `dataStore as? HomeInteractor`; views and routers may cast to screens, as after a segue. A
  /// routine that connects the parts of a scene may cast, unless a view casts its own property.
  private func cast(by part: Part, to roles: Set<Role>) -> [Breach] {
    let given = part.role == .view ? Set(part.type.properties.map(\.name)) : []
    return part.type.routines.flatMap { routine in
      let file = routine.file
      let isWiring = !part.routines.contains { $0.file === file && $0.range == routine.range }
      let casts = routine.tokens.filter { token in
        token.kind == "keyword" && file.text(token) == "as"
          && (!isWiring
            || file.chains(in: routine.range.lowerBound..<token.range.lowerBound).last
              .map { given.contains($0.names[0]) } == true)
      }
      return casts.compactMap { cast -> Breach? in
        guard let chain = file.chains(in: cast.range.upperBound..<routine.range.upperBound).first,
          let type = concreteType(
            WrittenType(names: [chain.names.joined(separator: ".")]), from: file),
          let role = type.role, roles.contains(role)
        else { return nil }
        return Breach(
          file, chain.start,
          "\(part.name) casts to the concrete \(type.name); "
            + "put what it needs into a protocol of the \(role)")
      }
    }
  }

  /// Leaves out what is reported as held. What an initialiser makes counts only if it is the only
  /// initialiser and the property cannot be set otherwise.
  private func made(by part: Part, _ roles: Set<Role>, but told: Set<String>) -> [Breach] {
    let fixed = part.type.properties.filter { $0.isConstant || isOwn($0, of: part.type) }
    let isMadeOneWay = part.type.routines.count(where: \.isInitializer) == 1
    return part.routines.breaches { chain, routine in
      guard
        routine.isInitializer
          ? isMadeOneWay && isKept(chain, in: fixed, routine)
          : routine.isFunction || fixed.contains(where: { $0.range == routine.range }),
        let type = chain.constructedType, let role = role(of: type, from: routine.file),
        roles.contains(role), role != .view,
        let concrete = concreteType(type, from: routine.file), !told.contains(concrete.path),
        concrete != part.type
      else { return nil }
      return "\(part.name) makes its own \(concrete.name); "
        + (part.role == .router && role != .worker
          ? "a router needs none" : "take a protocol of the \(role) from outside")
    }
  }

  /// `private lazy var worker: OrderWorking = OrderWorker()`, to which nothing else is assigned.
  private func isOwn(_ property: Property, of type: TypeDeclaration) -> Bool {
    property.isPrivate && !property.isComputed
      && declarations(of: property).contains { $0.kind == .protocol }
      && !type.routines.flatMap(\.chains).contains { chain in
        chain.isAssigned && chain.names == [property.name]
          && chain.start != property.position.offset
      }
  }

  /// `worker = OrderWorker()`
  private func isKept(_ made: Chain, in fixed: [Property], _ routine: Routine) -> Bool {
    routine.chains.contains { kept in
      kept.isAssigned && kept.names.count == 1 && fixed.contains { $0.name == kept.names[0] }
        && (kept.isOnSelf || !routine.variables.contains { $0.name == kept.names[0] })
        && routine.file.value(givenTo: kept)?.lowerBound == made.range.lowerBound
    }
  }
}
