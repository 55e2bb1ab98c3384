import Foundation
import TestSupport
import XCTest

/// A real nginx on a free port of this machine, with a configuration that a test writes. It
/// ends with the test, even if the test crashes.
final class Nginx {
  let folder: URL
  let port: Int
  private var process: Process?
  private var life: Foundation.Pipe?

  /// - Throws: `XCTSkip` if nginx, its WebDAV module or a client's tools are missing.
  init() throws {
    guard Self.executable != nil, Self.module != nil else {
      throw NotTried.skip("nginx with WebDAV (Debian: nginx, libnginx-mod-http-dav-ext)")
    }
    try requireTools("openssl version", "curl --version")
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-nginx-\(UUID().uuidString.prefix(8))")
    port = try Loopback.freePort()
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("srv/room"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("own"), withIntermediateDirectories: true)
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  private static let executable = first(
    "/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx")
  private static let module = first(
    "/usr/lib/nginx/modules/ngx_http_dav_ext_module.so",
    "/usr/share/nginx/modules/ngx_http_dav_ext_module.so")

  private static func first(_ paths: String...) -> String? {
    paths.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The folder that is served as `/room/`.
  var room: URL { folder.appendingPathComponent("srv/room") }

  /// The log's lines: who asked for what.
  var log: String {
    (try? String(contentsOf: folder.appendingPathComponent("own/access.log"), encoding: .utf8))
      ?? ""
  }

  /// Starts to serve, and returns once it does.
  /// - Parameter server: a `server` block.
  func start(_ server: String) throws {
    let own = folder.appendingPathComponent("own").path
    let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \(own)/\($0);" }.joined(separator: "\n")
    let configuration = """
      load_module \(Self.module ?? "");
      \(getuid() == 0 ? "user root;" : "")
      worker_processes 2;
      pid \(own)/pid;
      error_log \(own)/error.log;
      events { worker_connections 512; }
      http {
        access_log \(own)/access.log;
        \(paths)
        \(server)
      }
      """
    let file = folder.appendingPathComponent("nginx.conf")
    try configuration.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    let life = Foundation.Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Nobody writes to its standard input, which ends when the test ends.
    process.arguments = [
      "-c", #""$@" & cat >/dev/null; kill $!; wait"#, "sh", Self.executable ?? "",
      "-p", own, "-e", "\(own)/error.log", "-c", file.path, "-g", "daemon off;",
    ]
    process.standardInput = life
    try process.run()
    self.process = process
    self.life = life
    try eventually("nginx answers") { Loopback.answers(port) || !process.isRunning }
    XCTAssertTrue(Loopback.answers(port), errors)
  }

  /// Where `serveRoom` serves its files.
  var address: String { "http://127.0.0.1:\(port)/room/" }

  /// Serves the room as a folder of WebDAV.
  /// - Parameters:
  ///   - access: directives that say who is let in, and how.
  ///   - listen: options after the port.
  func serveRoom(_ access: String = "", listen: String = "") throws {
    try start(
      """
      server {
        listen 127.0.0.1:\(port)\(listen);
        location /room/ {
          root \(folder.path)/srv;
          dav_methods PUT DELETE;
          dav_ext_methods PROPFIND;
          \(access)
        }
      }
      """)
  }

  /// Lets one user in, by a password.
  func access(of user: String, _ password: String) throws -> String {
    "auth_basic workshop; auth_basic_user_file \(try passwords(user, password).path);"
  }

  func stop() {
    try? life?.fileHandleForWriting.close()
    process?.waitUntilExit()
    process = nil
  }

  private var errors: String {
    (try? String(contentsOf: folder.appendingPathComponent("own/error.log"), encoding: .utf8))
      ?? "nginx said nothing"
  }

  /// Writes a file of users with one line.
  func passwords(_ user: String, _ password: String) throws -> URL {
    let file = folder.appendingPathComponent("passwords")
    let hash = try openssl("passwd", "-apr1", password)
    try "\(user):\(hash)\n".write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// A self-signed certificate for this machine's own address.
  func certificate() throws -> (file: URL, key: URL) {
    let file = folder.appendingPathComponent("server.pem")
    let key = folder.appendingPathComponent("server.key")
    try openssl(
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=workshop",
      "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key.path, "-out", file.path)
    return (file, key)
  }

  @discardableResult
  private func openssl(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Foundation.Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, arguments.joined(separator: " "))
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Waits for an effect of another process.
func eventually(
  _ what: String, file: StaticString = #filePath, line: UInt = #line,
  _ condition: () throws -> Bool
) throws {
  let limit = SuspendingClock.now + .seconds(60)
  while try !condition() {
    guard SuspendingClock.now < limit else {
      return XCTFail("never: \(what)", file: file, line: line)
    }
    usleep(20_000)
  }
}
