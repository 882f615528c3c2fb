import Foundation
import FoundationNetworking
import ObjectiveC
import UIKit

/// Shows web pages, as iOS did before `WKWebView`, which does the work here: the text of pages that the app itself
/// holds is shown, and pages of the web do not load.
///
/// The class belongs to Apple's UIKit. Files that import UIKit alone see it, too.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwebview>
@available(iOS, introduced: 2.0, deprecated: 12.0, message: "No longer supported; please adopt WKWebView.")
@preconcurrency @MainActor open class UIWebView: UIView {
  /// The reasons for which a page is to be loaded.
  public enum NavigationType: Int, Sendable {
    /// The user touched a link.
    case linkClicked = 0
    /// The user sent a form.
    case formSubmitted = 1
    /// The user or the app went back or forward.
    case backForward = 2
    /// The page was loaded again.
    case reload = 3
    /// The user sent a form again.
    case formResubmitted = 4
    /// Another reason, such as a request of the app.
    case other = 5
  }

  /// In which direction pages of text follow each other.
  public enum PaginationMode: Int, Sendable {
    /// Text is not divided into pages.
    case unpaginated = 0
    /// Pages follow each other from left to right.
    case leftToRight = 1
    /// Pages follow each other from top to bottom.
    case topToBottom = 2
    /// Pages follow each other from bottom to top.
    case bottomToTop = 3
    /// Pages follow each other from right to left.
    case rightToLeft = 4
  }

  /// The breaks between pages of text.
  public enum PaginationBreakingMode: Int, Sendable {
    /// At the style sheet's page breaks.
    case page = 0
    /// At the style sheet's column breaks.
    case column = 1
  }

  private let page = WKWebView(frame: .zero)
  private lazy var listener = WebViewListener(self)
  /// The reason for which the next page is loaded.
  fileprivate var navigationType = NavigationType.other

  /// Creates a view without a page.
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

  /// Decides about pages, and is notified of loading.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The scroll view of the page.
  open var scrollView: UIScrollView { page.scrollView }
  /// The request of the page that is shown; nil before the first one.
  open var request: URLRequest? { page.url.map { URLRequest(url: $0) } }

  /// Loads the page of a request.
  open func loadRequest(_ request: URLRequest) {
    navigationType = .other
    page.load(request)
  }
  /// Shows a page.
  open func loadHTMLString(_ string: String, baseURL: URL?) { page.loadHTMLString(string, baseURL: baseURL) }
  /// Shows data of a type.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    page.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
  }
  /// Loads the page again.
  open func reload() {
    navigationType = .reload
    page.reload()
  }
  /// Ends loading.
  open func stopLoading() { page.stopLoading() }
  /// Loads the page before this one.
  open func goBack() {
    navigationType = .backForward
    page.goBack()
  }
  /// Loads the page after this one.
  open func goForward() {
    navigationType = .backForward
    page.goForward()
  }
  /// Whether there is a page before this one.
  open var canGoBack: Bool { page.canGoBack }
  /// Whether there is a page after this one.
  open var canGoForward: Bool { page.canGoForward }
  /// Whether a page is being loaded.
  open var isLoading: Bool { page.isLoading }

  /// Runs a script, which nothing does here: returns nil, except for the title of the page.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    if script.trimmingCharacters(in: CharacterSet(charactersIn: "; ")) == "document.title" {
      return page.title ?? ""
    }
    Unsupported.log("UIWebView.stringByEvaluatingJavaScript(from:)")
    return nil
  }

  // What follows is kept, and has no effect on the text of pages; other values than the defaults are reported.

  /// Whether pages are made smaller or larger until they fit. Default false.
  open var scalesPageToFit = false {
    didSet { if scalesPageToFit { Unsupported.log("UIWebView.scalesPageToFit") } }
  }
  /// The data that become links; telephone numbers by default.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether films play within the page. Default false.
  open var allowsInlineMediaPlayback = false {
    didSet { if allowsInlineMediaPlayback { Unsupported.log("UIWebView.allowsInlineMediaPlayback") } }
  }
  /// Whether films wait for the user. Default true.
  open var mediaPlaybackRequiresUserAction = true {
    didSet { if !mediaPlaybackRequiresUserAction { Unsupported.log("UIWebView.mediaPlaybackRequiresUserAction") } }
  }
  /// Whether films may play on other screens. Default true.
  open var mediaPlaybackAllowsAirPlay = true {
    didSet { if !mediaPlaybackAllowsAirPlay { Unsupported.log("UIWebView.mediaPlaybackAllowsAirPlay") } }
  }
  /// Whether pages are shown when they have been loaded as a whole. Default false.
  open var suppressesIncrementalRendering = false {
    didSet { if suppressesIncrementalRendering { Unsupported.log("UIWebView.suppressesIncrementalRendering") } }
  }
  /// Whether scripts can't show the keyboard. Default true.
  open var keyboardDisplayRequiresUserAction = true {
    didSet {
      if !keyboardDisplayRequiresUserAction { Unsupported.log("UIWebView.keyboardDisplayRequiresUserAction") }
    }
  }
  /// In which direction pages of text follow each other. Default `.unpaginated`.
  open var paginationMode = PaginationMode.unpaginated {
    didSet { if paginationMode != .unpaginated { Unsupported.log("UIWebView.paginationMode") } }
  }
  /// The breaks between pages of text; `.page` by default.
  open var paginationBreakingMode = PaginationBreakingMode.page {
    didSet { if paginationBreakingMode != .page { Unsupported.log("UIWebView.paginationBreakingMode") } }
  }
  /// The length of a page of text, in points; 0, the default, for the view's.
  open var pageLength: CGFloat = 0 {
    didSet { if pageLength != 0 { Unsupported.log("UIWebView.pageLength") } }
  }
  /// The gap between pages of text, in points. Default 0.
  open var gapBetweenPages: CGFloat = 0 {
    didSet { if gapBetweenPages != 0 { Unsupported.log("UIWebView.gapBetweenPages") } }
  }
  /// The number of pages of text; 1 here, where text is not divided.
  open var pageCount: Int { 1 }
  /// Whether films may play over other apps. Default true.
  open var allowsPictureInPictureMediaPlayback = true {
    didSet {
      if !allowsPictureInPictureMediaPlayback { Unsupported.log("UIWebView.allowsPictureInPictureMediaPlayback") }
    }
  }
  /// Whether a press on a link shows its page. Default true.
  open var allowsLinkPreview = true {
    didSet { if !allowsLinkPreview { Unsupported.log("UIWebView.allowsLinkPreview") } }
  }
}

/// Decides about the pages of a web view, and is notified of their loading. All methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwebviewdelegate>
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Returns whether a page is loaded.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Called when loading begins.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called when a page has been loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called when a page can't be loaded.
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

/// Tells the delegate of the older view what the newer one does.
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
