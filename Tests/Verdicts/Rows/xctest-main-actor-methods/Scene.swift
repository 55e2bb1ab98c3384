@MainActor
final class Door {
  var isOpen = false
}
