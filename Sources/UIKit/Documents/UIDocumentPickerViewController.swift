import CoreGraphics

/// The operation of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies of documents are opened.
  case `import` = 0
  /// Documents are opened in their original location.
  case open = 1
  /// Copies are saved to another location.
  case exportToService = 2
  /// Documents are moved to another location.
  case moveToService = 3
}

/// Methods that are called with the picked documents. All are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with the picked documents, or with the URLs to which documents were saved. The picker dismisses itself.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user touched Cancel.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called with the picked document, before iOS 11.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the method from before iOS 11, for a delegate without this one.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// A view controller with which the user opens documents, or saves them in the app's folder `Documents`.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(documentTypes: ["public.image"], in: .import)
/// present(picker, animated: true)
/// ```
/// There are no other locations: no cloud, and no files of other apps.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller>
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  private let options = FileGridController.Options()
  private let exported: [URL]
  private var isFinished = false

  /// Creates a picker of files of these uniform types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    exported = []
    super.init(nibName: nil, bundle: nil)
    options.types = allowedUTIs
  }

  /// Creates a picker of a location for a document.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Creates a picker of a location for documents.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    exported = urls
    super.init(nibName: nil, bundle: nil)
    options.picksFolder = true
  }

  /// Creates a picker of a location for documents, or for their copies.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    exported = urls
    super.init(nibName: nil, bundle: nil)
    options.picksFolder = true
  }

  /// Creates a picker of a location to which documents are moved.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    exported = []
    super.init(coder: coder)
  }

  /// The delegate, which is notified of what the user picks.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The operation of the picker.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// Whether several documents can be picked. False by default.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions. False by default.
  open var shouldShowFileExtensions = false
  /// The initial folder; the app's documents by default.
  open var directoryURL: URL?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    options.allowsMultipleSelection = allowsMultipleSelection && exported.isEmpty
    options.showsExtensions = shouldShowFileExtensions
    options.pick = { [weak self] in self?.open($0) }
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    options.leadingItems = [cancel]
    let folder = directoryURL ?? FileNames.documents
    try? FileManager.default.createDirectory(at: FileNames.documents, withIntermediateDirectories: true)
    let page = FileGridController(folder, title: directoryURL == nil ? "Browse" : nil, options)
    let pages = UINavigationController(rootViewController: page)
    if !exported.isEmpty {
      let title = documentPickerMode == .moveToService ? "Move" : SystemStrings.text("Save")
      options.trailingItems = [
        UIBarButtonItem(
          title: title,
          primaryAction: UIAction { [weak self, weak pages] _ in
            guard let page = pages?.topViewController as? FileGridController else { return }
            self?.save(in: page.folder)
          })
      ]
    }
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  private func open(_ urls: [URL]) {
    guard documentPickerMode == .import else { return finish(urls) }
    // As on iOS, copies are made in the app's folder for temporary files.
    let inbox = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    finish(urls.compactMap { place($0, in: inbox, moves: false) })
  }

  private func save(in folder: URL) {
    finish(exported.compactMap { place($0, in: folder, moves: documentPickerMode == .moveToService) })
  }

  private func place(_ url: URL, in folder: URL, moves: Bool) -> URL? {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let target = FileNames.free(for: url, in: folder)
      if moves {
        try FileManager.default.moveItem(at: url, to: target)
      } else {
        try FileManager.default.copyItem(at: url, to: target)
      }
      return target
    } catch {
      Console.write("UIDocumentPickerViewController: \(url.lastPathComponent): \(error.localizedDescription)")
      return nil
    }
  }

  private func finish(_ urls: [URL]) {
    guard !isFinished, !urls.isEmpty else { return }
    isFinished = true
    leave()
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  private func cancel() {
    guard !isFinished else { return }
    isFinished = true
    leave()
    delegate?.documentPickerWasCancelled(self)
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }
}
