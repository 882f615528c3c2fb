import Foundation

extension UIDocument {
  /// Gets the contents on the main thread, and writes them in the background.
  func write(to url: URL, for operation: SaveOperation, then completion: ((Bool) -> Void)?) {
    let token = changeCountToken(for: operation)
    let contents: Any
    let attributes: [AnyHashable: Any]
    do {
      contents = try self.contents(forType: savingFileType ?? fileType ?? "public.data")
      attributes = try fileAttributesToWrite(to: url, for: operation)
    } catch {
      didWrite(url, operation, token, .failure(error))
      DispatchQueue.main.async { completion?(false) }
      return
    }
    files.perform { [self] in
      let result = uncheckedMainActor {
        Result { try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation) }
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.didWrite(url, operation, token, result)
          if case .success = result { completion?(true) } else { completion?(false) }
        }
      }
    }
  }

  private func didWrite(
    _ url: URL, _ operation: SaveOperation, _ token: Any, _ result: Result<Void, any Error>
  ) {
    switch result {
    case .success:
      take(url)
      fileModificationDate = DocumentFiles.modificationDate(of: url)
      updateChangeCount(withToken: token, for: operation)
      if operation == .forCreating, documentState.contains(.closed) { begin() }
      documentState.remove(.savingError)
    case .failure(let error):
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
    }
  }
}

/// Reads and writes the files of one document serially, off the main thread.
final class DocumentFiles: Sendable {
  private let queue = DispatchQueue(label: "UIDocument file access")

  func perform(_ block: @escaping () -> Void) {
    // Apple's signatures have no @Sendable; the queue calls one block after the other.
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  static func modificationDate(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  /// Reads the file on this thread, and has the document load it on the main thread, which does not wait for this
  /// one.
  func read(_ url: URL, into document: UIDocument) throws {
    var isFolder: ObjCBool = false
    let contents: Any
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      contents = try FileWrapper(url: url, options: .immediate)
    } else {
      contents = try Data(contentsOf: url)
    }
    // The contents were just read, and only the document gets them, so that no two threads use them at once.
    nonisolated(unsafe) let loaded = contents
    let load = { @Sendable in
      uncheckedMainActor { Result { try document.load(fromContents: loaded, ofType: document.fileType) } }
    }
    try (Thread.isMainThread ? load() : DispatchQueue.main.sync { load() }).get()
  }

  func write(_ contents: Any, to url: URL, original: URL?) throws {
    switch contents {
    case let data as Data: try data.write(to: url)
    case let data as NSData: try Data(referencing: data).write(to: url)
    case let wrapper as FileWrapper: try wrapper.write(to: url, options: [], originalContentsURL: original)
    default:
      ExceptionReport.raise(
        .internalInconsistencyException,
        "The default implementation of -[UIDocument writeContents:toURL:forSaveOperation:originalContentsURL:error:] only "
          + "understands contents of type NSFileWrapper or NSData, not \(type(of: contents)).")
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Has `write` write to a temporary file, and replaces the file with it.
  func writeSafely(_ attributes: [AnyHashable: Any]?, to url: URL, _ write: (URL) throws -> Void) throws {
    let manager = FileManager.default
    let folder = url.deletingLastPathComponent()
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let other = folder.appendingPathComponent(".\(UUID().uuidString)-" + url.lastPathComponent)
    do {
      try write(other)
      if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
      try manager.moveItem(at: other, to: url)
    } catch {
      try? manager.removeItem(at: other)
      throw error
    }
    let named = (attributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) { named, attribute in
      if let key = attribute.key as? FileAttributeKey
        ?? (attribute.key as? String).map(FileAttributeKey.init(rawValue:))
      {
        named[key] = attribute.value
      }
    }
    if !named.isEmpty { try manager.setAttributes(named, ofItemAtPath: url.path) }
  }
}
