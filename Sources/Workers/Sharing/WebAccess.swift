import Entities
package import Foundation
import Scenes

/// How one is let into a place on the web. The secret is read when it is used, and kept
/// nowhere.
package struct WebAccess: Sendable {
  /// A file that holds a token, or user and password with a colon between them; nil where
  /// VIPKATA_TOKEN of the environment holds it, if anything does.
  let tokenFile: URL?
  /// The certificate of the authority that vouches for the server, where it is one's own.
  let authority: URL?
  let environment: [String: String]

  package init(tokenFile: URL?, authority: URL?, environment: [String: String]) {
    self.tokenFile = tokenFile
    self.authority = authority
    self.environment = environment
  }

  static let variable = "VIPKATA_TOKEN"

  var isInEnvironment: Bool { tokenFile == nil && !(environment[Self.variable] ?? "").isEmpty }

  /// What curl is to be told. Tokens have no colon (RFC 6750).
  /// - Throws: `PlaceFailure` where there is no secret in the file.
  func options() throws -> [Curl.Option] {
    var options: [Curl.Option] = []
    if let authority { options.append(Curl.Option("cacert", authority.path)) }
    if let secret = try secret() {
      options.append(
        secret.contains(":")
          ? Curl.Option("user", secret)
          : Curl.Option("header", "Authorization: Bearer \(secret)"))
    }
    return options
  }

  private func secret() throws -> String? {
    guard let tokenFile else {
      guard isInEnvironment, let value = environment[Self.variable] else { return nil }
      return try checked(value, from: Self.variable)
    }
    let status = FileStatus(path: tokenFile.resolvingSymlinksInPath().path)
    guard let status, status.kind == .file, status.size <= 8_192,
      let text = try? String(contentsOf: tokenFile, encoding: .utf8)
    else {
      throw PlaceFailure(
        "The token file \(tokenFile.path) cannot be read.",
        mend: "It is a file of one line: a token, or user:password.")
    }
    return try checked(text, from: tokenFile.path)
  }

  private func checked(_ text: String, from source: String) throws -> String {
    let secret = text.trimmed
    let isOneLine = secret.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !secret.isEmpty, isOneLine else {
      throw PlaceFailure(
        "There is no token in \(source).", mend: "It is one line: a token, or user:password.")
    }
    return secret
  }
}
