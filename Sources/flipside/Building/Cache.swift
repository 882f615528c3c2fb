import Foundation
import XcodeProject

/// The folder in which the tool keeps build products of apps. It also contains the data of apps, so other users
/// have no access.
enum Cache {
  static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/flipside" }
    // `NSHomeDirectory` ignores HOME and reads the system's user database.
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.cache/flipside" }
    return NSHomeDirectory() + "/.cache/flipside"
  }

  /// Creates a folder in the cache, and the cache itself if necessary, with access for the user only.
  static func make(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure.writing(path, error)
    }
    for place in [folder, path] { close(place) }
  }
}

extension Cache {
  /// Restricts access to a folder to the user, and prints a message if the file system does not support that.
  static func close(_ folder: String) {
    if chmod(folder, 0o700) != 0 {
      Terminal.error(
        "could not make \(folder) private, so others may be able to read it: \(String(cString: strerror(errno)))")
    }
  }
}

/// A folder that is written to. Relative paths can't escape from it.
struct WriteRoot {
  let path: String

  /// Returns the absolute path of a file in the folder.
  /// - Throws: a failure if the path leads out of the folder, with `..` or through symbolic links.
  func place(_ relative: String) throws -> String {
    let parts = relative.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ FileName.isComponent($0) }) else {
      throw Failure("\(relative.debugDescription) is not a path within \(path); correct the name in the project")
    }
    let root = RegularFile.resolved(path)
    var folder = path
    for part in parts.dropLast() {
      folder += "/\(part)"
      let real = RegularFile.resolved(folder)
      guard access(folder, F_OK) != 0 || real == root || real.hasPrefix(root + "/") else {
        throw Failure("the link \(folder) leads out of \(path), to \(real); remove the link")
      }
    }
    return "\(path)/\(relative)"
  }
}

extension Failure {
  /// Returns a failure that describes an error in writing to a path.
  static func writing(_ path: String, _ error: any Error) -> Failure {
    let code = systemCode(of: error as NSError)
    if code == ENOSPC || code == EDQUOT { return fullDisk(path) }
    let reason = code.map { String(cString: strerror($0)) } ?? error.localizedDescription
    return Failure(
      "cannot write to \(path): \(reason); to keep the cache elsewhere, set XDG_CACHE_HOME to a folder")
  }

  static func fullDisk(_ path: String) -> Failure {
    Failure("the disk of \(path) is full; free some space, or set XDG_CACHE_HOME to a folder on another disk")
  }

  /// Returns whether the file system of a path has practically no space or file entries left.
  static func isDiskFull(_ path: String) -> Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 1 << 20
      || (status.f_files > 0 && status.f_favail < 16)
  }

  private static func systemCode(of error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError, let code = systemCode(of: inner) {
      return code
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileWriteOutOfSpace where error.domain == NSCocoaErrorDomain: return ENOSPC
    case .fileWriteNoPermission where error.domain == NSCocoaErrorDomain: return EACCES
    case .fileWriteVolumeReadOnly where error.domain == NSCocoaErrorDomain: return EROFS
    default: return nil
    }
  }
}
