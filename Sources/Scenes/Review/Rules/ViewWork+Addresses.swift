/// Finds where a view builds the address of what it loads.
extension ViewWork {
  /// `URL(string: Server.images + viewModel.path)`, `ImageEndpoint(path)`
  func buildsAddress(_ type: WrittenType, with call: SyntaxNode) -> Bool {
    ["Endpoint", "URLManager", "URLBuilder"].contains(
      where: type.names[0].prefix { $0 != "." }.hasSuffix)
      || type.names == ["URL"]
        && call.arguments.contains {
          $0.name == "string" && givenValues($0.bodyRange).contains(where: isJoined)
        }
  }

  /// `loader.load(url: Server.images + viewModel.path)`, `path.addingPercentEncoding(…)`
  func joinsAddress(_ chain: Chain) -> Bool {
    guard chain.isCalled, !chain.lastName.hasSuffix("Player") else { return false }
    return chain.lastName == "addingPercentEncoding"
      || file.call(of: chain)?.arguments.contains {
        ($0.name.lowercased().contains("url") || isPicture(chain))
          && givenValues($0.bodyRange).contains(where: isJoined)
      } == true
  }

  /// `posterImage.load(Server.images + path)`
  private func isPicture(_ chain: Chain) -> Bool {
    chain.names.count == 2 && chain.names[0].lowercased().contains("image")
      && chain.lastName.lowercased().contains("load")
  }

  private func isJoined(_ range: Range<Int>) -> Bool {
    isWording(range) || file.signs.operators(in: range).contains("+")
  }
}
