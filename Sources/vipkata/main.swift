import Foundation

Interrupts.note()
exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
