import Foundation

/// Writes a `kata.json` in the form that all manifests of a course have.
struct ManifestWriter {
  let manifest: Manifest

  var text: String {
    let fields = [
      field("title", \.title, isAlways: true),
      field("module", \.module, isAlways: true),
      field("kind", \.kind),
      field("minutes", \.minutes, isAlways: true),
      field("points", \.points),
      field("teaches", \.teaches, isAlways: true),
      field("learned", \.learned, isAlways: true),
      field("edit", \.edit, isAlways: true),
      field("support", \.support),
      field("play", \.play),
      field("carries", \.carries),
      field("carriesTests", \.carriesTests),
      field("rules", \.rules),
      field("withholds", \.withholds),
      field("postpones", \.postpones),
      field("allows", \.allows),
      field("reveal", \.reveal),
      field("testSeconds", \.testSeconds),
      field("environment", \.environment),
      field("starterBuilds", \.starterBuilds),
      field("harmless", \.harmless),
      ("mutants", object(manifest.mutants.map { ($0.name, text(of: $0)) }, indent: "  ")),
    ]
    return object(fields.compactMap { $0 }, indent: "") + "\n"
  }

  private func text(of mutant: Mutant) -> String {
    var fields = [("says", json(mutant.says))]
    if manifest.kind == .code { fields.append(("fails", list(mutant.fails, indent: "      "))) }
    if !mutant.breaks.isEmpty { fields.append(("breaks", list(mutant.breaks, indent: "      "))) }
    if let got = mutant.got { fields.append(("got", json(got))) }
    return object(fields, indent: "    ")
  }

  /// - Parameter isAlways: whether to write the default value, too.
  private func field<Value: Encodable & Equatable>(
    _ key: String, _ path: KeyPath<Manifest, Value>, isAlways: Bool = false
  ) -> (String, String)? {
    let value = manifest[keyPath: path]
    guard isAlways || value != Manifest(title: "", module: "")[keyPath: path] else { return nil }
    switch value {
    case let value as [String]: return (key, list(value, indent: "  "))
    case let value as [String: String]:
      let fields = value.sorted { $0.key < $1.key }.map { ($0.key, json($0.value)) }
      return (key, object(fields, indent: "  ", isShort: key == "environment"))
    default: return (key, json(value))
    }
  }

  /// - Parameter isShort: whether to write it on one line.
  private func object(
    _ fields: [(String, String)], indent: String, isShort: Bool = false
  ) -> String {
    let fields = fields.map { "\(json($0)): \($1)" }
    return isShort
      ? "{ \(fields.joined(separator: ", ")) }"
      : "{\n\(indent)  \(fields.joined(separator: ",\n\(indent)  "))\n\(indent)}"
  }

  /// The list on one line if it fits.
  private func list(_ values: [String], indent: String) -> String {
    let short = "[\(values.map(json).joined(separator: ", "))]"
    guard short.count > 70 else { return short }
    let lines = values.map { "\(indent)  \(json($0))" }.joined(separator: ",\n")
    return "[\n\(lines)\n\(indent)]"
  }

  private func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
