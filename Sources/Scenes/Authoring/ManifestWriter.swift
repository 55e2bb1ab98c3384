import Foundation

/// Writes a `kata.json` in the one form that all manifests of a course have.
struct ManifestWriter {
  let manifest: Manifest

  var text: String {
    let fields: [String?] = [
      field("title", \.title, isAlways: true),
      field("module", \.module, isAlways: true),
      field("kind", \.kind),
      field("minutes", \.minutes, isAlways: true),
      field("points", \.points),
      field("teaches", \.teaches, isAlways: true),
      field("learned", \.learned, isAlways: true),
      field("edit", \.edit, isAlways: true),
      field("support", \.support),
      field("carries", \.carries),
      field("rules", \.rules),
      field("postpones", \.postpones),
      field("allows", \.allows),
      field("reveal", \.reveal),
      field("testSeconds", \.testSeconds),
      environment,
      field("starterBuilds", \.starterBuilds),
      harmless,
      "  \"mutants\": {\n\(manifest.mutants.map(text).joined(separator: ",\n"))\n  }",
    ]
    return "{\n\(fields.compactMap { $0 }.joined(separator: ",\n"))\n}\n"
  }

  private var harmless: String? {
    let reasons = manifest.harmless.sorted { $0.key < $1.key }
    guard !reasons.isEmpty else { return nil }
    let fields = reasons.map { "    \(json($0.key)): \(json($0.value))" }
    return "  \"harmless\": {\n\(fields.joined(separator: ",\n"))\n  }"
  }

  private var environment: String? {
    let variables = manifest.environment.sorted { $0.key < $1.key }
    guard !variables.isEmpty else { return nil }
    let fields = variables.map { "\(json($0.key)): \(json($0.value))" }
    return "  \"environment\": { \(fields.joined(separator: ", ")) }"
  }

  private func text(of mutant: Mutant) -> String {
    var fields = ["      \"says\": \(json(mutant.says))"]
    if manifest.kind == .code {
      fields.append("      \"fails\": \(list(mutant.fails, indent: "      "))")
    }
    if !mutant.breaks.isEmpty {
      fields.append("      \"breaks\": \(list(mutant.breaks, indent: "      "))")
    }
    return "    \(json(mutant.name)): {\n\(fields.joined(separator: ",\n"))\n    }"
  }

  /// - Parameter isAlways: also where it is as it would be without the field.
  private func field<Value: Encodable & Equatable>(
    _ key: String, _ path: KeyPath<Manifest, Value>, isAlways: Bool = false
  ) -> String? {
    let value = manifest[keyPath: path]
    guard isAlways || value != Manifest(title: "", module: "")[keyPath: path] else { return nil }
    return "  \"\(key)\": \((value as? [String]).map { list($0, indent: "  ") } ?? json(value))"
  }

  /// On one line where it fits.
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
