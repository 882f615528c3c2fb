import Foundation

/// The folders that an app writes to, as on iOS: `Documents`, `Library`, `tmp`.
struct AppContainer {
  private let folder: String
  private let isKept: Bool

  /// - Parameter isKept: whether the app finds again what it wrote the last time. Headless it does not, so that the
  ///   same script sees the same app each time.
  /// - Parameter folder: a folder of the user's, which is made and kept; nil for one in the cache.
  init(of app: BuiltApp, isKept: Bool, folder chosen: String?) {
    if let chosen {
      folder = URL(fileURLWithPath: chosen).standardizedFileURL.path
      self.isKept = true
      return
    }
    let cache = (app.bundle as NSString).deletingLastPathComponent
    folder = isKept ? "\(cache)/Data" : Self.freeFolder(in: cache)
    self.isKept = isKept
  }

  /// The first that no running app has. The lock stays with the process when it becomes the app.
  private static func freeFolder(in cache: String) -> String {
    for number in 1..<100 {
      let lock = open("\(cache)/headless-\(number).lock", O_CREAT | O_RDWR, 0o600)
      if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 { return "\(cache)/headless-\(number)" }
      close(lock)
    }
    return "\(cache)/headless-\(getpid())"
  }

  /// Makes the folders; gives the variables by which UIKit and Foundation find them.
  func environment() throws -> [String: String] {
    let files = FileManager.default
    do {
      if !isKept, files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
      for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
        try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      }
    } catch {
      throw Failure.writing(folder, error)
    }
    // Only the user may read an app's data.
    Cache.close(folder)
    return [
      "FLIPSIDE_DATA": folder, "CFFIXED_USER_HOME": folder, "TMPDIR": "\(folder)/tmp",
      "XDG_CONFIG_HOME": "\(folder)/Library/Preferences",
    ]
  }
}

/// The language of the user's desktop.
enum UserLocale {
  /// `de_DE` of `LC_ALL`, `LC_MESSAGES` or `LANG`; nil for the C library's own.
  static var identifier: String? {
    let environment = ProcessInfo.processInfo.environment
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = value?.prefix { $0 != "." && $0 != "@" } ?? ""
    return ["", "C", "POSIX"].contains(name) ? nil : String(name)
  }
}
