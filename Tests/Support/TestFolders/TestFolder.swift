import Foundation

/// Folders for files that tests write. They are in a folder of the process, which is removed when the process ends.
public enum TestFolder {
  /// Creates an empty folder whose name ends in `suffix`, such as `.bundle`.
  public static func make(_ suffix: String = "") -> URL {
    let folder = ofProcess.appendingPathComponent("\(nextNumber())\(suffix)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static let prefix = "flipside-tests-"

  /// Removes the folders of crashed processes.
  public static func removeAbandoned() {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: files.temporaryDirectory.path)) ?? [] {
      guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count)), kill(process, 0) != 0,
        errno == ESRCH
      else { continue }
      try? files.removeItem(at: files.temporaryDirectory.appendingPathComponent(name))
    }
  }

  private static let ofProcess: URL = {
    removeAbandoned()
    atexit { try? FileManager.default.removeItem(at: TestFolder.ofProcess) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("\(prefix)\(getpid())")
  }()

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  private static func nextNumber() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

extension URL {
  /// Writes a file below the folder, and creates the folders on its path.
  /// - Returns: its path.
  @discardableResult public func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult public func write(_ data: Data, to name: String) throws -> String {
    let file = appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }
}
