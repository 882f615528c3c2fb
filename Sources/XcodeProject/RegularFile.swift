import Foundation

/// Reads files that a project names. A pipe would be waited for without end and a device be read without end, so
/// only regular files count.
public enum RegularFile {
  /// Whether the path leads, over links, to a regular file.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of a regular file; nil for all else.
  public static func contents(_ path: String) -> Data? {
    exists(path) ? FileManager.default.contents(atPath: path) : nil
  }

  /// The text of a regular file, without a byte order mark.
  static func text(_ path: String) -> String? {
    contents(path).map { data in
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      return String(decoding: data.starts(with: mark) ? data.dropFirst(mark.count) : data, as: UTF8.self)
    }
  }

  /// The path without links; the path itself where there is nothing.
  public static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
