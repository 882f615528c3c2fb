import Foundation

/// A document in a file, which is read and written in the background, and saved automatically after changes.
///
/// ```swift
/// class Note: UIDocument {
///   var text = ""
///   override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///   override func load(fromContents contents: Any, ofType typeName: String?) throws {
///     text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
///   }
/// }
/// ```
/// Subclasses convert their model to data or file wrappers and back. Changes are counted by the undo manager, or
/// reported with ``updateChangeCount(_:)``; a changed document is saved after 15 seconds, when it is closed, and
/// when the app goes to the background. There is no cloud, so that documents are never in conflict.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocument>
@preconcurrency @MainActor open class UIDocument: NSObject, NSFilePresenter, @preconcurrency ProgressReporting {
  /// The kind of a change.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was redone.
    case redone = 2
    /// The document is in the same state as its file.
    case cleared = 3
  }

  /// The purpose of saving a document.
  public enum SaveOperation: Int, Sendable {
    /// The document is new.
    case forCreating = 0
    /// The document replaces the file's contents.
    case forOverwriting = 1
  }

  /// The state of a document.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The document is open, without problems.
    public static let normal: State = []
    /// The document is not open.
    public static let closed = State(rawValue: 1)
    /// There are conflicting versions of the document. Never set: there is no cloud.
    public static let inConflict = State(rawValue: 2)
    /// The document could not be saved.
    public static let savingError = State(rawValue: 4)
    /// The user must not edit the document at the moment.
    public static let editingDisabled = State(rawValue: 8)
    /// The document is being loaded.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// Posted when the document's state has changed, with the document as the object.
  public nonisolated static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
  /// The key of an activity's values for the document's URL.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  let files = DocumentFiles()
  var url: URL
  /// The number of changes since the file was written; negative if more were undone.
  var changes = 0
  private var ownUndoManager: UndoManager?
  private var undoObservers: [any NSObjectProtocol] = []
  private var backgroundObserver: (any NSObjectProtocol)?
  private var autosaveTimer: Timer?
  private nonisolated let presentedURL: Locked<URL>

  /// Creates a document for a file, which need not exist yet. It is closed: call ``open(completionHandler:)`` or
  /// save it.
  public init(fileURL url: URL) {
    self.url = url
    presentedURL = Locked(url)
    super.init()
    if !url.isFileURL {
      ExceptionReport.raise(
        .invalidArgumentException, "fileURL passed to -[UIDocument initWithFileURL:] must be a file URL: \(url)")
    }
  }

  deinit {
    let observers = undoObservers + [backgroundObserver].compactMap { $0 }
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  // MARK: About the file

  /// The URL of the document's file.
  open var fileURL: URL { url }
  /// The name that the user sees: the file's, without its extension.
  open var localizedName: String { url.deletingPathExtension().lastPathComponent }
  /// The uniform type of the file, by its extension.
  open var fileType: String? { TypeConformance.type(ofFilesWith: url.pathExtension) }
  /// The uniform type in which the document is saved.
  open var savingFileType: String? { fileType }
  /// The date of the file's last known modification.
  open var fileModificationDate: Date?
  /// The progress of loading. It is always complete, because Flipside reads files at once.
  open var progress: Progress { loaded }
  private let loaded: Progress = {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }()

  /// Whether the document is open, and its problems.
  open internal(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }

  // MARK: Overridden for the model

  /// Loads the contents of the file: data, or a file wrapper for a folder. Called on the main thread. The default
  /// implementation raises Apple's exception.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    ExceptionReport.raise(
      .internalInconsistencyException,
      "You must override -[UIDocument loadFromContents:ofType:error:] or -readFromURL:error:")
    throw CocoaError(.featureUnsupported)
  }

  /// Returns the contents for the file: data or a file wrapper. Called on the main thread. The default
  /// implementation raises Apple's exception.
  open func contents(forType typeName: String) throws -> Any {
    ExceptionReport.raise(
      .internalInconsistencyException,
      "You must override -[UIDocument contentsForType:error:] or -saveToURL:forSaveOperation:completionHandler:")
    throw CocoaError(.featureUnsupported)
  }

  /// Called when the user must not edit the document temporarily.
  open func disableEditing() {}
  /// Called when the user may edit the document again.
  open func enableEditing() {}

  // MARK: Opening and closing

  /// Reads the file in the background. The handler is called on the main thread, with false if that failed.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { read(from: url, then: completionHandler) }
  /// Reads the file in the background. Returns false if that failed.
  open func open() async -> Bool {
    await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
  }

  /// Saves changes, and closes the document. The handler is called on the main thread, with false if saving failed.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else {
      DispatchQueue.main.async { completionHandler?(true) }
      return
    }
    autosave { [self] isSaved in
      stopWatching()
      documentState.insert(.closed)
      completionHandler?(isSaved)
    }
  }
  /// Saves changes and closes the document. Returns false if saving failed.
  open func close() async -> Bool {
    await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
  }

  /// Reads the file again, or another one, and discards all changes.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    documentState.insert(.editingDisabled)
    read(from: url) { [self] isRead in
      if isRead {
        undoManager.removeAllActions()
        updateChangeCount(.cleared)
      }
      documentState.remove(.editingDisabled)
      enableEditing()
      completionHandler?(isRead)
    }
  }
  /// Reads the file again, or another one, and discards all changes. Returns false if reading failed.
  open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url) { continuation.resume(returning: $0) }
    }
  }

  /// Reads the file in the background, and passes its contents to ``load(fromContents:ofType:)``. Overrides may
  /// read in another form.
  open func read(from url: URL) throws { try files.read(url, into: self) }

  private func read(from url: URL, then completion: ((Bool) -> Void)?) {
    files.perform { [self] in
      let result = uncheckedMainActor { Result { try self.read(from: url) } }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.didRead(url, result, completion) }
      }
    }
  }

  private func didRead(_ url: URL, _ result: Result<Void, any Error>, _ completion: ((Bool) -> Void)?) {
    switch result {
    case .success:
      fileModificationDate = DocumentFiles.modificationDate(of: url)
      begin()
      completion?(true)
    case .failure(let error):
      handleError(error, userInteractionPermitted: true)
      completion?(false)
    }
  }

  /// Updates the state after the document was opened.
  func begin() {
    changes = 0
    documentState.subtract([.closed, .savingError])
    if backgroundObserver == nil {
      backgroundObserver = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { [weak self] _ in uncheckedMainActor { self?.autosave() } }
      NSFileCoordinator.addFilePresenter(self)
    }
  }

  private func stopWatching() {
    autosaveTimer?.invalidate()
    autosaveTimer = nil
    if let backgroundObserver { NotificationCenter.default.removeObserver(backgroundObserver) }
    backgroundObserver = nil
    NSFileCoordinator.removeFilePresenter(self)
  }

  // MARK: Changes

  /// Whether there are changes that are not in the file.
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Records a change that is not registered with the undo manager.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
    autosaveTimer?.invalidate()
    autosaveTimer = nil
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    let timer = Timer(afterInterval: Self.autosaveDelay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.autosave() }
    }
    RunLoop.main.add(timer, forMode: .common)
    autosaveTimer = timer
  }

  /// The delay before a change is saved, in seconds, during which further changes are collected. Apple's
  /// documentation says "periodically".
  private static let autosaveDelay = 15.0

  /// Returns a token for the changes so far, which a save operation writes to the file.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { NSNumber(value: changes) }
  /// Marks the changes up to a token as saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    let written = (changeCountToken as? NSNumber)?.intValue ?? changes
    let rest = changes - written
    updateChangeCount(.cleared)
    for _ in 0..<abs(rest) { updateChangeCount(rest > 0 ? .done : .undone) }
  }

  /// The undo manager that counts the changes; created on first access.
  open var undoManager: UndoManager! {
    get {
      if let ownUndoManager { return ownUndoManager }
      let new = UndoManager()
      watch(new)
      return new
    }
    set { watch(newValue) }
  }

  private func watch(_ manager: UndoManager?) {
    for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
    undoObservers = []
    ownUndoManager = manager
    guard let manager else { return }
    func observe(_ name: NSNotification.Name, _ action: @escaping @MainActor (UIDocument) -> Void) {
      undoObservers.append(
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
          uncheckedMainActor { self.map(action) }
        })
    }
    observe(.NSUndoManagerDidCloseUndoGroup) { [weak manager] document in
      guard let manager, manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing else { return }
      document.updateChangeCount(.done)
    }
    observe(.NSUndoManagerDidUndoChange) { $0.updateChangeCount(.undone) }
    observe(.NSUndoManagerDidRedoChange) { $0.updateChangeCount(.redone) }
  }

  // MARK: Saving

  /// Writes the document in the background, and sets its URL to the new one. The handler is called on the main
  /// thread, with false if that failed.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    write(to: url, for: saveOperation, then: completionHandler)
  }
  /// Writes the document in the background, and sets its URL to the new one. Returns false if that failed.
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Saves the document if it has changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      DispatchQueue.main.async { completionHandler?(true) }
      return
    }
    save(to: url, for: .forOverwriting, completionHandler: completionHandler)
  }
  /// Saves the document if it has changed. Returns false if that failed.
  open func autosave() async -> Bool {
    await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
  }

  /// Returns the extension of files of a type.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap(TypeConformance.nameExtension) ?? url.pathExtension
  }

  /// Returns attributes for the file; nil by default.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] {
    [:]
  }

  /// Writes contents so that the previous file stays intact until all is written. Called in the background.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try files.writeSafely(additionalFileAttributes, to: url) { target in
      try self.writeContents(
        contents, to: target, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? url : nil)
    }
  }

  /// Writes contents: data or a file wrapper. Called in the background.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    try files.write(contents, to: url, original: originalContentsURL)
  }

  /// Runs a block on the queue on which the document's files are read and written.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { files.perform(block) }

  // MARK: Errors

  /// Called when reading or writing failed. Calls ``finishedHandlingError(_:recovered:)``; overrides inform the
  /// user first.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    Console.write("UIDocument \(url.lastPathComponent): \(error.localizedDescription)")
    finishedHandlingError(error, recovered: false)
  }
  /// Called when an error was handled.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called when the app goes to the background while the user is informed of an error.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Activities

  /// The user's activity with the document.
  open var userActivity: NSUserActivity?
  /// Adds the document's URL to an activity.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: url])
  }
  /// Called when an activity is continued. Does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: As a file presenter

  /// The document's file.
  open nonisolated var presentedItemURL: URL? { presentedURL.withLock { $0 } }
  /// The queue of the file presenter: the main queue.
  open nonisolated var presentedItemOperationQueue: OperationQueue { .main }

  /// Sets the document's URL.
  func take(_ url: URL) {
    self.url = url
    presentedURL.withLock { $0 = url }
  }

  /// Called when the file was moved: updates the document's URL.
  open nonisolated func presentedItemDidMove(to newURL: URL) { uncheckedMainActor { take(newURL) } }
  /// Called when another process wrote the file: a document without unsaved changes is read again.
  open nonisolated func presentedItemDidChange() {
    uncheckedMainActor {
      guard !documentState.contains(.closed), !hasUnsavedChanges,
        let date = DocumentFiles.modificationDate(of: url), date != fileModificationDate
      else { return }
      revert(toContentsOf: url)
    }
  }
  /// Called before another process reads the file: saves changes.
  open nonisolated func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    uncheckedMainActor { autosave { completionHandler($0 ? nil : CocoaError(.fileWriteUnknown)) } }
  }
}
