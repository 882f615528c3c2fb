import Foundation

/// The folders of the app's container.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/url/documentsdirectory>
extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? URL(fileURLWithPath: NSHomeDirectory())
  }

  /// The folder of the user's files.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what the app needs, but the user does not see.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of what can be made again. The system may empty it.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of the app's own data. It may have to be created.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the desktop, which iOS does not show.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder of the user's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The folder of the user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of the user's pictures. Photos are not in it: see the Photos framework.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of what the user shares with others.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  /// The folder of deleted files.
  public static var trashDirectory: URL { folder(.trashDirectory) }
  /// The folder of users' home folders.
  public static var userDirectory: URL { folder(.userDirectory) }
}
