import Foundation
import XcodeProject

/// A digest of an app's inputs (the names, sizes and modification times of files) by which changes are detected.
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var visits = FolderVisits()

  var text: String { String(hash, radix: 16) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x0000_0100_0000_01b3
  }

  mutating func add(data: Data) {
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Adds a file, or a folder with all its contents.
  mutating func add(file path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return add(path + " is not there") }
    if status.st_mode & S_IFMT == S_IFDIR {
      add(path)
      guard visits.enter(path) == .first else { return }
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
        add(file: path + "/" + name)
      }
    } else {
      add("\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
    }
  }
}
