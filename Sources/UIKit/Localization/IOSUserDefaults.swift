import Foundation

/// User defaults that store URLs and notify of changes. See `FoundationOverrides`.
final class IOSUserDefaults: UserDefaults {
  override func set(_ value: Any?, forKey defaultName: String) {
    guard value.map(Self.isPropertyList) ?? true else {
      // The text of iOS's exception; Foundation on Linux ends the process without a message.
      let reason = "Attempt to insert non-property list object \(value ?? "nil") for key \(defaultName)"
      return ExceptionReport.raise(
        .invalidArgumentException, reason, logged: "*** -[NSUserDefaults setObject:forKey:]: \(reason)")
    }
    changing(defaultName) { super.set(value, forKey: defaultName) }
  }

  private static func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case is String, is NSString, is NSNumber, is Data, is NSData, is Date, is NSDate: true
    case let list as [Any]: list.allSatisfy(isPropertyList)
    case let list as NSArray: list.allSatisfy(isPropertyList)
    case let dictionary as [AnyHashable: Any]:
      dictionary.allSatisfy { $0.key is String && isPropertyList($0.value) }
    case let dictionary as NSDictionary: dictionary.allSatisfy { $0.key is String && isPropertyList($0.value) }
    default: value is NSURL || value is URL
    }
  }

  override func set(_ value: Int, forKey defaultName: String) { set(NSNumber(value: value), forKey: defaultName) }
  override func set(_ value: Float, forKey defaultName: String) { set(NSNumber(value: value), forKey: defaultName) }
  override func set(_ value: Double, forKey defaultName: String) {
    set(NSNumber(value: value), forKey: defaultName)
  }
  override func set(_ value: Bool, forKey defaultName: String) { set(NSNumber(value: value), forKey: defaultName) }

  override func removeObject(forKey defaultName: String) {
    changing(defaultName) { super.removeObject(forKey: defaultName) }
  }

  /// Stores the URL of a file as its path, and any other URL as an archive.
  override func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return set(nil as Any?, forKey: defaultName) }
    if url.isFileURL { return set(url.path as Any?, forKey: defaultName) }
    set(Data(Self.mark.utf8) + Data(url.absoluteString.utf8) as Any?, forKey: defaultName)
  }

  override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let path as String: return URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    case let data as Data where data.starts(with: Data(Self.mark.utf8)):
      return URL(string: String(decoding: data.dropFirst(Self.mark.utf8.count), as: UTF8.self))
    default: return nil
    }
  }

  private static let mark = "URL:"

  private func changing(_ key: String, _ change: () -> Void) {
    willChangeValue(forKey: key)
    change()
    ChangedDefaults.note(self)
    didChangeValue(forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}

/// User defaults that have changed since they were written. On iOS another process writes them immediately.
/// Flipside writes them when the app enters the background and when it ends.
package enum ChangedDefaults {
  private static let changed = Locked<[ObjectIdentifier: UserDefaults]>([:])

  static func note(_ defaults: UserDefaults) {
    changed.withLock { $0[ObjectIdentifier(defaults)] = defaults }
  }

  /// Writes them to the app's folder.
  package static func write() {
    let all = changed.withLock { changed in
      defer { changed = [:] }
      return Array(changed.values)
    }
    for defaults in all { _ = defaults.synchronize() }
  }
}
