import Foundation
@_exported import FoundationNetworking
import ObjectiveC

/// The loading of a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  /// The content mode of the page; always mobile.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// The kind of action that causes a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A tapped link, a submitted form, a step in the history, a reload, or a form that is submitted again.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Another cause, such as a request of the app.
  case other = -1
}
/// The decision on an action.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// The decision on a response.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// An action that may load a page.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The request of the action.
  open private(set) var request: URLRequest
  /// The kind of action; always other.
  open var navigationType: WKNavigationType { .other }
  /// The frame in which the page is loaded; always nil.
  open var targetFrame: WKFrameInfo? { nil }
  /// The frame that requested the navigation.
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request: request) }
  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// The request of the frame.
  open private(set) var request: URLRequest
  /// Whether the frame is the main frame; always true.
  open var isMainFrame: Bool { true }
  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// The response to a request.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// The response.
  open private(set) var response: URLResponse
  /// Whether the response is for the main frame; always true.
  open var isForMainFrame: Bool { true }
  /// Whether the type of the response can be shown; always true.
  open var canShowMIMEType: Bool { true }
  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// The domain of errors of WebKit.
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit.
public struct WKError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// The page's process or the view was terminated, or a script threw an exception.
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    /// The result of a script has an unsupported type.
    case javaScriptResultTypeIsUnsupported
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { WKErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
}

/// The methods by which a delegate decides whether pages are loaded and is notified of loading. All methods are
/// optional.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a navigation is allowed. Call the handler with the decision.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Decides whether a response is shown. Call the handler with the decision.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// Called when loading starts.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the loading of a page has failed before content arrived.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when the server has redirected the navigation. Flipside never calls it.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the content of a page arrives.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page has been loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading a page has failed after content arrived.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when the process of the page has ended on Apple's systems; never called on Flipside.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// The methods by which a delegate presents user interface for pages. All methods are optional. None is called,
/// because pages execute no scripts.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
  /// Returns a web view for a page that opens in a new window; nil opens none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a script closes the page; never called on Flipside.
  func webViewDidClose(_ webView: WKWebView)
  /// Called when a page's script shows an alert. It never happens, as scripts don't run.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

/// The features of a window that a script requests.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {}
