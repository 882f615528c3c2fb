import Foundation

/// The folders of an app's container, as on iOS: `Documents`, `Library`, `Library/Caches`, `tmp`. See
/// `FoundationOverrides`.
final class IOSFileManager: FileManager, @unchecked Sendable {
  private static let container = ProcessInfo.processInfo.environment["FLIPSIDE_DATA"] ?? NSHomeDirectory()

  override func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    let names: [SearchPathDirectory: String] = [
      .documentDirectory: "Documents", .libraryDirectory: "Library", .cachesDirectory: "Library/Caches",
      .applicationSupportDirectory: "Library/Application Support", .downloadsDirectory: "Downloads",
      .desktopDirectory: "Desktop", .moviesDirectory: "Movies", .musicDirectory: "Music",
      .picturesDirectory: "Pictures", .autosavedInformationDirectory: "Library/Autosave Information",
    ]
    guard domain.contains(.userDomainMask), let name = names[directory] else {
      return super.urls(for: directory, in: domain)
    }
    return [URL(fileURLWithPath: "\(Self.container)/\(name)", isDirectory: true)]
  }

  override var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: Self.container, isDirectory: true) }
}
