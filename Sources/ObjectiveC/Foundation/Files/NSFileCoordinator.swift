import Foundation

/// An object that displays a file and is notified when other code in the app accesses it through a file
/// coordinator. All methods are optional.
///
/// On Apple's platforms, this protocol is in Foundation. Changes by other programs are not reported here.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsfilepresenter>
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or directory.
  var presentedItemURL: URL? { get }
  /// The queue on which the methods are called.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called before another object reads the file. The presenter permits it, and is called back at the end.
  func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  /// Called before another object writes the file. The presenter permits it, and is called back at the end.
  func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  /// Called before another object reads the file, so that unsaved changes can be saved.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// Called before another object deletes the file.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// Called when the file was moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called when another object has written the file.
  func presentedItemDidChange()
  /// Called when a file in the presented directory was written.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) { reader(nil) }
  public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) { writer(nil) }
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedItemDidChange() {}
  public func presentedSubitemDidChange(at url: URL) {}
}

/// The coordinator of reading and writing of files with other objects in the app that present them.
///
/// ```swift
/// let coordinator = NSFileCoordinator()
/// let note = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/note.txt")
/// coordinator.coordinate(writingItemAt: note, options: [], error: nil) { url in
///   try? Data("Hello".utf8).write(to: url)
/// }
/// ```
/// On Apple's platforms, this class is in Foundation. Here it coordinates access within one process.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsfilecoordinator>
open class NSFileCoordinator: NSObject {
  /// The options of coordinated reading.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters need not save their changes first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Symbolic links in the URL are resolved.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only metadata is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is read for an upload.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The options of coordinated writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file will be deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file will be moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save their changes first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file will be replaced by another one.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only metadata is written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private static let presenters = Locked<[any NSFilePresenter]>([])
  private weak var own: (any NSFilePresenter)?
  private let isCancelled = Locked(false)

  /// Creates a coordinator that does not notify `filePresenterOrNil` of its own accesses.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    own = filePresenterOrNil
    super.init()
  }

  /// Registers a presenter for notifications. It is retained until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.withLock { $0.append(filePresenter) }
  }
  /// Unregisters a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.withLock { $0.removeAll { $0 === filePresenter } }
  }
  /// The registered presenters.
  open class var filePresenters: [any NSFilePresenter] { presenters.withLock { $0 } }

  /// Calls the closure for reading, after presenters have saved their changes.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    guard !isCancelled.withLock({ $0 }) else { return refuse(outError) }
    if !options.contains(.withoutChanges) {
      for presenter in others(at: url) { presenter.savePresentedItemChanges { _ in } }
    }
    reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url)
  }

  /// Calls the closure for writing, and notifies presenters.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    guard !isCancelled.withLock({ $0 }) else { return refuse(outError) }
    let others = others(at: url)
    for presenter in others {
      if options.contains(.forMerging) { presenter.savePresentedItemChanges { _ in } }
      if options.contains(.forDeleting) { presenter.accommodatePresentedItemDeletion { _ in } }
    }
    writer(url)
    guard !options.contains(.forDeleting), !options.contains(.forMoving) else { return }
    for presenter in others { Self.notify(presenter) { $0.presentedItemDidChange() } }
    let parent = url.deletingLastPathComponent()
    for presenter in self.others(at: parent) { Self.notify(presenter) { $0.presentedSubitemDidChange(at: url) } }
  }

  /// Calls the closure for reading one file and writing another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    coordinate(readingItemAt: readingURL, options: readingOptions, error: outError) { reading in
      coordinate(writingItemAt: writingURL, options: writingOptions, error: outError) { readerWriter(reading, $0) }
    }
  }

  /// Calls the closure for writing two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    coordinate(writingItemAt: url1, options: options1, error: outError) { first in
      coordinate(writingItemAt: url2, options: options2, error: outError) { writer(first, $0) }
    }
  }

  /// Announces that a file will be moved.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Notifies presenters that a file was moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for presenter in others(at: oldURL) { Self.notify(presenter) { $0.presentedItemDidMove(to: newURL) } }
  }
  /// Cancels all further requests.
  open func cancel() { isCancelled.withLock { $0 = true } }

  private func refuse(_ error: NSErrorPointer) {
    error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue)
  }

  private func others(at url: URL) -> [any NSFilePresenter] {
    let path = url.standardizedFileURL.path
    return Self.filePresenters.filter { $0 !== own && $0.presentedItemURL?.standardizedFileURL.path == path }
  }

  private static func notify(_ presenter: any NSFilePresenter, _ call: @escaping (any NSFilePresenter) -> Void) {
    // Both are transferred to a single operation of the presenter's queue.
    nonisolated(unsafe) let (presenter, call) = (presenter, call)
    presenter.presentedItemOperationQueue.addOperation { call(presenter) }
  }
}
