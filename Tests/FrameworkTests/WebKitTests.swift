import TestFolders
import WebKit
import XCTest

final class WebKitTests: FrameworkTestCase {
  private final class Listener: NSObject, WKNavigationDelegate {
    var heard: [String] = []
    var policy = WKNavigationActionPolicy.allow
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      heard.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      heard.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      heard.append("fail \((error as NSError).domain) \((error as NSError).code)")
    }
  }

  private func makeView() -> (WKWebView, Listener) {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let listener = Listener()
    view.navigationDelegate = listener
    return (view, listener)
  }

  private func text(of view: WKWebView) -> String? { (view.scrollView as? UITextView)?.text }

  func testAPageOfTheAppShowsItsText() {
    let (view, listener) = makeView()
    view.loadHTMLString(
      "<html><head><title>A &amp; B</title><style>p{}</style></head><body><h1>Head</h1><p>One  <b>two</b>\nthree"
        + "<!-- not --> &eacute;&#233;&copy;</p><ul><li>x</li><li>y</li></ul><script>var a = '<p>';</script></body></html>",
      baseURL: nil)
    run(1)
    XCTAssertEqual(text(of: view), "Head\n\nOne two three &eacute;é©\n\n• x\n• y")
    XCTAssertEqual(view.title, "A & B")
    XCTAssertEqual(listener.heard, ["start", "commit", "finish"])
    XCTAssertEqual(view.estimatedProgress, 1)
    XCTAssertFalse(view.isLoading)
  }

  func testAPageOfTheWebFailsAsWithoutANetwork() throws {
    let (view, listener) = makeView()
    view.load(URLRequest(url: try XCTUnwrap(URL(string: "https://example.com/"))))
    run(1)
    XCTAssertEqual(
      listener.heard,
      ["decide https://example.com/", "start", "fail NSURLErrorDomain \(NSURLErrorNotConnectedToInternet)"])
    XCTAssertEqual(view.url?.absoluteString, "https://example.com/")
    XCTAssertEqual(said("does not load https://example.com/"), 1)
  }

  func testACancelledPageDoesNotLoad() throws {
    let (view, listener) = makeView()
    listener.policy = .cancel
    view.load(URLRequest(url: try XCTUnwrap(URL(string: "https://example.com/"))))
    run(1)
    XCTAssertEqual(listener.heard, ["decide https://example.com/"])
    XCTAssertNil(view.url)
  }

  func testAFileLoadsAndAMissingOneFails() throws {
    let file = TestFolder.make().appendingPathComponent("file.html")
    try Data("<p>Hello</p>".utf8).write(to: file)
    let (view, listener) = makeView()
    view.loadFileURL(file, allowingReadAccessTo: file)
    run(1)
    XCTAssertEqual(text(of: view), "Hello")
    XCTAssertFalse(view.canGoBack)
    view.loadFileURL(URL(fileURLWithPath: "/none.html"), allowingReadAccessTo: file)
    run(1)
    XCTAssertEqual(listener.heard.last, "fail NSURLErrorDomain \(NSURLErrorFileDoesNotExist)")
    XCTAssertTrue(view.canGoBack)
    view.goBack()
    run(1)
    XCTAssertEqual(text(of: view), "Hello")
    XCTAssertTrue(view.canGoForward)
  }

  func testHostileHTMLGivesSomeText() {
    for html in [
      "", "<", "<p", "<!--", "&", "&#x110000;", "&#99999999999;", "<script>", "<title>", "</p></p>", "a&amp",
    ] {
      let (view, _) = makeView()
      view.loadHTMLString(html, baseURL: nil)
      run(0.1)
      XCTAssertNotNil(text(of: view))
    }
  }

  func testAScriptFailsAndIsNamed() {
    let (view, _) = makeView()
    var answer: (any Error)?
    view.evaluateJavaScript("1 + 1") { _, error in answer = error }
    run(1)
    XCTAssertEqual(answer.map { ($0 as NSError).domain }, WKErrorDomain)
  }
}
