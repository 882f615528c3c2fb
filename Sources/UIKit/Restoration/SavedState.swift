import Foundation

/// The state of the interface that is kept between launches.
struct SavedState: Codable {
  /// An object that is saved with the form of state restoration from before iOS 13.
  struct Entry: Codable {
    enum Kind: String, Codable { case controller, view, object }

    var kind: Kind
    /// The restoration identifiers from the root to the object.
    var path: [String]
    /// The class that makes it again, in Swift's mangled form.
    var maker: String?
    /// The storyboard from which it was loaded, and the storyboard's bundle.
    var storyboard: String?
    var bundle: String?
    /// The data that the object encoded.
    var data = Data()
    /// The children of a container of UIKit's, by their numbers.
    var children: [Int] = []
    var selected: Int?
    var presented: Int?
    /// The number of a view's controller.
    var controller: Int?
  }

  /// A scene that was open, connected or not.
  struct Scene: Codable {
    var identifier: String
    var role: String
    var configuration: String?
    var activity: SavedActivity?
    var userInfo: Data?
  }

  var bundleVersion = ""
  var systemVersion = ""
  var idiom = 0
  var timestamp = Date()
  /// The data that the application's delegate encoded; nil if the delegate does not save the state.
  var application: Data?
  var entries: [Entry] = []
  /// The scenes, in the order in which they were opened.
  var scenes: [Scene] = []
  /// The identifier of the frontmost scene.
  var frontScene: String?
}

/// An activity in a property list.
struct SavedActivity: Codable {
  var type: String
  var title: String?
  var userInfo: Data?
  var webpage: URL?
  var target: String?
  var identifier: String?

  init(_ activity: NSUserActivity) {
    type = activity.activityType
    title = activity.title
    userInfo = activity.userInfo.flatMap(PropertyArchive.data)
    webpage = activity.webpageURL
    target = activity.targetContentIdentifier
    identifier = activity.persistentIdentifier
  }

  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    activity.userInfo = userInfo.flatMap(PropertyArchive.dictionary)
    activity.webpageURL = webpage
    activity.targetContentIdentifier = target
    activity.persistentIdentifier = identifier
    return activity
  }
}

/// Dictionaries of an app as data.
enum PropertyArchive {
  static func data(_ dictionary: [AnyHashable: Any]) -> Data? {
    try? archivedData(withRootObject: NSDictionary(dictionary: dictionary), requiringSecureCoding: false)
  }

  static func dictionary(_ data: Data) -> [AnyHashable: Any]? {
    guard let decoder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    decoder.requiresSecureCoding = false
    // Damaged data are ignored, rather than ending the launch.
    decoder.decodingFailurePolicy = .setErrorAndReturn
    return decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [AnyHashable: Any]
  }
}

/// The store of the state between launches: in the app's library, as on iOS.
@MainActor package enum StateStore {
  /// The library of the app's container; nil if the app has none, and no state is saved. Tests set it.
  package nonisolated static var library: String? {
    get { libraryOfContainer.withLock { $0 } }
    set { libraryOfContainer.withLock { $0 = newValue } }
  }
  private nonisolated static let libraryOfContainer = Locked(
    ProcessInfo.processInfo.environment["FLIPSIDE_DATA"].map { "\($0)/Library" })

  private static var folder: String? {
    guard let library else { return nil }
    let name = (Bundle.main.bundleIdentifier ?? "app").replacingOccurrences(of: "/", with: "-")
    return "\(library)/Saved Application State/\(name).savedState"
  }

  private static var file: String? { folder.map { "\($0)/data.data" } }
  /// The file of the state that is being restored, so that state with which an app crashes is not used twice.
  private static var fileInUse: String? { folder.map { "\($0)/restoring.data" } }

  static func save(_ state: SavedState) {
    guard let folder, let file else { return }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try encoder.encode(state).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      Console.write("The state of the app can't be saved to \(file): \(error)")
    }
  }

  /// Returns the state for a launch, and removes it; nil if none was saved, or the previous launch with it did not
  /// complete.
  static func take() -> SavedState? {
    guard let file, let fileInUse else { return nil }
    if unlink(fileInUse) == 0 {
      Console.write("The saved state is discarded, because the launch with it did not complete.")
    }
    guard rename(file, fileInUse) == 0, let data = FileManager.default.contents(atPath: fileInUse) else {
      return nil
    }
    do {
      // Property lists in text are refused, because their nesting is not limited; states are always binary.
      guard data.starts(with: Data("bplist00".utf8)) else { throw CocoaError(.propertyListReadCorrupt) }
      return try PropertyListDecoder().decode(SavedState.self, from: data)
    } catch {
      Console.write("The saved state of the app can't be read, and is discarded: \(error)")
      unlink(fileInUse)
      return nil
    }
  }

  /// Keeps the saved state for the next launch. Called when this launch has succeeded.
  static func putBack() {
    guard let file, let fileInUse else { return }
    rename(fileInUse, file)
  }

  static func remove() {
    if let file { unlink(file) }
  }
}
