import Foundation

extension FileManager {
  /// The folder that apps of a group share, in the app's container; it is made if it is not there.
  ///
  /// - Parameter groupIdentifier: the group's identifier, one component of a path. Nil is returned for any other
  ///   text.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/foundation/filemanager/1412643-containerurl>
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/"),
      !groupIdentifier.contains("\0")
    else { return nil }
    let container = ProcessInfo.processInfo.environment["FLIPSIDE_DATA"] ?? NSHomeDirectory() + "/.local/share"
    let folder = URL(fileURLWithPath: "\(container)/Shared/AppGroup/\(groupIdentifier)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The app's folder in iCloud: there is no iCloud, as for a user who is not signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The identity of the user in iCloud; always nil, since nobody is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
