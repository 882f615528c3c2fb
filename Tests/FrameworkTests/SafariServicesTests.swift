import SafariServices
import XCTest

final class SafariServicesTests: FrameworkTestCase {
  private final class Listener: NSObject, SFSafariViewControllerDelegate {
    var heard: [String] = []
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      heard.append("loaded \(didLoadSuccessfully)")
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { heard.append("finished") }
  }

  func testAPageOpensInTheBrowserOnceAndDoneEndsIt() throws {
    let root = makeWindow()
    let listener = Listener()
    let safari = SFSafariViewController(url: try XCTUnwrap(URL(string: "https://example.com/a?b=c")))
    safari.delegate = listener
    safari.modalPresentationStyle = .fullScreen
    root.present(safari, animated: true)
    run(2)
    XCTAssertEqual(host.opened, ["https://example.com/a?b=c"])
    XCTAssertEqual(listener.heard, ["loaded true"])
    // The Done button is in the bar below the safe area of 59 points (facts/devices.md#screens/iPhone 15).
    tap(36, 59 + 22)
    run(2)
    XCTAssertEqual(listener.heard, ["loaded true", "finished"])
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(host.opened.count, 1)
  }

  func testAPageThatIsUncoveredDoesNotOpenAgain() throws {
    let root = makeWindow()
    let safari = SFSafariViewController(url: try XCTUnwrap(URL(string: "https://example.com/")))
    safari.modalPresentationStyle = .fullScreen
    root.present(safari, animated: false)
    run(1)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    safari.present(cover, animated: false)
    run(1)
    cover.dismiss(animated: false)
    run(1)
    XCTAssertEqual(host.opened, ["https://example.com/"])
  }

  func testOtherSchemesAreRefusedInWords() throws {
    let root = makeWindow()
    let listener = Listener()
    let safari = SFSafariViewController(url: try XCTUnwrap(URL(string: "mailto:a@b.de")))
    safari.delegate = listener
    XCTAssertEqual(said("unsupported scheme"), 1)
    root.present(safari, animated: true)
    run(2)
    XCTAssertEqual(host.opened, [])
    XCTAssertEqual(listener.heard, ["loaded false"])
  }

  func testTheConfigurationIsACopy() throws {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let url = try XCTUnwrap(URL(string: "http://a.b"))
    let safari = SFSafariViewController(url: url, configuration: configuration)
    configuration.entersReaderIfAvailable = false
    XCTAssertTrue(safari.configuration.entersReaderIfAvailable)
  }
}
