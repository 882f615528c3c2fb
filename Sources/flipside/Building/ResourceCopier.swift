import Foundation
import XcodeProject

/// Copies an app's resources into its bundle. Symbolic links are replaced by their targets, and only regular files
/// and folders are copied. One copier copies all resources, so that its limits apply to the whole app.
struct ResourceCopier {
  private struct Identity: Equatable {
    var device: dev_t
    var number: ino_t
  }

  /// The folders that are being copied, outermost first.
  private var above: [Identity] = []
  private var count = 0
  private static let maximumCount = 500_000
  private var bytes = 0
  /// The maximum size of an app in the App Store, in bytes.
  private static let maximumBytes = 4 << 30
  /// The identity of the cache folder, which must not be copied into itself.
  private lazy var cache = Self.identity(of: Cache.folder)

  /// Copies a file or folder. Folders with the same target path (two `de.lproj`) are merged.
  mutating func copy(_ source: String, to target: String) throws {
    count += 1
    guard count <= Self.maximumCount else {
      throw Failure(
        "\(source): the app has more than \(Self.maximumCount) resource files; look for circular links"
      )
    }
    var status = stat()
    guard stat(source, &status) == 0 else { return leaveOut(source, Self.reason(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      let identity = Identity(device: status.st_dev, number: status.st_ino)
      guard identity != cache else { return leaveOut(source, "it is the cache that this app is built in") }
      if let reason = FolderVisits.refusal(of: status) { return leaveOut(source, reason) }
      guard !above.contains(identity) else {
        return leaveOut(source, "it is a link back to a folder that it is in")
      }
      above.append(identity)
      defer { above.removeLast() }
      try copyFolder(source, to: target)
    case S_IFREG:
      bytes += Int(clamping: status.st_size)
      guard bytes <= Self.maximumBytes else {
        throw Failure(
          "\(source): the app's resources are larger than \(Self.maximumBytes >> 30) GB; check that this is the app's folder"
        )
      }
      try copyFile(source, to: target)
    case S_IFIFO: leaveOut(source, "it is a pipe")
    case S_IFSOCK: leaveOut(source, "it is a socket")
    default: leaveOut(source, "it is a device")
    }
  }

  private mutating func copyFolder(_ source: String, to target: String) throws {
    guard let names = FolderVisits.names(in: source) else {
      throw Failure("cannot read \(source); check its permissions")
    }
    var status = stat()
    if lstat(target, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        return leaveOut(source, "another file has the same path in the bundle")
      }
    } else {
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    }
    for name in names { try copy(source + "/" + name, to: target + "/" + name) }
  }

  private func copyFile(_ source: String, to target: String) throws {
    var status = stat()
    guard lstat(target, &status) != 0 else {
      return leaveOut(source, "another file has the same path in the bundle")
    }
    guard access(source, R_OK) == 0 else { throw Failure("cannot read \(source); check its permissions") }
    // The copy must be writable; otherwise the next build could not replace it.
    let (from, to) = (
      open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK), open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    )
    defer {
      close(from)
      close(to)
    }
    guard from >= 0, to >= 0, Self.copyData(from, to) else {
      throw Failure.writing(target, NSError(domain: NSPOSIXErrorDomain, code: Int(errno)))
    }
  }

  /// `SEEK_DATA` and `SEEK_HOLE`, which Swift's module of the C library does not declare.
  private static let (seekData, seekHole): (Int32, Int32) = (3, 4)

  /// Copies the data of a file but not its holes, so that a large sparse file takes no disk space.
  private static func copyData(_ from: Int32, _ to: Int32) -> Bool {
    var status = stat()
    guard fstat(from, &status) == 0, ftruncate(to, status.st_size) == 0 else { return false }
    var start = lseek(from, 0, seekData)
    while start >= 0, start < status.st_size {
      let end = max(lseek(from, start, seekHole), start)
      guard lseek(to, start, SEEK_SET) == start else { return false }
      var place = start
      while place < end {
        // The file was truncated while it was copied.
        let count = sendfile(to, from, &place, end - place)
        guard count > 0 else { return count == 0 }
      }
      start = lseek(from, end, seekData)
    }
    return true
  }

  private static func identity(of folder: String) -> Identity? {
    var status = stat()
    return stat(folder, &status) == 0 ? Identity(device: status.st_dev, number: status.st_ino) : nil
  }

  private func leaveOut(_ source: String, _ reason: String) { Terminal.error("\(source) is left out: \(reason)") }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "it leads to nothing"
    case ELOOP: "it is a link in a circle"
    default: String(cString: strerror(code))
    }
  }
}
