/// Finds texts that an interactor makes for its presenter: in the values it passes on, in its
/// locals, properties and methods that they come from, and in types of the business that word
/// themselves.
struct InteractorTexts {
  let interactor: Part
  let reader: WordingReader
  let code: VIPCode
  let others: OutsideTextMakers

  var found: [Position] {
    interactor.type.routines.flatMap { routine in
      routine.calls.filter { reader.isForPresenter($0, in: routine) }
        .flatMap { texts(handedTo: $0, in: routine) }
        + routine.chains.flatMap { texts(givenTo: $0, in: routine) }
    }
  }

  /// `.init(lines: tasks.map { "\($0.title): \($0.count)" })`, also in a row that is made for it.
  private func texts(
    handedTo call: SyntaxNode, in routine: Routine, depth: Int = 0
  ) -> [Position] {
    call.arguments.flatMap { argument -> [Position] in
      let body = argument.bodyRange
      let name = argument.name.isEmpty ? call.name.lastName : argument.name
      let rows = routine.file.outerCalls(in: body).filter { isRow($0) }
      return (Self.isForCode(name) ? [] : texts(in: body, of: routine, depth: depth))
        + rows.flatMap { texts(handedTo: $0, in: routine, depth: depth) }
    }
  }

  /// `response.subtitle = "\(count) left"`
  private func texts(givenTo chain: Chain, in routine: Routine) -> [Position] {
    guard chain.isAssigned, chain.names.count > 1, !chain.isOnSelf, !Self.isForCode(chain.lastName),
      let local = routine.local(behind: chain),
      (local.type ?? local.source?.constructedType)?.names.first?.contains("Response") == true
    else { return [] }
    return routine.file.value(givenTo: chain).map { texts(in: $0, of: routine) } ?? []
  }

  /// The places where a value, or what it is taken from, is a text that is made here.
  private func texts(in range: Range<Int>, of routine: Routine, depth: Int = 0) -> [Position] {
    let file = routine.file
    if let made = file.madeText(in: range) { return [Position(file: file, offset: made)] }
    guard depth < 3 else { return [] }
    let others = file.outerCalls(in: range).filter { isRow($0) || !file.passesArgumentsThrough($0) }
    return file.chains(in: range).filter { chain in
      !others.contains { $0.bodyRange.contains(chain.start) }
    }.flatMap { origins(of: $0, in: routine, depth: depth + 1) }
  }

  private func origins(of chain: Chain, in routine: Routine, depth: Int) -> [Position] {
    let here = Position(file: routine.file, offset: chain.start)
    if isWorded(chain, in: routine) { return [here] }
    guard !chain.startsWithDot else { return [] }
    if chain.isCalled, chain.names.count == 1, others.functions.contains(chain.names[0]) {
      return [here]
    }
    let limit = chain.start
    // `let title: String`, which is set later.
    let later = routine.variables.last {
      $0.name == chain.names[0] && $0.type != nil && $0.offset < limit
    }
    if !chain.isOnSelf, let local = routine.variable(chain.names[0], before: limit) ?? later {
      return origins(of: local, named: chain, in: routine, depth: depth)
    }
    if let constant = reader.constant(chain, routine.file) {
      return constant.file.madeText(in: constant.range) == nil ? [] : [here]
    }
    if isWordedConstant(chain, in: routine) { return [here] }
    let name = chain.names[0] == "Self" ? chain.names.dropFirst().first : chain.names.first
    return name.map { ownTexts(named: $0, depth: depth) } ?? []
  }

  /// `order.state.title`, where the state words its own title.
  private func isWorded(_ chain: Chain, in routine: Routine) -> Bool {
    guard !SourceCode.cuts.contains(chain.lastName),
      chain.names.count > 1 || routine.file.goesOnFromValue(chain),
      let owners = others.members[chain.lastName]
    else {
      return false
    }
    let scope = Scope(code: code, type: interactor.type, routine: routine)
    let known = scope.declarations(of: scope.ownerType(of: chain))
    guard !known.isEmpty else {
      let owner = chain.names.dropLast().last?.lowercased()
      return !chain.isCalled && !others.kept.contains(chain.lastName)
        || owners.contains { $0.name.lowercased() == owner || $0.kind == .extension }
    }
    return (known + known.flatMap(code.conformers) + known.flatMap(code.parents)).contains { type in
      owners.contains { $0.path == type.path }
    }
  }

  /// `menu.entries` of `struct Menu { let entries = ["Home", "Help"] }`
  private func isWordedConstant(_ chain: Chain, in routine: Routine) -> Bool {
    guard chain.names.count > 1, !chain.isCalled else { return false }
    let scope = Scope(code: code, type: interactor.type, routine: routine)
    return scope.declarations(of: scope.ownerType(of: chain)).flatMap(\.properties).contains {
      $0.name == chain.lastName && $0.isConstant && $0.file.madeText(in: $0.range) != nil
    }
  }

  /// Follows what a local was assigned, and what was added to it.
  private func origins(
    of local: Variable, named chain: Chain, in routine: Routine, depth: Int
  ) -> [Position] {
    let file = routine.file
    let before = local.offset..<max(local.offset, chain.start)
    let given = file.chains(in: before).filter { $0.names[0] == local.name && !$0.isOnSelf }
    return given.flatMap { use -> [Position] in
      if use.isCalled, ["append", "insert"].contains(use.lastName), let call = file.call(of: use) {
        return texts(in: call.bodyRange, of: routine, depth: depth)
      }
      let isDeclared = use.range.lowerBound == local.offset && file.isTyped(use)
      guard use.names.count == 1,
        use.isAssigned || isDeclared || file.isAdded(to: use) || file.assignsElement(of: use)
      else { return [] }
      guard let value = file.wholeValue(givenTo: use) else { return [] }
      // `let choice = Choice(title: "None")`
      let rows = file.outerCalls(in: value).filter { isRow($0) }
      return texts(in: value, of: routine, depth: depth)
        + rows.flatMap { texts(handedTo: $0, in: routine, depth: depth) }
    }
  }

  /// Texts of the interactor's own or inherited `summary`: where it is worded, or where it is set.
  private func ownTexts(named name: String, depth: Int) -> [Position] {
    let routines = ([interactor.type] + code.parents(of: interactor.type)).flatMap(\.routines)
    let worded = routines.filter { $0.baseName == name && words($0) }
      .map { Position(file: $0.file, offset: $0.range.lowerBound) }
    guard interactor.type.properties.contains(where: { $0.name == name && !$0.isComputed }) else {
      return worded
    }
    return worded
      + routines.flatMap { routine in
        routine.chains.filter {
          $0.isAssigned && $0.names == [name]
            && ($0.isOnSelf || routine.variable(name, before: $0.range.lowerBound) == nil)
        }.compactMap(routine.file.wholeValue).flatMap { texts(in: $0, of: routine, depth: depth) }
      }
  }

  /// Whether it makes a text: alone, in a list, in a tuple, or as a closure.
  private func words(_ routine: Routine) -> Bool {
    let type =
      routine.isFunction
      ? routine.result : interactor.type.properties.first { $0.name == routine.name }?.type
    guard type.map({ ($0.names + $0.inside).contains("String") }) == true,
      !Self.isForCode(routine.baseName)
    else { return false }
    // A function may choose between short texts, such as `"N"` and `"NE"`.
    let letters = routine.tokens.filter { token in
      token.kind == "string"
        && routine.file.text(token).dropFirst().first?.isUppercase == true
    }
    return routine.file.madeText(in: routine.range) != nil
      || routine.isFunction && letters.count > 1
  }

  /// `.init(title: …)` and `Response.Row(title: …)`
  private func isRow(_ call: SyntaxNode) -> Bool {
    reader.isMade(call) && !call.name.hasPrefix("NS")
      && ![
        "URL", "URLRequest", "URLComponents", "Data", "Date", "UUID", "String", "Array",
        "Dictionary", "Set",
      ]
      .contains(call.name)
  }

  /// Whether a name says that the text is for code: `id`, `url` and `imageName`, not `title`.
  static func isForCode(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["image", "icon", "color", "sound", "identifier", "hash", "url"]
      .contains(where: name.contains)
      || ["id", "ids", "uuid", "key", "path", "link", "query", "token", "code", "log", "data"]
        .contains(where: name.hasSuffix)
      // In `titled(title: "trips_title", of: "Trips")`, `of` says where to look up the title.
      || ["of", "in", "from", "for"].contains(name)
  }
}

/// What makes texts outside of interactors, presenters and views.
struct OutsideTextMakers {
  /// By name, with the types that have it: `title` of `extension Order.State`, `short()` of
  /// `extension Date`.
  let members: [String: [TypeDeclaration]]
  /// The names of all stored properties.
  let kept: Set<String>
  /// `gradesNote` of `func gradesNote(_ count: Int) -> String`, outside of types or in a function.
  let functions: Set<String>

  init(_ code: VIPCode) {
    kept = Set(code.types.flatMap(\.storedProperties).map(\.name))
    let owners = code.types.filter { type in
      type.role == nil && !code.isModel(type) && !code.isInViewModel(type)
        && !type.name.hasSuffix("ViewModel") && !type.ancestors.contains("Error")
        && !RoleNames.isService(type.name)
    }
    let worded = owners.flatMap { type in
      type.routines.filter { routine in
        type.makesText(by: routine) && !code.isBesidePresenter(routine.file)
          && !InteractorTexts.isForCode(routine.baseName)
          && (routine.file.madeText(in: routine.range) != nil
            || routine.calls.contains {
              $0.isFormat || $0.name == "NSLocalizedString" || $0.name.lastName == "localizedString"
            })
      }.map { ($0.baseName, [type]) }
    }
    members = Dictionary(worded, uniquingKeysWith: +)
    functions = Set(
      code.files.filter { !code.isBesidePresenter($0) }.flatMap { file in
        file.nodes(kind: "decl.function.free").filter { node in
          node.typeName == "String" && file.madeText(in: node.range) != nil
        }.map { String($0.name.prefix { $0 != "(" }) }
      }
    ).filter { !InteractorTexts.isForCode($0) }
  }
}

extension SourceCode {
  /// `asPrice` of `total().asPrice` and of `\\.asPrice`, not `late` of `.late`.
  fileprivate func goesOnFromValue(_ chain: Chain) -> Bool {
    guard chain.startsWithDot, chain.start > 1 else { return false }
    return "\\)]}?!\"".utf8.contains(bytes[chain.start - 2])
  }

  /// Also the whole of `let title = if isLate { "Late" } else { "On time" }`, or of a `switch`.
  fileprivate func wholeValue(givenTo chain: Chain) -> Range<Int>? {
    guard let value = value(givenTo: chain) else { return nil }
    let node = (nodes(kind: "stmt.if") + switches).first {
      $0.range.lowerBound == value.lowerBound
    }
    return node?.range ?? value
  }
}
