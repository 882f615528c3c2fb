import Foundation

/// Files by whose modification dates the compiler recognizes a change.
public enum DatedFile {
  /// Writes a file if its contents differ.
  ///
  /// An incremental build by the compiler of Swift 6.3 on Linux compares dates in whole seconds, and skips a file
  /// that was written twice in one second. A file that replaces one of the same second therefore gets the date of
  /// the next.
  public static func write(_ data: Data, to path: String) throws {
    var old = stat()
    let isReplaced = stat(path, &old) == 0
    if isReplaced, FileManager.default.contents(atPath: path) == data { return }
    try data.write(to: URL(fileURLWithPath: path))
    var new = stat()
    // A file that was dated ahead may be replaced before its date has come.
    guard isReplaced, stat(path, &new) == 0, new.st_mtim.tv_sec <= old.st_mtim.tv_sec else { return }
    let date = timespec(tv_sec: old.st_mtim.tv_sec + 1, tv_nsec: 0)
    _ = [date, date].withUnsafeBufferPointer { utimensat(AT_FDCWD, path, $0.baseAddress, 0) }
  }
}
