import Foundation

/// The secret and the certificate for a place on the web. The secret is read when it is used, and
/// kept nowhere.
struct WebAccess: Sendable {
  /// A file that holds a token, or user and password with a colon between them; nil if the
  /// environment variable VIPKATA_TOKEN holds it, or there is none.
  let tokenFile: String?
  /// The certificate of the authority that vouches for the server, if it is one's own.
  let authority: String?
  let environment: [String: String]

  static let variable = "VIPKATA_TOKEN"

  var hasSecret: Bool { tokenFile != nil || environment.variable(Self.variable) != nil }

  /// Options for curl. Tokens have no colon (RFC 6750).
  /// - Throws: `PlaceFailure` if the file holds no secret.
  func options() throws -> [String] {
    var options: [String] = []
    if let authority { options += WebDAV.lines(["cacert": authority]) }
    guard let (text, source) = try secret() else { return options }
    let secret = text.trimmed
    let isOneLine = secret.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !secret.isEmpty, isOneLine else {
      throw PlaceFailure(
        "There is no token in \(source).", mend: "It is one line: a token, or user:password.")
    }
    return options
      + WebDAV.lines(
        secret.contains(":") ? ["user": secret] : ["header": "Authorization: Bearer \(secret)"])
  }

  private func secret() throws -> (text: String, source: String)? {
    guard let tokenFile else {
      return environment.variable(Self.variable).map { ($0, Self.variable) }
    }
    let file = URL(fileURLWithPath: tokenFile).resolvingSymlinksInPath()
    guard let status = FileStatus(path: file.path), status.kind == .file, status.size <= 8_192,
      let text = try? String(contentsOf: file, encoding: .utf8)
    else {
      throw PlaceFailure(
        "The token file \(tokenFile) cannot be read.",
        mend: "It is a file of one line: a token, or user:password.")
    }
    return (text, tokenFile)
  }
}
