/// Something that begins when its view appears and ends when it goes.
struct Effect {
  let node: Node
  /// The screen of a stack that it is on: covered, its views have gone.
  var screen: Screen?
  /// Another number begins it anew.
  var number = 0
  var begin: @MainActor () -> Void = {}
  var end: @MainActor () -> Void = {}
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    effect { Effect(node: $0.node, begin: { action?() }) }
  }

  public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> some View {
    effect { Effect(node: $0.node, end: { action?() }) }
  }

  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    effect { place in
      let running = place.node.kept("task") { Running() }
      let id = place.node.kept("id") { Location(value) }
      if id.value != value {
        id.value = value
        running.number += 1
      }
      return Effect(
        node: place.node, number: running.number,
        begin: {
          running.task = Task(priority: priority) { await action() }
        },
        end: { running.task?.cancel() })
    }
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified { view, place in
      let items = view.items(in: place)
      var isFirst = false
      let last = place.node.kept("last") {
        isFirst = true
        return Location(value)
      }
      let old = last.value
      if old != value || isFirst && initial {
        last.value = value
        place.renderer.afterDrawing { action(old, value) }
      }
      return items
    }
  }

  public func onChange(
    of value: some Equatable, initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  private func effect(
    _ make: @escaping @MainActor (Place) -> Effect
  ) -> some View {
    modified { view, place in
      var effect = make(place)
      effect.screen = place.screen
      place.renderer.add(effect)
      return view.items(in: place)
    }
  }
}

/// The task of a view, and how often it began anew.
@MainActor
private final class Running {
  var task: Task<Void, Never>?
  var number = 0

  deinit { task?.cancel() }
}
