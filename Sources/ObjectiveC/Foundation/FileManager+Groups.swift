import Foundation

extension FileManager {
  /// Returns the container directory of an app group, which is within the app's own container; creates it if
  /// necessary.
  ///
  /// - Parameter groupIdentifier: the identifier of the group, a single path component. For any other text the
  ///   result is nil.
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

  /// Returns the app's iCloud container: always nil, as for a user who is not signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The identity of the user in iCloud: always nil.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
