import WebKit
import XCTest

/// Apple's pages of `UIWebView` and its delegate, as far as web views go here.
final class UIWebViewTests: FrameworkTestCase {
  private final class Listener: NSObject, UIWebViewDelegate {
    var heard: [String] = []
    var loads = true
    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
      heard.append("should \(request.url?.absoluteString ?? "") \(navigationType.rawValue)")
      return loads
    }
    func webViewDidStartLoad(_ webView: UIWebView) { heard.append("start") }
    func webViewDidFinishLoad(_ webView: UIWebView) { heard.append("finish") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
      heard.append("fail \((error as NSError).code)")
    }
  }

  func testAPageOfTheAppShowsItsText() {
    let (view, listener) = (UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Listener())
    view.delegate = listener
    view.loadHTMLString(
      "<html><head><title>Title</title></head><body><p>One <b>two</b></p></body></html>", baseURL: nil)
    run(1)
    XCTAssertEqual((view.scrollView as? UITextView)?.text, "One two")
    XCTAssertEqual(view.stringByEvaluatingJavaScript(from: "document.title;"), "Title")
    XCTAssertEqual(listener.heard, ["start", "finish"])
    XCTAssertFalse(view.isLoading)
  }

  func testPagesOfTheWebDoNotLoad() {
    let (view, listener) = (UIWebView(), Listener())
    view.delegate = listener
    view.loadRequest(URLRequest(url: URL(string: "https://example.com/")!))
    run(1)
    XCTAssertEqual(
      listener.heard, ["should https://example.com/ 5", "start", "fail \(NSURLErrorNotConnectedToInternet)"])
    listener.heard = []
    listener.loads = false
    view.reload()
    run(1)
    XCTAssertEqual(listener.heard, ["should https://example.com/ 3"])
    XCTAssertFalse(view.canGoBack)
  }
}
