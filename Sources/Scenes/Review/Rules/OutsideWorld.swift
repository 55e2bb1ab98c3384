import Entities

/// The types through which code reaches network and storage.
enum OutsideWorld {
  private static let types: Set = [
    "URLSession", "UserDefaults", "FileManager", "NSFetchRequest", "NSManagedObjectContext",
    "NSPersistentContainer", "AF", "Alamofire", "Realm", "Firestore", "KeychainSwift",
    "KeychainWrapper", "NSUbiquitousKeyValueStore",
  ]

  /// Where a part reaches them by itself.
  static func reaches(of part: Part, in code: VIPCode) -> [(name: String, position: Position)] {
    part.type.routines.flatMap { routine in
      code.base.files[routine.file].chains(in: routine.range).compactMap { chain in
        guard types.contains(chain.names[0]), !chain.startsWithDot, !chain.isOnSelf else {
          return nil
        }
        return (chain.names[0], Position(file: routine.file, offset: chain.range.lowerBound))
      }
    }
  }
}
