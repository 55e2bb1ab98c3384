import Entities

extension ReviewRule {
  private static let mutations: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "toggle", "updateValue", "sort", "reverse", "merge", "formUnion", "popLast",
  ]

  /// A presenter turns responses into view models: it reaches nothing outside
  /// and remembers nothing.
  @Sendable static func presenterIsPure(_ code: VIPCode) -> [Breach] {
    code.parts(.presenter).flatMap { presenter in
      workers(of: presenter, in: code) + reaches(of: presenter, in: code)
        + memories(of: presenter, in: code)
    }
  }

  private static func workers(of presenter: Part, in code: VIPCode) -> [Breach] {
    presenter.contacts(with: .worker).map { contact in
      Breach(
        position: contact.position,
        message: "the presenter \(presenter.name) \(contact.way.words) the worker "
          + "\(contact.name); let the interactor ask it and put the answer into the response")
    }
  }

  private static func reaches(of presenter: Part, in code: VIPCode) -> [Breach] {
    OutsideWorld.reaches(of: presenter, in: code).map { name, position in
      Breach(
        position: position,
        message: "the presenter \(presenter.name) reaches \(name); "
          + "let a worker do it for the interactor")
    }
  }

  private static func memories(of presenter: Part, in code: VIPCode) -> [Breach] {
    presenter.type.properties.compactMap { property in
      guard !property.isConstant, !property.isComputed, !property.isWeak,
        code.role(of: property.type, from: property.position.file) == nil,
        presenter.type.routines.contains(where: { changes(property, in: $0, code) })
      else { return nil }
      return Breach(
        position: property.position,
        message: "the presenter \(presenter.name) keeps \(property.name) between calls; "
          + "let the interactor keep it and put it into the response")
    }
  }

  private static func changes(
    _ property: Property, in routine: Routine, _ code: VIPCode
  ) -> Bool {
    guard !routine.name.hasPrefix("init("), routine.range != property.range else { return false }
    return code.base.files[routine.file].chains(in: routine.range).contains { chain in
      guard chain.names[0] == property.name, !chain.startsWithDot,
        // One further on: a local's own declaration is that local.
        chain.isOnSelf
          || routine.variable(property.name, before: chain.range.lowerBound + 1) == nil
      else { return false }
      if chain.names.count == 1 { return chain.isAssigned }
      return chain.names.count == 2 && chain.isCalled && mutations.contains(chain.names[1])
    }
  }
}
