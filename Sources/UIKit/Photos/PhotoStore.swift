import Foundation

/// The photo library of the device: the pictures and videos in a folder that the host names, or Flipside's own
/// samples, and those that the app saved.
///
/// The host's folder is only read. Files that apps save are written into their container, so that a run changes
/// nothing outside of it; subfolders of the host's folder are albums. May be called on any thread.
package enum PhotoStore {
  private struct State {
    var folder: URL?
    var photos: [Photo]?
    var deleted: Set<String> = []
    /// The number of the last file that the app saved.
    var lastNumber = 0
  }

  private static let state = Locked(
    State(
      folder: ProcessInfo.processInfo.environment["FLIPSIDE_PHOTOS"]
        .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }))

  /// The host's folder; nil for our samples.
  package static var folder: URL? {
    get { state.withLock { $0.folder } }
    set { state.withLock { $0 = State(folder: newValue) } }
  }

  /// The whole library, the oldest first.
  package static var photos: [Photo] {
    if let known = state.withLock({ $0.photos }) { return known }
    let (folder, deleted) = state.withLock { ($0.folder, $0.deleted) }
    let given = folder.map(read) ?? SamplePhoto.all.map { Photo(sample: $0) }
    let saved = files(in: savedFolder, album: nil)
    let found = (given + saved).filter { !deleted.contains($0.identifier) }
      .sorted { ($0.created, $0.identifier) < ($1.created, $1.identifier) }
    return state.withLock { state in
      if let known = state.photos { return known }
      state.photos = found
      return found
    }
  }

  /// The names of the albums.
  package static var albums: [String] { Set(photos.compactMap(\.album)).sorted() }

  /// Returns a unique name for a new file, without an extension.
  package static func reserveName() -> String {
    let count = photos.count
    return state.withLock { state in
      state.lastNumber = max(state.lastNumber, count) + 1
      while state.photos?.contains(where: {
        $0.fileName.hasPrefix("IMG_" + String(format: "%04d", state.lastNumber))
      }) == true {
        state.lastNumber += 1
      }
      return "IMG_" + String(format: "%04d", state.lastNumber)
    }
  }

  /// Adds a file to the library.
  /// - Parameter name: a reserved name; a new one by default.
  @discardableResult package static func save(
    _ data: Data, nameExtension: String, name: String? = nil
  ) throws -> Photo {
    try FileManager.default.createDirectory(at: savedFolder, withIntermediateDirectories: true)
    let name = (name ?? reserveName()) + "." + nameExtension.lowercased()
    let file = savedFolder.appendingPathComponent(name)
    try data.write(to: file)
    let photo = Photo(file: file, album: nil, created: Date())
    state.withLock { $0.photos?.append(photo) }
    didChange()
    return photo
  }

  /// Removes a photo from the library. The host's own file is not deleted.
  package static func delete(_ photo: Photo) {
    if let file = photo.fileURL, file.path.hasPrefix(savedFolder.path + "/") {
      try? FileManager.default.removeItem(at: file)
    }
    state.withLock {
      $0.deleted.insert(photo.identifier)
      $0.photos?.removeAll { $0 === photo }
    }
    didChange()
  }

  /// Called after each change, on the thread that made it.
  package static var observer: (@Sendable () -> Void)? {
    get { changes.withLock { $0 } }
    set { changes.withLock { $0 = newValue } }
  }
  private static let changes = Locked<(@Sendable () -> Void)?>(nil)
  private static func didChange() { observer?() }

  /// A function that creates the `PHAsset` of a photo; set when the module Photos is loaded.
  package static var assetMaker: (@Sendable (Photo) -> AnyObject?)? {
    get { assets.withLock { $0 } }
    set { assets.withLock { $0 = newValue } }
  }
  private static let assets = Locked<(@Sendable (Photo) -> AnyObject?)?>(nil)

  // MARK: Files

  /// The folder of saved files: in the app's container or, without one as in tests, a folder of the process.
  private static let savedFolder: URL = {
    if let container = ProcessInfo.processInfo.environment["FLIPSIDE_DATA"] {
      return URL(fileURLWithPath: container).appendingPathComponent("Library/Photos", isDirectory: true)
    }
    // The name is unique.
    var template = Array((FileManager.default.temporaryDirectory.path + "/flipside-photos-XXXXXX").utf8CString)
    let path = mkdtemp(&template).map { String(cString: $0) } ?? NSTemporaryDirectory() + "/" + UUID().uuidString
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    atexit { PhotoStore.forgetSaved() }
    return folder
  }()

  /// Deletes the files that the app saved.
  package static func forgetSaved() {
    try? FileManager.default.removeItem(at: savedFolder)
    state.withLock { $0 = State(folder: $0.folder) }
  }

  private static func read(_ folder: URL) -> [Photo] {
    var found = files(in: folder, album: nil)
    for name in names(in: folder) where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      let inner = folder.appendingPathComponent(name, isDirectory: true)
      guard FileManager.default.fileExists(atPath: inner.path, isDirectory: &isFolder), isFolder.boolValue else {
        continue
      }
      found += files(in: inner, album: name)
    }
    if found.isEmpty { Console.writeOnce("Flipside: the folder of photos \(folder.path) has no pictures") }
    return found
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func files(in folder: URL, album: String?) -> [Photo] {
    names(in: folder).filter(Photo.isPhoto).compactMap { name in
      let file = folder.appendingPathComponent(name)
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { return nil }
      return Photo(
        file: file, album: album, created: attributes[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0))
    }
  }
}
