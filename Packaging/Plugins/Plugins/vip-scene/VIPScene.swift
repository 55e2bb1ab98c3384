import Foundation
import PackagePlugin

/// `swift package vip-scene NAME [OPTION …]` runs `vipkata scene`. It cannot ask questions here,
/// so the options have to say everything.
@main
struct VIPScene: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "vipkata").url
    process.arguments = ["scene"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }
}
