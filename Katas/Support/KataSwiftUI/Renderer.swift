import Foundation

/// Draws the tree of views, again whenever state or something observed has changed.
@MainActor
final class Renderer {
  private var draw: (@MainActor (Place) -> [Item])?
  private let node = Node(of: Renderer.self)
  private let signal = Signal()
  private var effects: [Effect] = []
  private var drawnEffects: [Effect] = []
  private var later: [@MainActor () -> Void] = []
  private var isDrawing = false
  private(set) var round = 0
  private(set) var isClosed = false
  /// What is wrong with the views, for the screen to say.
  private(set) var warnings: [String] = []
  var layers: [Layer] = []

  init(draw: @escaping @MainActor (Place) -> [Item]) { self.draw = draw }

  /// Something changed: what is on the screen is drawn again at the next occasion.
  nonisolated func invalidate() {
    guard signal.raise() else { return }
    Task { @MainActor [weak self] in self?.settle() }
  }

  func add(_ effect: Effect) { drawnEffects.append(effect) }

  func warn(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  func afterDrawing(_ action: @escaping @MainActor () -> Void) {
    later.append(action)
  }

  /// Draws until nothing has changed any more.
  func settle() {
    guard !isDrawing, !isClosed else { return }
    isDrawing = true
    var rounds = 0
    while signal.lower(), rounds < 100 {
      rounds += 1
      drawOnce()
      apply()
    }
    if rounds == 100 {
      warn("Drawing changes what is drawn, again and again.")
    }
    isDrawing = false
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    for effect in effects { effect.end() }
    effects = []
    layers = []
    draw = nil
    node.sweep(round: -1)
  }

  private func drawOnce() {
    round += 1
    warnings = []
    let window = Layer(.window)
    layers = [window]
    withObservationTracking {
      window.items =
        draw?(Place(node: node, renderer: self, layer: window)) ?? []
    } onChange: { [weak self] in
      self?.invalidate()
    }
    node.sweep(round: round)
  }

  /// Ends what has gone, begins what has come.
  private func apply() {
    let former = Dictionary(
      effects.map { (ObjectIdentifier($0.node), $0) },
      uniquingKeysWith: { first, _ in first })
    effects = drawnEffects.filter { $0.screen?.isVisible != false }
    drawnEffects = []
    let present = Set(effects.map { ObjectIdentifier($0.node) })
    for (key, effect) in former where !present.contains(key) {
      effect.end()
    }
    for effect in effects {
      let old = former[ObjectIdentifier(effect.node)]
      guard old?.number != effect.number else { continue }
      old?.end()
      effect.begin()
    }
    let actions = later
    later = []
    for action in actions { action() }
  }
}

/// Says that something changed, from any thread.
private final class Signal: @unchecked Sendable {
  private let lock = NSLock()
  private var isRaised = true

  /// - Returns: whether it was not raised before.
  func raise() -> Bool {
    lock.withLock {
      defer { isRaised = true }
      return !isRaised
    }
  }

  /// - Returns: whether it was raised.
  func lower() -> Bool {
    lock.withLock {
      defer { isRaised = false }
      return isRaised
    }
  }
}
