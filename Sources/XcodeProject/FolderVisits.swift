import Foundation

/// The folders that a traversal has entered, identified by device and inode instead of their paths. A symbolic link
/// to a folder that has been entered is not followed.
public struct FolderVisits {
  private struct Identity: Hashable {
    var device: dev_t
    var number: ino_t
  }

  public enum Visit: Equatable {
    /// The folder has not been entered before, or the path is not a folder.
    case first
    case again, againOverLink
    /// The folder contains system files and not an app's; the reason is the associated value.
    case refused(String)
  }

  private var entered: Set<Identity> = []

  public init() {}

  public mutating func enter(_ path: String) -> Visit {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return .first }
    if let reason = Self.refusal(of: status) { return .refused(reason) }
    if entered.insert(Identity(device: status.st_dev, number: status.st_ino)).inserted { return .first }
    return Self.isLink(path) ? .againOverLink : .again
  }

  /// Returns the reason for which a folder can't contain an app's files, although a symbolic link or a path in a
  /// project leads there; nil for other folders.
  public static func refusal(of status: stat) -> String? {
    if Identity(device: status.st_dev, number: status.st_ino) == root { return "it is the root of the file system" }
    return stateDevices.contains(status.st_dev) ? "it shows the state of the system, not files" : nil
  }

  private static let root = identity(of: "/")

  /// The devices of the folders in which the kernel presents its state as files, which may be infinite or
  /// unreadable.
  private static let stateDevices = ["/proc", "/sys", "/dev"].compactMap { identity(of: $0)?.device }
    .filter { $0 != root?.device }

  private static func identity(of folder: String) -> Identity? {
    var status = stat()
    return stat(folder, &status) == 0 ? Identity(device: status.st_dev, number: status.st_ino) : nil
  }

  /// Returns the sorted names in a folder. Symbolic links are last, so that a folder is visited under its own name
  /// first.
  public static func names(in folder: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted() else { return nil }
    let links = Set(names.filter { isLink("\(folder)/\($0)") })
    return names.filter { !links.contains($0) } + names.filter(links.contains)
  }

  /// Returns the relative paths of the regular files below a folder that satisfy the predicate. Symbolic links are
  /// followed.
  public static func files(below folder: String, where isWanted: (String) -> Bool) -> [String] {
    var visits = FolderVisits()
    var found: [String] = []
    var waiting = [""]
    while let below = waiting.popLast() {
      let path = below.isEmpty ? folder : "\(folder)/\(below)"
      guard visits.enter(path) == .first, let names = names(in: path) else { continue }
      for name in names.reversed() {
        let relative = below.isEmpty ? name : "\(below)/\(name)"
        if RegularFile.exists("\(folder)/\(relative)") {
          if isWanted(relative) { found.append(relative) }
        } else {
          waiting.append(relative)
        }
      }
    }
    return found.sorted()
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
