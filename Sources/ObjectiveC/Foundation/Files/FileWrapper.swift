import Foundation

/// A file or folder in memory, with its name: what documents of several files are read from and written to.
///
/// ```swift
/// let note = FileWrapper(regularFileWithContents: Data("Hello".utf8))
/// let folder = FileWrapper(directoryWithFileWrappers: ["note.txt": note])
/// let url = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/notes")
/// try? folder.write(to: url, options: [.atomic], originalContentsURL: nil)
/// ```
/// Foundation has this class on Apple's systems.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/filewrapper>
open class FileWrapper: NSObject {
  /// Options for reading files.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All files are read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files are mapped into memory never.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing files.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Another name first, so that what was there before stays whole until all is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrappers take the names of the files that they are written to.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case unread(URL)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private var content: Content

  /// The name of the file that it was read from or written to.
  open var filename: String?
  /// The name that it prefers in a folder.
  open var preferredFilename: String?
  /// Attributes of the file, as `FileManager` has them.
  open var fileAttributes: [String: Any] = [:]

  /// Reads a file or a folder. Throws for what is not there.
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

  /// A folder of wrappers by their preferred names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      content = .folder(children(adding: child, as: name).0)
    }
  }

  /// A file with contents.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// A symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// Whether it is a file.
  open var isRegularFile: Bool { !isDirectory && !isSymbolicLink }
  /// The destination of a symbolic link; nil for other files.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// The contents of a file, which are read on demand. Nil for a folder, and for a deleted file.
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

  // MARK: Folders

  /// The contents of a folder, by name. Nil for a file.
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

  /// Adds a wrapper to a folder and returns its name there: the preferred one, or another where that is taken.
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
  /// Adds a file to a folder and returns its name there.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
  {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Takes a wrapper out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }
  /// Returns the name of a wrapper in the folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: Files

  /// Whether the files are as they were when they were read.
  open func matchesContents(of url: URL) -> Bool {
    let date = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    return date != nil && date == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
  }

  /// Reads the file or folder again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let new = try FileWrapper(url: url, options: options)
    (content, filename, fileAttributes) = (new.content, new.filename, new.fileAttributes)
  }

  /// Writes the file, or the folder with all in it, replacing an existing one.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let files = FileManager.default
    let target =
      options.contains(.atomic)
      ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
    // What has not been read yet may lie where it is written.
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
