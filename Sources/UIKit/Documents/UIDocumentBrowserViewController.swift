import CoreGraphics

/// A view controller with which the user can browse, create and open the documents of the app: the files in its
/// folder `Documents`.
///
/// ```swift
/// let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.plain-text"])
/// browser.allowsDocumentCreation = true
/// ```
/// Use it as the root controller of a window. The app's own folder is the only location: there is no cloud, and no
/// files of other apps.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller>
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// The handling of a document that is imported.
  public enum ImportMode: UInt, Sendable {
    /// The document is not imported.
    case none = 0
    /// The document is copied.
    case copy = 1
    /// The document is moved.
    case move = 2
  }

  /// The style of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// The system's style.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  private let options = FileGridController.Options()
  private lazy var pages = UINavigationController(
    rootViewController: FileGridController(FileNames.documents, title: "Browse", options))
  private var types: [String]

  /// Creates a browser of files of these uniform types; nil for those that the app's Info.plist declares.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    types = allowedContentTypes ?? Self.declaredTypes
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    types = Self.declaredTypes
    super.init(coder: coder)
  }

  private static var declaredTypes: [String] {
    let documents = Bundle.main.infoDictionary?["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
    let types = documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    return types.isEmpty ? ["public.item"] : types
  }

  /// The delegate, which is notified of what the user opens and creates.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a tile that creates documents. True by default.
  open var allowsDocumentCreation = true { didSet { optionsDidChange() } }
  /// Whether several documents can be opened together. False by default.
  open var allowsPickingMultipleItems = false { didSet { optionsDidChange() } }
  /// The uniform types of files that can be opened.
  open var allowedContentTypes: [String] { types }
  /// The uniform types of recent files, which are not listed separately.
  open var recentDocumentsContentTypes: [String] { types }
  /// Whether names are shown with their extensions. False by default.
  open var shouldShowFileExtensions = false { didSet { optionsDidChange() } }
  /// The app's own buttons at the left of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { optionsDidChange() } }
  /// The app's own buttons at the right of the bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { optionsDidChange() } }
  /// Custom commands for documents.
  open var customActions: [UIDocumentBrowserAction] = [] { didSet { optionsDidChange() } }
  /// The style of the browser. Default `.white`, which follows the system.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet {
      overrideUserInterfaceStyle =
        switch browserUserInterfaceStyle {
        case .white: .unspecified
        case .light: .light
        case .dark: .dark
        }
    }
  }
  /// The title of the tile that creates documents.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { optionsDidChange() } }
  /// The width of the tile that creates documents, divided by its height. The value is stored without effect: tiles
  /// have the shape of a page.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3 {
    didSet { Unsupported.log("UIDocumentBrowserViewController.defaultDocumentAspectRatio") }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    try? FileManager.default.createDirectory(at: FileNames.documents, withIntermediateDirectories: true)
    view.backgroundColor = .systemBackground
    options.pick = { [weak self] urls in
      guard let self else { return }
      self.delegate?.documentBrowser(self, didPickDocumentsAt: urls)
    }
    options.create = { [weak self] in self?.create(in: $0) }
    options.commands = { [weak self] in self?.commands(for: $0) ?? [] }
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    optionsDidChange()
  }

  open override var childForStatusBarStyle: UIViewController? { pages }

  private func optionsDidChange() {
    options.types = types
    options.showsExtensions = shouldShowFileExtensions
    options.allowsMultipleSelection = allowsPickingMultipleItems
    options.createTitle = allowsDocumentCreation ? localizedCreateDocumentActionTitle : nil
    options.leadingItems = additionalLeadingNavigationBarButtonItems
    options.trailingItems = additionalTrailingNavigationBarButtonItems
    guard isViewLoaded else { return }
    for case let page as FileGridController in pages.viewControllers { page.optionsDidChange() }
  }

  private func commands(for urls: [URL]) -> [UIMenuElement] {
    customActions.filter { $0.availability.contains(.menu) && $0.allows(urls) }.map { action in
      UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler(urls) }
    }
  }

  // MARK: New documents

  private func create(in page: FileGridController) {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.didCreate(url, mode, in: page.folder) } }
    }
  }

  private func didCreate(_ url: URL?, _ mode: ImportMode, in folder: URL) {
    guard let url, mode != .none else { return }
    do {
      let target = try place(url, in: folder, mode)
      reload()
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: target)
    } catch {
      delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
    }
  }

  private func place(_ url: URL, in folder: URL, _ mode: ImportMode) throws -> URL {
    let target = FileNames.free(for: url, in: folder)
    switch mode {
    case .none: throw UIDocumentBrowserError(.generic)
    case .copy: try FileManager.default.copyItem(at: url, to: target)
    case .move: try FileManager.default.moveItem(at: url, to: target)
    }
    return target
  }

  private func reload() {
    guard isViewLoaded else { return }
    for case let page as FileGridController in pages.viewControllers { page.reload() }
  }

  /// Shows a document in its folder. One from another location is copied into the app's folder if it may be
  /// imported; else there is an error.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let result = Result { () throws -> URL in
      let isHere = url.standardizedFileURL.path.hasPrefix(FileNames.documents.standardizedFileURL.path + "/")
      guard FileManager.default.fileExists(atPath: url.path), isHere || importIfNeeded else {
        throw UIDocumentBrowserError(.generic)
      }
      return isHere ? url : try place(url, in: FileNames.documents, .copy)
    }
    reload()
    finish(result, completion)
  }
  /// Shows a document in its folder, imported if necessary and allowed, and returns the URL in the folder; throws
  /// if that fails.
  open func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      revealDocument(at: url, importIfNeeded: importIfNeeded) { url, error in
        continuation.resume(with: url.map { .success($0) } ?? .failure(error ?? UIDocumentBrowserError(.generic)))
      }
    }
  }

  /// Copies or moves a document into the folder of another document.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let result = Result { try place(documentURL, in: neighbourURL.deletingLastPathComponent(), importMode) }
    reload()
    finish(result, completion)
  }
  /// Copies or moves a document into the folder of another document and returns its new URL; throws if that fails.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode
  ) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      importDocument(at: documentURL, nextToDocumentAt: neighbourURL, mode: importMode) { url, error in
        continuation.resume(with: url.map { .success($0) } ?? .failure(error ?? UIDocumentBrowserError(.generic)))
      }
    }
  }

  /// Renames a document, keeping the extension.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let result = Result { try FileNames.rename(documentURL, to: proposedName) }
    reload()
    finish(result, completionHandler)
  }
  /// Renames a document, keeping the extension, and returns its new URL; throws if that fails.
  open func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      renameDocument(at: documentURL, proposedName: proposedName) { url, error in
        continuation.resume(with: url.map { .success($0) } ?? .failure(error ?? UIDocumentBrowserError(.generic)))
      }
    }
  }

  private func finish(_ result: Result<URL, any Error>, _ completion: ((URL?, (any Error)?) -> Void)?) {
    DispatchQueue.main.async {
      switch result {
      case .success(let url): completion?(url, nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  /// Returns an animator that expands a document's screen from its picture in the browser, and back.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController { [weak self] view in
      (self?.pages.topViewController as? FileGridController)?.frame(of: documentURL, in: view)
    }
  }
  /// Returns an animator; the form of `transitionController(forDocumentAt:)` before iOS 12.
  open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }
}
