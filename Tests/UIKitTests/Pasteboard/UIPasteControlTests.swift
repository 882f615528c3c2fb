import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of `UIPasteControl`, `itemProviders` and the detection of patterns.
final class UIPasteControlTests: XCTestCase {
  override func tearDown() {
    UIPasteboard.general.items = []
    super.tearDown()
  }

  private final class Target: UIView {
    var pasted: [String] = []
    override func paste(itemProviders: [NSItemProvider]) {
      for provider in itemProviders {
        provider.loadObject(ofClass: NSString.self) { text, _ in
          MainActor.assumeIsolated { self.pasted.append((text as? NSString) as String? ?? "-") }
        }
      }
    }
  }

  func testATapPastesIntoTheTarget() {
    onStage { stage in
      UIPasteboard.general.items = []
      let target = Target()
      target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = .labelOnly
      let control = UIPasteControl(configuration: configuration)
      control.target = target
      control.frame = CGRect(x: 50, y: 200, width: 120, height: 44)
      stage.view.addSubview(control)
      stage.tap(control)
      XCTAssertEqual(target.pasted, [])
      UIPasteboard.general.strings = ["one", "two"]
      stage.tap(control)
      XCTAssertEqual(target.pasted, ["one", "two"])
      XCTAssertEqual(control.configuration.displayMode, .labelOnly)
    }
  }

  func testATextTakesThePasteboardsText() {
    onStage { stage in
      UIPasteboard.general.string = "pasted"
      let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
      let control = UIPasteControl(frame: CGRect(x: 50, y: 300, width: 120, height: 44))
      control.target = text
      stage.view.addSubview(text)
      text.becomeFirstResponder()
      stage.view.addSubview(control)
      stage.tap(control)
      XCTAssertEqual(text.text, "pasted")
    }
  }

  func testObjectsAndProviders() {
    let board = UIPasteboard.withUniqueName()
    board.setObjects(["a" as NSString, NSURL(string: "https://apple.com")!])
    XCTAssertEqual(board.numberOfItems, 2)
    XCTAssertEqual(board.string, "a")
    XCTAssertEqual(board.urls, [URL(string: "https://apple.com")!])
    let providers = board.itemProviders
    XCTAssertEqual(providers.count, 2)
    XCTAssertTrue(providers[0].canLoadObject(ofClass: NSString.self))
    board.setObjects(["x", "y"])
    XCTAssertEqual(board.strings, ["x", "y"])
    board.setObjects(["b" as NSString], localOnly: true, expirationDate: Date(timeIntervalSince1970: 1))
    XCTAssertNil(board.string)
    board.itemProviders = providers
    XCTAssertEqual(board.string, "a")
  }

  /// Patterns: Apple's page of `UIPasteboard.DetectionPattern`.
  func testPatterns() {
    onStage { stage in
      let board = UIPasteboard.withUniqueName()
      board.strings = ["https://example.com/a", "blue shoes", "42.5"]
      var first: [UIPasteboard.DetectionPattern: Any] = [:]
      board.detectValues(for: [.probableWebURL, .number]) { first = (try? $0.get()) ?? [:] }
      var all: [Set<UIPasteboard.DetectionPattern>] = []
      board.detectPatterns(for: [.probableWebURL, .probableWebSearch, .number], inItemSet: nil) {
        all = (try? $0.get()) ?? []
      }
      XCTAssertTrue(all.isEmpty)
      stage.clock.advance(by: 0.1)
      XCTAssertEqual(first as? [UIPasteboard.DetectionPattern: String], [.probableWebURL: "https://example.com/a"])
      XCTAssertEqual(all, [[.probableWebURL], [.probableWebSearch], [.probableWebSearch, .number]])
    }
  }

  func testDetectedValues() {
    onStage { stage in
      let board = UIPasteboard.withUniqueName()
      board.string = "Mail to anna@example.com or see https://example.com"
      var values = UIPasteboard.DetectedValues?.none
      board.detectValues(for: [\.links, \.emailAddresses, \.number]) { values = try? $0.get() }
      var patterns: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = []
      board.detectPatterns(for: [\.probableWebSearch, \.number]) { patterns = (try? $0.get()) ?? [] }
      stage.clock.advance(by: 0.1)
      XCTAssertEqual(values?.links.map(\.url), [URL(string: "https://example.com")!])
      XCTAssertEqual(values?.emailAddresses.map(\.emailAddress), ["anna@example.com"])
      XCTAssertNil(values?.number)
      XCTAssertEqual(values?.probableWebSearch, "", "it was not asked for")
      XCTAssertEqual(values?.patterns, [\.links, \.emailAddresses])
      XCTAssertEqual(patterns, [\.probableWebSearch])
    }
  }

  func testPresentationOfProviders() {
    let provider = NSItemProvider()
    XCTAssertEqual(provider.preferredPresentationSize, .zero)
    XCTAssertEqual(provider.preferredPresentationStyle, .unspecified)
    provider.preferredPresentationSize = CGSize(width: 20, height: 10)
    provider.preferredPresentationStyle = .attachment
    provider.teamData = Data([1])
    XCTAssertEqual(provider.preferredPresentationSize, CGSize(width: 20, height: 10))
    XCTAssertEqual(provider.preferredPresentationStyle, .attachment)
    XCTAssertEqual(provider.teamData, Data([1]))
  }
}
