import CSourceKit

/// The keys of sourcekitd's answer that are relied on, all of them.
struct SourceKitKeys: @unchecked Sendable {
  let structure = csourcekit_key("key.substructure")
  let tokens = csourcekit_key("key.syntaxmap")
  let diagnostics = csourcekit_key("key.diagnostics")
  let kind = csourcekit_key("key.kind")
  let name = csourcekit_key("key.name")
  let typeName = csourcekit_key("key.typename")
  let inherited = csourcekit_key("key.inheritedtypes")
  let attributes = csourcekit_key("key.attributes")
  let attribute = csourcekit_key("key.attribute")
  let offset = csourcekit_key("key.offset")
  let length = csourcekit_key("key.length")
  let nameOffset = csourcekit_key("key.nameoffset")
  let nameLength = csourcekit_key("key.namelength")
  let bodyOffset = csourcekit_key("key.bodyoffset")
  let bodyLength = csourcekit_key("key.bodylength")
  let severity = csourcekit_key("key.severity")
  let id = csourcekit_key("key.id")
  let line = csourcekit_key("key.line")
  let description = csourcekit_key("key.description")
}
