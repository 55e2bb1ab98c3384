import Foundation
import PackagePlugin

/// `swift package vip-review [PATH] [OPTION …]` runs `vipkata review`, on `Sources` if there are no
/// arguments.
@main
struct VIPReview: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "vipkata").url
    process.arguments = ["review"] + (arguments.isEmpty ? ["Sources"] : arguments)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }
}
