final class Connection {
  deinit {
    fatalError("still open")
  }
}
