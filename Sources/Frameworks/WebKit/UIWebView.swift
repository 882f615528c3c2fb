import Foundation
import FoundationNetworking
import ObjectiveC
import UIKit

/// A view that shows web pages with the API before `WKWebView`, which implements it. The text of pages that the app
/// itself provides is shown; pages from the web can't be loaded.
///
/// On iOS the class belongs to UIKit, so files that import only UIKit can use it, too.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwebview>
@available(iOS, introduced: 2.0, deprecated: 12.0, message: "No longer supported; please adopt WKWebView.")
@preconcurrency @MainActor open class UIWebView: UIView {
  /// The reasons for loading a page.
  public enum NavigationType: Int, Sendable {
    /// The user tapped a link.
    case linkClicked = 0
    /// The user submitted a form.
    case formSubmitted = 1
    /// The user or the app navigated back or forward.
    case backForward = 2
    /// The page was reloaded.
    case reload = 3
    /// The user submitted a form again.
    case formResubmitted = 4
    /// Any other reason, such as a request of the app.
    case other = 5
  }

  /// The direction in which pages of text are arranged.
  public enum PaginationMode: Int, Sendable {
    /// Text is not divided into pages.
    case unpaginated = 0
    /// Pages are arranged from left to right.
    case leftToRight = 1
    /// Pages are arranged from top to bottom.
    case topToBottom = 2
    /// Pages are arranged from bottom to top.
    case bottomToTop = 3
    /// Pages are arranged from right to left.
    case rightToLeft = 4
  }

  /// The positions of breaks between pages of text.
  public enum PaginationBreakingMode: Int, Sendable {
    /// Text breaks at the page breaks of the style sheet.
    case page = 0
    /// Text breaks at the column breaks of the style sheet.
    case column = 1
  }

  private let page = WKWebView(frame: .zero)
  private lazy var listener = WebViewListener(self)
  /// The reason for which the next page will be loaded.
  fileprivate var navigationType = NavigationType.other

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.navigationDelegate = listener
    addSubview(page)
  }

  /// The delegate, which decides whether pages are loaded and is notified of loading.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The scroll view of the page.
  open var scrollView: UIScrollView { page.scrollView }
  /// The request of the current page; nil before the first one.
  open var request: URLRequest? { page.url.map { URLRequest(url: $0) } }

  /// Loads the page of a request.
  open func loadRequest(_ request: URLRequest) {
    navigationType = .other
    page.load(request)
  }
  /// Shows an HTML page.
  open func loadHTMLString(_ string: String, baseURL: URL?) { page.loadHTMLString(string, baseURL: baseURL) }
  /// Shows data with a MIME type.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    page.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
  }
  /// Reloads the page.
  open func reload() {
    navigationType = .reload
    page.reload()
  }
  /// Stops loading.
  open func stopLoading() { page.stopLoading() }
  /// Loads the previous page.
  open func goBack() {
    navigationType = .backForward
    page.goBack()
  }
  /// Loads the next page.
  open func goForward() {
    navigationType = .backForward
    page.goForward()
  }
  /// Whether there is a previous page.
  open var canGoBack: Bool { page.canGoBack }
  /// Whether there is a next page.
  open var canGoForward: Bool { page.canGoForward }
  /// Whether a page is being loaded.
  open var isLoading: Bool { page.isLoading }

  /// Returns the title of the page for the script `document.title`, and nil for all others, because scripts are not
  /// executed.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    if script.trimmingCharacters(in: CharacterSet(charactersIn: "; ")) == "document.title" {
      return page.title ?? ""
    }
    Unsupported.log("UIWebView.stringByEvaluatingJavaScript(from:)")
    return nil
  }

  // The following properties are stored and have no effect on the text of pages. Values other than the defaults are
  // logged.

  /// Whether pages are scaled to fit the view; false by default.
  open var scalesPageToFit = false {
    didSet { if scalesPageToFit { Unsupported.log("UIWebView.scalesPageToFit") } }
  }
  /// The kinds of data that become links; telephone numbers by default.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether videos play inside the page; false by default.
  open var allowsInlineMediaPlayback = false {
    didSet { if allowsInlineMediaPlayback { Unsupported.log("UIWebView.allowsInlineMediaPlayback") } }
  }
  /// Whether the user must start videos; true by default.
  open var mediaPlaybackRequiresUserAction = true {
    didSet { if !mediaPlaybackRequiresUserAction { Unsupported.log("UIWebView.mediaPlaybackRequiresUserAction") } }
  }
  /// Whether videos may play on AirPlay devices; true by default.
  open var mediaPlaybackAllowsAirPlay = true {
    didSet { if !mediaPlaybackAllowsAirPlay { Unsupported.log("UIWebView.mediaPlaybackAllowsAirPlay") } }
  }
  /// Whether a page is shown only after it has been loaded completely; false by default.
  open var suppressesIncrementalRendering = false {
    didSet { if suppressesIncrementalRendering { Unsupported.log("UIWebView.suppressesIncrementalRendering") } }
  }
  /// Whether only the user, and no script, can show the keyboard; true by default.
  open var keyboardDisplayRequiresUserAction = true {
    didSet {
      if !keyboardDisplayRequiresUserAction { Unsupported.log("UIWebView.keyboardDisplayRequiresUserAction") }
    }
  }
  /// The direction in which pages of text are arranged; `.unpaginated` by default.
  open var paginationMode = PaginationMode.unpaginated {
    didSet { if paginationMode != .unpaginated { Unsupported.log("UIWebView.paginationMode") } }
  }
  /// The positions of breaks between pages of text; `.page` by default.
  open var paginationBreakingMode = PaginationBreakingMode.page {
    didSet { if paginationBreakingMode != .page { Unsupported.log("UIWebView.paginationBreakingMode") } }
  }
  /// The length of a page of text in points; 0, the default, stands for the length of the view.
  open var pageLength: CGFloat = 0 {
    didSet { if pageLength != 0 { Unsupported.log("UIWebView.pageLength") } }
  }
  /// The gap between pages of text in points; 0 by default.
  open var gapBetweenPages: CGFloat = 0 {
    didSet { if gapBetweenPages != 0 { Unsupported.log("UIWebView.gapBetweenPages") } }
  }
  /// The number of pages of text; always 1, because text is not paginated.
  open var pageCount: Int { 1 }
  /// Whether videos may play in picture in picture; true by default.
  open var allowsPictureInPictureMediaPlayback = true {
    didSet {
      if !allowsPictureInPictureMediaPlayback { Unsupported.log("UIWebView.allowsPictureInPictureMediaPlayback") }
    }
  }
  /// Whether a long press on a link shows a preview; true by default.
  open var allowsLinkPreview = true {
    didSet { if !allowsLinkPreview { Unsupported.log("UIWebView.allowsLinkPreview") } }
  }
}

/// The methods by which a delegate decides whether pages are loaded and is notified of loading. All methods are
/// optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwebviewdelegate>
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Returns whether a page should be loaded.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Called when loading starts.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called when a page has been loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called when loading a page has failed.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// Forwards the navigation events of the newer view to the delegate of the older one.
@MainActor private final class WebViewListener: NSObject, WKNavigationDelegate {
  private weak var owner: UIWebView?

  init(_ owner: UIWebView) {
    self.owner = owner
    super.init()
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let owner else { return decisionHandler(.cancel) }
    let loads = owner.delegate?.webView(
      owner, shouldStartLoadWith: navigationAction.request, navigationType: owner.navigationType)
    decisionHandler(loads ?? true ? .allow : .cancel)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    if let owner { owner.delegate?.webViewDidStartLoad(owner) }
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    if let owner { owner.delegate?.webViewDidFinishLoad(owner) }
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    if let owner { owner.delegate?.webView(owner, didFailLoadWithError: error) }
  }
}
