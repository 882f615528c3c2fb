import Foundation

/// A file or directory in memory, with its name. Document packages are read and written with it.
///
/// ```swift
/// let note = FileWrapper(regularFileWithContents: Data("Hello".utf8))
/// let folder = FileWrapper(directoryWithFileWrappers: ["note.txt": note])
/// let url = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/notes")
/// try? folder.write(to: url, options: [.atomic], originalContentsURL: nil)
/// ```
/// On Apple's platforms, this class is in Foundation.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/filewrapper>
open class FileWrapper: NSObject {
  /// Options for reading files.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads all files immediately.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Never maps files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing files.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes under a temporary name first, so that existing files are replaced only after all have been written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Updates the names of the wrappers to those of the written files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case unread(URL)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private var content: Content

  /// The name of the file that the wrapper was read from or written to.
  open var filename: String?
  /// The preferred name in a directory.
  open var preferredFilename: String?
  /// The attributes of the file, with the keys of `FileManager`.
  open var fileAttributes: [String: Any] = [:]

  /// Reads a file or directory. Throws an error if it does not exist.
  public init(url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    case .typeSymbolicLink?:
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      content = .link(URL(fileURLWithPath: target))
    default: content = options.contains(.immediate) ? .file(try Data(contentsOf: url)) : .unread(url)
    }
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  /// Creates a directory of wrappers, by their preferred names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      content = .folder(children(adding: child, as: name).0)
    }
  }

  /// Creates a regular file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  /// Whether this is a directory.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether this is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// Whether this is a regular file.
  open var isRegularFile: Bool { !isDirectory && !isSymbolicLink }
  /// The destination of a symbolic link; nil for other wrappers.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// The contents of a file, which are read on demand. Nil for a directory, and if the file has been deleted.
  open var regularFileContents: Data? {
    switch content {
    case .file(let data): return data
    case .unread(let url):
      guard let data = try? Data(contentsOf: url) else { return nil }
      content = .file(data)
      return data
    default: return nil
    }
  }

  // MARK: Directories

  /// The contents of a directory, by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  private func children(adding child: FileWrapper, as preferred: String) -> ([String: FileWrapper], String) {
    guard case .folder(var children) = content else { return ([:], preferred) }
    var (name, number) = (preferred, 1)
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(preferred)"
      number += 1
    }
    children[name] = child
    child.filename = name
    return (children, name)
  }

  /// Adds a wrapper to a directory. Returns its name: the preferred one, or another one if that is in use.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard isDirectory, let preferred = child.preferredFilename, !preferred.isEmpty else {
      ExceptionReport.raise(
        .invalidArgumentException,
        "-[NSFileWrapper addFileWrapper:]: a folder, and a child with a preferred filename, are needed")
      return ""
    }
    let (children, name) = children(adding: child, as: preferred)
    content = .folder(children)
    return name
  }
  /// Adds a regular file to a directory. Returns its name.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
  {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Removes a wrapper from a directory.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }
  /// Returns the name of a wrapper in the directory.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: Files

  /// Returns whether the file is unchanged since it was read.
  open func matchesContents(of url: URL) -> Bool {
    let date = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    return date != nil && date == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
  }

  /// Reads the file or directory again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let new = try FileWrapper(url: url, options: options)
    (content, filename, fileAttributes) = (new.content, new.filename, new.fileAttributes)
  }

  /// Writes the file, or the directory with its contents; replaces an existing one.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let files = FileManager.default
    let target =
      options.contains(.atomic)
      ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
    // Contents that have not been read yet may be in the directory that is replaced.
    readAll()
    if target == url, files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
    do {
      try writeContent(to: target)
      if target != url {
        if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
        try files.moveItem(at: target, to: url)
      }
    } catch {
      if target != url { try? files.removeItem(at: target) }
      throw error
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func readAll() {
    _ = regularFileContents
    for child in fileWrappers?.values ?? [:].values { child.readAll() }
  }

  private func writeContent(to url: URL) throws {
    switch content {
    case .file(let data): try data.write(to: url)
    case .unread(let source): try FileManager.default.copyItem(at: source, to: url)
    case .link(let target):
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target.path)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.writeContent(to: url.appendingPathComponent(name))
      }
    }
  }
}
