// A stand-in for the Darwin module: the functions that the Darwin branches of our code call, with
// the types of Apple's headers. The rest is Glibc's. It is compiled, and never run.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Glibc

public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer
public typealias FileActions = UnsafeMutablePointer<posix_spawn_file_actions_t?>
public typealias Attributes = UnsafeMutablePointer<posix_spawnattr_t?>

public var POSIX_SPAWN_SETSID: Int32 { 0x400 }
public var POSIX_SPAWN_CLOEXEC_DEFAULT: Int32 { 0x4000 }

@discardableResult
public func posix_spawn_file_actions_init(_: FileActions!) -> Int32 { 0 }

@discardableResult
public func posix_spawn_file_actions_destroy(_: FileActions!) -> Int32 { 0 }

@discardableResult
public func posix_spawn_file_actions_adddup2(_: FileActions!, _: Int32, _: Int32) -> Int32 { 0 }

@discardableResult
public func posix_spawn_file_actions_addopen(
  _: FileActions!, _: Int32, _: UnsafePointer<CChar>!, _: Int32, _: UInt16
) -> Int32 { 0 }

@discardableResult
public func posix_spawnattr_init(_: Attributes!) -> Int32 { 0 }

@discardableResult
public func posix_spawnattr_destroy(_: Attributes!) -> Int32 { 0 }

@discardableResult
public func posix_spawnattr_setflags(_: Attributes!, _: Int16) -> Int32 { 0 }

@discardableResult
public func posix_spawn(
  _: UnsafeMutablePointer<pid_t>!, _: UnsafePointer<CChar>!,
  _: UnsafePointer<posix_spawn_file_actions_t?>!, _: UnsafePointer<posix_spawnattr_t?>!,
  _: UnsafePointer<UnsafeMutablePointer<CChar>?>!, _: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }

public var RLIMIT_FSIZE: Int32 { 1 }
public var SOCK_STREAM: Int32 { 1 }

@discardableResult
public func setrlimit(_: Int32, _: UnsafePointer<rlimit>!) -> Int32 { 0 }

@discardableResult
public func proc_listallpids(_: UnsafeMutableRawPointer!, _: Int32) -> Int32 { 0 }

@discardableResult
public func proc_pidinfo(
  _: Int32, _: Int32, _: UInt64, _: UnsafeMutableRawPointer!, _: Int32
) -> Int32 { 0 }

public struct proc_bsdinfo {
  public var pbi_status: UInt32 = 0
  public init() {}
}

public var PROC_PIDTBSDINFO: Int32 { 3 }
public var SZOMB: Int32 { 5 }

extension stat {
  public var st_mtimespec: timespec { st_mtim }
}

extension sigaction {
  public struct Handler {
    public var __sa_handler: (@convention(c) (Int32) -> Void)!
  }

  public var __sigaction_u: Handler {
    get { Handler() }
    set {}
  }
}
