import Foundation

/// Where the tool keeps what it makes of an app.
enum Cache {
  static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/flipside" }
    return NSHomeDirectory() + "/.cache/flipside"
  }
}
