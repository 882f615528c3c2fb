import Foundation

/// Reads files that a project refers to. Only regular files are read, because reading a pipe or a device might
/// never end.
public enum RegularFile {
  /// Returns whether the path refers to a regular file, directly or through symbolic links.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the contents of a regular file; nil for anything else.
  public static func contents(_ path: String) -> Data? {
    exists(path) ? FileManager.default.contents(atPath: path) : nil
  }

  /// Returns the text of a regular file without a byte order mark.
  static func text(_ path: String) -> String? {
    contents(path).map { data in
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      return String(decoding: data.starts(with: mark) ? data.dropFirst(mark.count) : data, as: UTF8.self)
    }
  }

  /// Returns the path with symbolic links resolved; the path itself if it does not exist.
  public static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
