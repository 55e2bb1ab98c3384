import Foundation
import TestSupport

@testable import vipkata

/// A folder of a test's own, with a space, a quote and an emoji in its name, because
/// learners have such folders.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = try TestFolders.make("🎓 it's").resolvingSymlinksInPath()
  }

  subscript(path: String) -> URL { url.appendingPathComponent(path) }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  @discardableResult
  func write(_ content: Data, to path: String) throws -> URL {
    let file = self[path]
    try file.deletingLastPathComponent().makeFolder()
    try content.write(to: file)
    return file
  }

  /// Writes a small `sh` program that can be run.
  @discardableResult
  func script(_ text: String, at path: String) throws -> URL {
    let file = try write("#!/bin/sh\n\(text)\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }

  func link(_ path: String, to target: URL) throws {
    try self[path].deletingLastPathComponent().makeFolder()
    try FileManager.default.createSymbolicLink(at: self[path], withDestinationURL: target)
  }

  /// The names in a folder, without those below it.
  func names(in path: String) -> [String] { Libc.names(in: self[path].path).sorted() }

  func rights(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self[path].path)[.posixPermissions] as? Int
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: self[path]), as: UTF8.self)
  }

  func exists(_ path: String) -> Bool { self[path].exists }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: self[path])
  }
}
