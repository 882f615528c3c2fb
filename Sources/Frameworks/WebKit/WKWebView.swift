import Foundation
import FoundationNetworking
import ObjectiveC
import UIKit

/// A view that shows web pages. On Flipside it shows the text of pages that the app itself provides. Pages from the
/// web can't be loaded: the view shows their URL, and the delegate is notified that there is no connection.
///
/// ```swift
/// let page = WKWebView(frame: view.bounds)
/// page.loadHTMLString("<h1>Terms</h1>", baseURL: nil)
/// view.addSubview(page)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/webkit/wkwebview>
@preconcurrency @MainActor open class WKWebView: UIView {
  /// The configuration with which the view was created.
  open private(set) var configuration: WKWebViewConfiguration
  /// The delegate, which decides on navigation and is notified of it.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate that presents user interface for pages. Flipside never calls it.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The URL of the page; nil before the first one.
  open private(set) var url: URL? {
    willSet { KeyValueObserving.willChange(self, "URL") }
    didSet { KeyValueObserving.didChange(self, "URL") }
  }
  /// The title of the page; nil before the first one.
  open private(set) var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet { KeyValueObserving.didChange(self, "title") }
  }
  /// Whether a page is being loaded.
  open private(set) var isLoading = false {
    willSet { KeyValueObserving.willChange(self, "loading") }
    didSet { KeyValueObserving.didChange(self, "loading") }
  }
  /// The loading progress, from 0 to 1.
  open private(set) var estimatedProgress = 0.0 {
    willSet { KeyValueObserving.willChange(self, "estimatedProgress") }
    didSet { KeyValueObserving.didChange(self, "estimatedProgress") }
  }
  /// Whether the page was loaded over secure connections only.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// Whether swipes navigate back and forward. It has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press on a link shows a preview. It has no effect.
  open var allowsLinkPreview = true
  /// The user agent string; nil for the default. It has no effect.
  open var customUserAgent: String?
  /// The zoom factor of the page. It has no effect.
  open var pageZoom: CGFloat = 1
  /// Whether Web Inspector can be used. It has no effect.
  open var isInspectable = false
  /// The color behind the page. It has no effect.
  open var underPageBackgroundColor: UIColor!

  private let page = UITextView(frame: .zero)
  private var past: [URLRequest] = []
  private var future: [URLRequest] = []
  private var current: URLRequest?

  /// Creates a view with a configuration, which is copied.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    Unsupported.log("WKWebView, beyond the text of a page,")
    presentAutomationType(.webView)
    if backgroundColor == nil { backgroundColor = .systemBackground }
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.font = .systemFont(ofSize: 16)
    page.backgroundColor = .clear
    addSubview(page)
  }

  /// The scroll view of the page.
  open var scrollView: UIScrollView { page }
  /// Whether there is a previous page.
  open var canGoBack: Bool { !past.isEmpty }
  /// Whether there is a next page.
  open var canGoForward: Bool { !future.isEmpty }

  // MARK: Loading

  /// Loads the page of a request.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    if let current { past.append(current) }
    future = []
    return open(request)
  }

  /// Loads a page from a file.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Shows an HTML page.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL ?? URL(string: "about:blank")
    return show(Data(string.utf8), isHTML: true)
  }

  /// Shows data with a MIME type.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return show(data, isHTML: MIMEType.contains("html"))
  }

  /// Reloads the page.
  @discardableResult open func reload() -> WKNavigation? { current.map { open($0) } }
  /// Reloads the page.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Stops loading.
  open func stopLoading() { isLoading = false }

  /// Loads the previous page.
  @discardableResult open func goBack() -> WKNavigation? {
    guard let request = past.popLast() else { return nil }
    if let current { future.append(current) }
    return open(request)
  }
  /// Loads the next page.
  @discardableResult open func goForward() -> WKNavigation? {
    guard let request = future.popLast() else { return nil }
    if let current { past.append(current) }
    return open(request)
  }

  private func open(_ request: URLRequest) -> WKNavigation {
    current = request
    let navigation = WKNavigation()
    guard let delegate = navigationDelegate else {
      proceed(request, navigation)
      return navigation
    }
    // The decision is requested in the next iteration of the run loop, as on iOS, where another process requests
    // it.
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate.webView(self, decidePolicyFor: WKNavigationAction(request: request)) { [weak self] policy in
        if policy == .allow { self?.proceed(request, navigation) }
      }
    }
    return navigation
  }

  private func proceed(_ request: URLRequest, _ navigation: WKNavigation) {
    url = request.url
    guard let url, url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else {
      page.text = request.url?.absoluteString
      return fail(request.url, navigation)
    }
    display(data, isHTML: ["html", "htm", "xhtml"].contains(url.pathExtension.lowercased()), navigation)
  }

  private func show(_ data: Data, isHTML: Bool) -> WKNavigation {
    let navigation = WKNavigation()
    display(data, isHTML: isHTML, navigation)
    return navigation
  }

  private func display(_ data: Data, isHTML: Bool, _ navigation: WKNavigation) {
    isLoading = true
    estimatedProgress = 0.1
    let source = String(decoding: data, as: UTF8.self)
    title = isHTML ? PageText.title(of: source) : nil
    page.text = isHTML ? PageText.body(of: source) : source
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      self.navigationDelegate?.webView(self, didCommit: navigation)
      self.isLoading = false
      self.estimatedProgress = 1
      self.navigationDelegate?.webView(self, didFinish: navigation)
    }
  }

  private func fail(_ url: URL?, _ navigation: WKNavigation) {
    Console.write("WKWebView does not load \(url?.absoluteString ?? "a request without a URL").")
    isLoading = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      self.isLoading = false
      let isFile = url?.isFileURL ?? false
      let error = NSError(
        domain: NSURLErrorDomain, code: isFile ? NSURLErrorFileDoesNotExist : NSURLErrorNotConnectedToInternet,
        userInfo: [
          NSLocalizedDescriptionKey: isFile
            ? "The requested URL was not found on this server." : "The Internet connection appears to be offline.",
          NSURLErrorFailingURLStringErrorKey: url?.absoluteString ?? "",
        ])
      self.navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  // MARK: Scripts

  /// Evaluates a script, which is not supported and fails with an error.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    Unsupported.log("WKWebView.evaluateJavaScript(_:completionHandler:)")
    DispatchQueue.main.async { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
  }
  /// Evaluates a script, which is not supported and fails with an error.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    Unsupported.log("WKWebView.evaluateJavaScript(_:)")
    throw WKError(.javaScriptExceptionOccurred)
  }
  /// Takes a snapshot of a part of the page, in the next iteration of the main run loop.
  ///
  /// - Parameters:
  ///   - snapshotConfiguration: the area and width of the snapshot; nil for the visible part at its own width.
  ///   - completionHandler: a closure that is called on the main thread with the picture or an error.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let given = snapshotConfiguration?.rect ?? .null
    let rectangle = given.isNull ? bounds : given
    guard rectangle.width > 0, rectangle.height > 0 else {
      DispatchQueue.main.async { completionHandler(nil, WKError(.unknown)) }
      return
    }
    let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rectangle.width
    let size = CGSize(width: width, height: (rectangle.height * width / rectangle.width).rounded())
    let afterUpdates = snapshotConfiguration?.afterScreenUpdates ?? true
    DispatchQueue.main.async { [self] in
      let image = UIGraphicsImageRenderer(size: size).image { context in
        context.cgContext.scaleBy(x: width / rectangle.width, y: width / rectangle.width)
        context.cgContext.translateBy(x: -rectangle.minX, y: -rectangle.minY)
        drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
      }
      completionHandler(image, nil)
    }
  }

  /// Returns whether WebKit itself handles a URL scheme.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }
}

/// Registers the properties that apps observe by key. It runs when the library is loaded.
@section(".init_array") @used
private let registerPageKeys: @convention(c) () -> Void = {
  MessageDispatch.whenFirstNeeded {
    KeyValueAccess.register("URL", on: WKWebView.self, readOnly: \.url)
    KeyValueAccess.register("url", on: WKWebView.self, get: { $0.url })
    KeyValueAccess.register("title", on: WKWebView.self, readOnly: \.title)
    KeyValueAccess.register("loading", on: WKWebView.self, readOnly: \.isLoading)
    KeyValueAccess.register("estimatedProgress", on: WKWebView.self, readOnly: \.estimatedProgress)
    KeyValueAccess.register("canGoBack", on: WKWebView.self, readOnly: \.canGoBack)
    KeyValueAccess.register("canGoForward", on: WKWebView.self, readOnly: \.canGoForward)
    MessageDispatch.registerClassMethod("keyPathsForValuesAffectingUrl", on: WKWebView.self) {
      (_: WKWebView.Type) in
      Set(["URL"])
    }
    for key in ["CanGoBack", "CanGoForward"] {
      MessageDispatch.registerClassMethod(Selector("keyPathsForValuesAffecting\(key)"), on: WKWebView.self) {
        (_: WKWebView.Type) in Set(["loading"])
      }
    }
  }
}
