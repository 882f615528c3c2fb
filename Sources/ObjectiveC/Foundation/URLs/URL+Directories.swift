import Foundation

/// The directories of the app's container.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/url/documentsdirectory>
extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? URL(fileURLWithPath: NSHomeDirectory())
  }

  /// The directory of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The directory of files that the app needs but the user does not see.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The directory of files that can be recreated. The system can empty it.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The directory of the app's own data. It may have to be created.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The directory of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The desktop directory, which iOS does not display.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The directory of movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The directory of music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The directory of pictures. It does not contain photos, which the Photos framework manages.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The directory of files that are shared with others.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  /// The directory of deleted files.
  public static var trashDirectory: URL { folder(.trashDirectory) }
  /// The directory that contains users' home directories.
  public static var userDirectory: URL { folder(.userDirectory) }
}
