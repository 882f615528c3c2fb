import Foundation
import XcodeProject

/// A folder of pictures in the results folder. It is emptied before each run, but only if `flipside test` has made
/// it: the results folder may be one that contains other files, such as the reference pictures of a project.
struct OwnFolder {
  let path: String

  private var mark: String { path + "/.flipside-test" }

  /// Removes the folder if it is marked.
  func clear() {
    if FileManager.default.fileExists(atPath: mark) { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Creates and marks the folder. A folder that exists without the mark stays as it is.
  func make() throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: mark))
  }
}

extension TestOptions {
  /// Checks the files of the results before anything is built: they must be writable, and not replace what another
  /// program has written.
  func checkOutput() throws {
    for (option, path) in [("junit", junit), ("json", json), ("html", html), ("coverage", coverage)] {
      guard let path else { continue }
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        throw Failure("--\(option) is the file to write, but \(path) is a folder", code: 2)
      }
      let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      guard access(folder, W_OK) == 0 else {
        throw Failure("--\(option): cannot write to \(path): \(String(cString: strerror(errno)))", code: 2)
      }
    }
    guard let results, let page = RegularFile.contents(results + "/results.html") else { return }
    let text = String(decoding: page.prefix(4096), as: UTF8.self)
    // Pages of earlier versions do not name their generator.
    guard text.contains("content=\"flipside test\"") || text.contains("<title>Test - ") else {
      throw Failure(
        "\(results)/results.html is not a page of flipside test and would be replaced; give --results another folder",
        code: 2)
    }
  }
}
