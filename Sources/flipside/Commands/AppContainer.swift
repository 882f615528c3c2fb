import Foundation

/// The folders that an app writes to, as on iOS: `Documents`, `Library` and `tmp`.
struct AppContainer {
  private let folder: String
  private let isKept: Bool

  /// Selects the container of an app.
  /// - Parameters:
  ///   - app: the app.
  ///   - isKept: whether the app's data is kept between runs. Headless runs start without data, so that a script
  ///     always sees the same state.
  ///   - chosen: a folder chosen by the user, which is created and kept; nil for one in the cache.
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

  /// Returns the first folder that no running app uses. The lock is released when the app exits, because the tool's
  /// process becomes the app.
  private static func freeFolder(in cache: String) -> String {
    for number in 1..<100 {
      let lock = open("\(cache)/headless-\(number).lock", O_CREAT | O_RDWR, 0o600)
      if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 { return "\(cache)/headless-\(number)" }
      close(lock)
    }
    return "\(cache)/headless-\(getpid())"
  }

  /// Creates the folders and returns the environment variables by which UIKit and Foundation find them.
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
  /// The identifier in `LC_ALL`, `LC_MESSAGES` or `LANG`, such as `de_DE`; nil for the locales C and POSIX.
  static var identifier: String? {
    let environment = ProcessInfo.processInfo.environment
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = value?.prefix { $0 != "." && $0 != "@" } ?? ""
    return ["", "C", "POSIX"].contains(name) ? nil : String(name)
  }
}
