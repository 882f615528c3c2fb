import Foundation

/// An object that shows a file, and is notified of what others in the app do to it with a file coordinator. All
/// methods are optional.
///
/// Foundation has this protocol on Apple's systems. Changes by other programs are not reported.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsfilepresenter>
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder.
  var presentedItemURL: URL? { get }
  /// The queue on which the methods are called.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called before another reads: the presenter permits it, and is called back when it has finished.
  func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  /// Called before another writes: the presenter permits it, and is called back when it has finished.
  func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  /// Called before another reads, so that it finds the latest state.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// Called before another deletes the file.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// Called when the file was moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called when another wrote the file.
  func presentedItemDidChange()
  /// Called when a file in the presented folder was written.
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

/// Reads and writes files in agreement with those in the app that show them.
///
/// ```swift
/// let coordinator = NSFileCoordinator()
/// let note = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/note.txt")
/// coordinator.coordinate(writingItemAt: note, options: [], error: nil) { url in
///   try? Data("Hello".utf8).write(to: url)
/// }
/// ```
/// Foundation has this class on Apple's systems. Here it coordinates what is in one process.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsfilecoordinator>
open class NSFileCoordinator: NSObject {
  /// The intentions of a reader.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters need not save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The URL has its symbolic links resolved.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// The metadata alone is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is sent somewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The intentions of a writer.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced by another.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// The writer changes metadata only.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private static let presenters = Locked<[any NSFilePresenter]>([])
  private weak var own: (any NSFilePresenter)?
  private let isCancelled = Locked(false)

  /// A coordinator that does not notify `filePresenterOrNil` of its own changes.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    own = filePresenterOrNil
    super.init()
  }

  /// Begins telling a presenter, which is kept until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.withLock { $0.append(filePresenter) }
  }
  /// Ends that.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.withLock { $0.removeAll { $0 === filePresenter } }
  }
  /// The presenters that are notified.
  open class var filePresenters: [any NSFilePresenter] { presenters.withLock { $0 } }

  /// Lets presenters save, and reads.
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

  /// Writes, and notifies presenters.
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

  /// Reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    coordinate(readingItemAt: readingURL, options: readingOptions, error: outError) { reading in
      coordinate(writingItemAt: writingURL, options: writingOptions, error: outError) { readerWriter(reading, $0) }
    }
  }

  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    coordinate(writingItemAt: url1, options: options1, error: outError) { first in
      coordinate(writingItemAt: url2, options: options2, error: outError) { writer(first, $0) }
    }
  }

  /// Announces a move.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Tells presenters of a move that was made.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for presenter in others(at: oldURL) { Self.notify(presenter) { $0.presentedItemDidMove(to: newURL) } }
  }
  /// Refuses all further requests.
  open func cancel() { isCancelled.withLock { $0 = true } }

  private func refuse(_ error: NSErrorPointer) {
    error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue)
  }

  private func others(at url: URL) -> [any NSFilePresenter] {
    let path = url.standardizedFileURL.path
    return Self.filePresenters.filter { $0 !== own && $0.presentedItemURL?.standardizedFileURL.path == path }
  }

  private static func notify(_ presenter: any NSFilePresenter, _ call: @escaping (any NSFilePresenter) -> Void) {
    // Handed over to one operation of the presenter's queue.
    nonisolated(unsafe) let (presenter, call) = (presenter, call)
    presenter.presentedItemOperationQueue.addOperation { call(presenter) }
  }
}
