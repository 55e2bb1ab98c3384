/// One place where code breaks a rule.
struct Breach: Placed, Sendable {
  let position: Position
  let message: String
  /// A second place with the same cause.
  var related: Position?

  init(_ file: SourceCode, _ offset: Int, _ message: String) {
    self.init(at: Position(file: file, offset: offset), message)
  }

  init(at position: Position, _ message: String, related: Position? = nil) {
    self.position = position
    self.message = message
    self.related = related
  }
}

extension Routine {
  /// A breach where the routine begins.
  func breach(_ message: String) -> Breach { Breach(file, range.lowerBound, message) }
}

extension [Routine] {
  /// A breach at each chain that `message` has something to say about.
  func breaches(_ message: (Chain, Routine) -> String?) -> [Breach] {
    flatMap { routine in
      routine.chains.compactMap { chain in
        message(chain, routine).map { Breach(routine.file, chain.start, $0) }
      }
    }
  }

  /// A breach at each parameter that `message` has something to say about.
  func breachesOfParameters(_ message: (Variable, Routine) -> String?) -> [Breach] {
    flatMap { routine in
      routine.parameters.compactMap { parameter in
        message(parameter, routine).map { Breach(routine.file, parameter.offset, $0) }
      }
    }
  }
}

extension [Scope] {
  /// A breach at each chain that `message` has something to say about.
  func breaches(_ message: (Chain, Scope) -> String?) -> [Breach] {
    flatMap { scope in [scope.routine].breaches { chain, _ in message(chain, scope) } }
  }
}

extension Sequence where Element: Placed {
  /// A breach at each element that `message` has something to say about.
  func breaches(_ message: (Element) -> String?) -> [Breach] {
    compactMap { one in message(one).map { Breach(at: one.position, $0) } }
  }
}
