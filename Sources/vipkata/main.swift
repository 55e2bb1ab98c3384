import Entities
import Foundation
import Workers

Interrupts.note()
exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run().rawValue)
