import Foundation
import XcodeProject

/// Copies resources into a bundle as what they are: a link as what it points to, and nothing that is no file or folder.
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
  /// As large as Apple's store lets an app be.
  private static let maximumBytes = 4 << 30
  /// The cache: what is built must not be copied into itself.
  private lazy var cache = Self.identity(of: Cache.folder)

  /// Folders of one name (`de.lproj` in two places) become one.
  mutating func copy(_ source: String, to target: String) throws {
    count += 1
    guard count <= Self.maximumCount else {
      throw Failure(
        "\(source): the app has more than \(Self.maximumCount) resource files; look for links that lead in a circle"
      )
    }
    var status = stat()
    guard stat(source, &status) == 0 else { return leaveOut(source, Self.reason(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      let identity = Identity(device: status.st_dev, number: status.st_ino)
      guard identity != cache else { return leaveOut(source, "it is the cache that this app is built in") }
      guard identity != Self.identity(of: "/") else { return leaveOut(source, "it is the root of the file system") }
      guard !Self.stateDevices.contains(identity.device) else {
        return leaveOut(source, "it shows the state of the system, not files")
      }
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
    try FileManager.default.copyItem(atPath: RegularFile.resolved(source), toPath: target)
    // A file that may not be written could not be replaced by the next build.
    chmod(target, 0o644)
  }

  private static func identity(of folder: String) -> Identity? {
    var status = stat()
    return stat(folder, &status) == 0 ? Identity(device: status.st_dev, number: status.st_ino) : nil
  }

  /// Where the system shows its state as files, which have no ends or can't be read as files.
  private static let stateDevices = ["/proc", "/sys", "/dev"].compactMap { identity(of: $0)?.device }
    .filter { $0 != identity(of: "/")?.device }

  private func leaveOut(_ source: String, _ reason: String) { Terminal.error("\(source) is left out: \(reason)") }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "it leads to nothing"
    case ELOOP: "it is a link in a circle"
    default: String(cString: strerror(code))
    }
  }
}
