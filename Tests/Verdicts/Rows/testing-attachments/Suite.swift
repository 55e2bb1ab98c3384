import Foundation
import Testing

struct AttachmentTests {
  @Test func attaches() {
    #if compiler(>=6.2)
      Attachment.record("a text", named: "text.txt")
      Attachment.record([1, 2, 3] as [UInt8])
    #endif
  }

  @Test func attachesAndFails() {
    #if compiler(>=6.2)
      Attachment.record(Data("bytes".utf8), named: "bytes")
    #endif
    Issue.record("as it should")
  }
}
