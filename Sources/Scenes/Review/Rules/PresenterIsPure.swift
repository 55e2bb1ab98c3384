extension VIPCode {
  static let mutations: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "toggle", "updateValue", "sort", "reverse", "merge", "formUnion", "popLast",
  ]

  /// A presenter turns responses into view models: it reaches nothing outside
  /// and remembers nothing.
  var presenterIsPure: [Breach] {
    let asked = contacts(
      of: .presenter, with: .worker,
      mend: "let the interactor ask it and put the answer into the response"
    ) {
      $0.type?.names.contains { $0.hasSuffix("Worker") && !$0.contains("Presenter") } == true
        || !onlyFormats($0.type, from: $0.file)
    }
    let reached = reaches(of: .presenter, mend: "let a worker do it for the interactor")
    let imported = imports(of: Self.services, by: .presenter).breaches {
      "the presenter's file imports \($0.module); let a worker need it, for the interactor"
    }
    let promised = sceneProtocols(.presenter).flatMap {
      promises(of: $0) + answers(of: $0)
    }
    return asked + reached + imported + promised + choicesBeside
      + parts(.presenter).flatMap { work(of: $0) }
  }

  private func work(of presenter: Part) -> [Breach] {
    memories(of: presenter) + choices(of: presenter)
      + changes(by: presenter) + silences(of: presenter)
      + waits(of: presenter, mend: "let a worker do it for the interactor")
      + services(heldBy: presenter) + tasks(of: presenter)
  }

  /// `extension [Order] { var shown: [Order] { filter { … } } }` beside a presenter.
  private var choicesBeside: [Breach] {
    types.filter { $0.kind == .extension }.flatMap(\.routines)
      .filter { isBesidePresenter($0.file) }.breaches { chain, _ in
        guard chain.names == ["filter"], chain.isCalled, !chain.startsWithDot else { return nil }
        return "an extension beside a presenter chooses what is shown; "
          + "let the interactor choose, and hand on what it chose"
      }
  }

  /// `var movie: Movie { get set }` in the presenter's protocol.
  private func promises(of type: TypeDeclaration) -> [Breach] {
    type.properties.filter {
      !$0.isWeak && role(of: $0) == nil && $0.type != nil && !isClosure($0)
        && !declarations(of: $0).contains { $0.kind == .protocol }
        && $0.text.contains("set")
    }.prefix(1).breaches {
      "\(type.name) promises to keep \($0.name); "
        + "let the interactor keep it and put it into the response"
    }
  }

  /// `response.orders.filter { $0.isOpen }`
  private func choices(of presenter: Part) -> [Breach] {
    presenter.scopes(in: self).breaches { chain, scope in
      guard chain.isCalled, chain.lastName == "filter", !scope.file.hasMember(after: chain),
        // A filter that puts everything under some heading leaves nothing out.
        !scope.routine.calls.contains(where: {
          $0.name.hasSuffix("allCases.map") && $0.range.contains(chain.start)
        }),
        let all = scope.ownerType(of: chain), all.isCollection,
        declarations(of: all, from: scope.file, inside: presenter.type.path)
          .contains(where: isEntity)
      else { return nil }
      return "the presenter \(presenter.name) chooses with filter what is shown; "
        + "let the interactor choose, and hand on what it chose"
    }
  }

  /// `task.isDone.toggle()` of an object that it was handed.
  private func changes(by presenter: Part) -> [Breach] {
    presenter.scopes(in: self).breaches { chain, scope in
      guard chain.names.count > 1, scope.isHanded(chain),
        chain.isAssigned || chain.isCalled && Self.mutations.contains(chain.lastName),
        let changed = scope.owners(of: chain).first(where: {
          $0.kind == .class && $0.role == nil && isEntity($0)
        })
      else { return nil }
      return "the presenter \(presenter.name) changes the \(changed.name) that it was handed; "
        + "let the interactor do it"
    }
  }

  /// `print(error)` in a branch that tells the view nothing.
  private func silences(of presenter: Part) -> [Breach] {
    presenter.scopes(in: self).filter(\.routine.isFunction).flatMap { scope -> [Breach] in
      let file = scope.file
      return scope.routine.calls.compactMap { call in
        guard WordingReader.isLog(call.name),
          file.chains(in: call.bodyRange).contains(where: {
            $0.names.contains { ["error", "err", "failure"].contains($0.lowercased()) }
          }),
          !file.chains(in: file.branch(around: call, in: scope.routine)).contains(where: { chain in
            chain.isCalled
              && (chain.names.count == 1 && !chain.startsWithDot && chain.names[0] != call.name
                || role(of: scope.baseType(of: chain), from: file) == .view)
          })
        else { return nil }
        return Breach(
          file, call.range.lowerBound,
          "the presenter \(presenter.name) hands the failure to \(call.name), and the view hears "
            + "nothing; tell it in a view model")
      }
    }
  }

  /// `DispatchQueue.main.asyncAfter(…)`, and a presenter's background queue.
  func waits(of part: Part, mend: String) -> [Breach] {
    part.routines.breaches { chain, _ in
      if part.role == .presenter, chain.names.prefix(2) == ["DispatchQueue", "global"] {
        return "the presenter \(part.name) works on a queue in the background, "
          + "so that its answers come later and in any order; let a worker do that"
      }
      guard
        ["DispatchQueue", "Task", "Timer", "Thread"].contains(chain.names[0])
          && ["asyncAfter", "publish", "scheduledTimer", "sleep"].contains(chain.lastName)
          || chain.lastName == "asyncAfter" && chain.isCalled
          || [["sleep"], ["usleep"]].contains(chain.names) && chain.isCalled && !chain.isOnSelf
            && !part.type.routines.contains(where: { $0.baseName == chain.lastName })
      else { return nil }
      return "the \(part.role) \(part.name) waits with \(chain.lastName); \(mend)"
    }
  }

  /// `private let rates: any RatesProviding`, `var dataStore: OrdersDataStore?`
  private func services(heldBy presenter: Part) -> [Breach] {
    let wording =
      VIPCode.serviceWords + [
        "String", "Text", "Word", "Image", "Icon", "Asset", "Resource", "Style", "Date", "Time",
      ]
    return presenter.type.properties.filter { !$0.isComputed && !$0.isWeak }.breaches { property in
      guard !isWatched(property, of: presenter), let type = property.type, type.names.count == 1,
        !type.isCollection,
        role(of: property) == nil, let name = type.names[0].split(separator: ".").last,
        RoleNames.isService(String(name)), !wording.contains(where: name.contains),
        !onlyFormats(type, from: property.file)
      else { return nil }
      return "the presenter \(presenter.name) holds \(name) in \(property.name); "
        + "let the interactor ask it and put the answer into the response"
    }
  }

  /// `Task { await prefetchLogos(…) }`, not one that only tells the view on the main actor.
  private func tasks(of presenter: Part) -> [Breach] {
    presenter.scopes(in: self).breaches { chain, scope in
      guard [["Task"], ["Task", "detached"]].contains(chain.names), chain.isCalled,
        let body = scope.file.call(of: chain)?.bodyRange
      else { return nil }
      let inside = scope.file.chains(in: body)
      let own = presenter.type.routines.filter { routine in
        inside.contains { $0.names == [routine.baseName] && $0.isCalled && !$0.startsWithDot }
      }
      let awaits = own.contains { routine in
        routine.tokens.contains { routine.file.text($0) == "async" }
          && !routine.tokens.contains { ["MainActor", "main"].contains(routine.file.text($0)) }
          && !presenter.contacts.contains { $0.role == .view && routine.contains($0.position) }
      }
      return awaits
        ? "the presenter \(presenter.name) starts work of its own in a task; "
          + "let the interactor do it and put the answer into the response" : nil
    }
  }

  /// `func title(for index: Int) -> String` in the presenter's protocol.
  private func answers(of type: TypeDeclaration) -> [Breach] {
    type.routines.filter { routine in
      routine.isFunction && !routine.hasBody && !throwsErrors(routine) && isAnswered(by: routine)
    }.map {
      $0.breach(
        "\(type.name) answers \($0.baseName); let it tell the view what to display")
    }
  }

  private func memories(of presenter: Part) -> [Breach] {
    presenter.type.properties.breaches { property in
      let isViewModel = declarations(of: property, inside: presenter.type.path)
        .contains(where: isNestedInViewModel)
      guard !property.isConstant, !property.isComputed, !property.isWeak,
        role(of: property) == nil, !isWatched(property, of: presenter),
        // A subscription to a publisher is no memory of a response.
        property.type.map({ ($0.names + $0.inside).contains("AnyCancellable") }) != true,
        isViewModel && !presenter.type.ancestors.contains("ObservableObject")
          || presenter.type.routines.contains(where: { changes(property, in: $0) })
      else { return nil }
      return "the presenter \(presenter.name) keeps \(property.name) between calls; "
        + (isViewModel
          ? "make a new one of each response"
          : "let the interactor keep it and put it into the response")
    }
  }

  /// Whether a SwiftUI view observes it: `@Published var rows`, or an observable object.
  private func isWatched(_ property: Property, of presenter: Part) -> Bool {
    presenter.type.isObservable
      && (property.text.hasPrefix("@Published")
        || presenter.type.customAttributes.contains("Observable") && !property.isPrivate)
      || declarations(of: property).contains(where: \.isObservable)
  }

  private func changes(_ property: Property, in routine: Routine) -> Bool {
    guard !routine.isInitializer, routine.range != property.range else { return false }
    // A change inside a class, such as a formatter, belongs to that class.
    let isValue = declarations(of: property).contains { [.struct, .enum].contains($0.kind) }
    return routine.chains.contains { chain in
      guard chain.names[0] == property.name, !chain.startsWithDot,
        // One byte further, so that a local's own declaration counts as that local.
        chain.isOnSelf || routine.variable(property.name, before: chain.start + 1) == nil
      else { return false }
      let path = chain.names.dropFirst()
      if chain.isCalled, let last = path.last, Self.mutations.contains(last) {
        return path.count == 1 || isValue
      }
      return (path.isEmpty || isValue)
        && (chain.isAssigned || routine.file.assignsElement(of: chain))
    }
  }
}

extension SourceCode {
  /// The innermost case or braces around a call, or the whole routine.
  fileprivate func branch(around call: SyntaxNode, in routine: Routine) -> Range<Int> {
    let around = (nodes(kind: "stmt.case") + nodes(kind: "stmt.brace")).map(\.range).filter {
      routine.range.contains($0.lowerBound) && $0.contains(call.range.lowerBound)
        && $0.upperBound <= routine.range.upperBound
    }
    return around.min { $0.count < $1.count } ?? routine.range
  }
}

extension Scope {
  /// Whether a chain begins with something that was handed in, such as a parameter or what a
  /// closure was given, and not with a value that the code makes itself.
  fileprivate func isHanded(_ chain: Chain) -> Bool {
    guard let local = routine.local(behind: chain) else { return true }
    return local.source != nil || routine.parameters.contains { $0.offset == local.offset }
  }

  /// The types of a chain's names before the last one.
  fileprivate func owners(of chain: Chain) -> [TypeDeclaration] {
    types(along: chain).dropLast().compactMap { $0 }.filter { !$0.isCollection }
      .flatMap { code.declarations(of: $0, from: file) }
  }
}
