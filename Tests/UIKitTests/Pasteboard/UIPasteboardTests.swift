import UIKit
import XCTest

/// Apple's page of `UIPasteboard`.
final class UIPasteboardTests: CoreTestCase {
  private let board = UIPasteboard.withUniqueName()

  override func tearDown() {
    UIPasteboard.remove(withName: board.name)
    UIPasteboard.general.items = []
    super.tearDown()
  }

  func testStrings() {
    XCTAssertFalse(board.hasStrings)
    XCTAssertNil(board.string)
    let count = board.changeCount
    board.string = "one"
    XCTAssertEqual(board.changeCount, count + 1)
    XCTAssertTrue(board.hasStrings)
    XCTAssertEqual(board.types, ["public.utf8-plain-text"])
    XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("one".utf8))
    board.strings = ["a", "b"]
    XCTAssertEqual(board.strings, ["a", "b"])
    XCTAssertEqual(board.string, "a")
    XCTAssertEqual(board.numberOfItems, 2)
    board.string = nil
    XCTAssertEqual(board.numberOfItems, 0)
    XCTAssertFalse(board.hasStrings)
  }

  func testOtherValues() {
    board.url = URL(string: "https://apple.com")
    XCTAssertTrue(board.hasURLs)
    XCTAssertEqual(board.urls, [URL(string: "https://apple.com")!])
    XCTAssertEqual(board.string, "https://apple.com")
    XCTAssertFalse(board.hasImages)
    board.color = .red
    XCTAssertEqual(board.colors, [.red])
    XCTAssertTrue(board.hasColors)
    XCTAssertFalse(board.hasStrings)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    board.image = image
    XCTAssertTrue(board.hasImages)
    XCTAssertEqual(board.image?.size, CGSize(width: 2, height: 2))
    XCTAssertNotNil(board.data(forPasteboardType: "public.png"))
  }

  func testItems() {
    board.setItems([[UIPasteboard.typeAutomatic: "text"], ["com.example.own": Data([1])]])
    XCTAssertEqual(board.string, "text")
    XCTAssertTrue(board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    XCTAssertFalse(board.contains(pasteboardTypes: ["com.example.own"]), "the first item only")
    XCTAssertTrue(board.contains(pasteboardTypes: ["com.example.own"], inItemSet: nil))
    XCTAssertEqual(board.itemSet(withPasteboardTypes: ["com.example.own"]), IndexSet(integer: 1))
    XCTAssertEqual(board.data(forPasteboardType: "com.example.own", inItemSet: nil), [Data([1])])
    board.addItems([["public.url": URL(string: "a://b")!]])
    XCTAssertEqual(board.numberOfItems, 3)
    board.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    XCTAssertNil(board.string)
  }

  func testNamesAndNotifications() {
    XCTAssertNil(UIPasteboard(name: UIPasteboard.Name("none"), create: false))
    board.string = "shared"
    XCTAssertEqual(UIPasteboard(name: board.name, create: false)?.string, "shared")
    nonisolated(unsafe) var added: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { added = $0.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? [] }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.color = .blue
    XCTAssertEqual(added, ["com.apple.uikit.color"])
    XCTAssertEqual(UIPasteboard.general.name, .general)
    XCTAssertTrue(UIPasteboard.general === UIPasteboard.general)
  }

  /// The text is that of the computer's clipboard, if there is one.
  func testTheHostsClipboard() {
    var host = "from elsewhere"
    HostClipboard.shared = HostClipboard {
      host
    } write: {
      host = $0
    }
    defer { HostClipboard.shared = nil }
    let count = UIPasteboard.general.changeCount
    XCTAssertEqual(UIPasteboard.general.string, "from elsewhere")
    UIPasteboard.general.string = "from the app"
    XCTAssertEqual(host, "from the app")
    host = "again"
    XCTAssertTrue(UIPasteboard.general.hasStrings)
    XCTAssertEqual(UIPasteboard.general.string, "again")
    XCTAssertGreaterThan(UIPasteboard.general.changeCount, count)
    UIPasteboard.general.color = .red
    XCTAssertEqual(host, "")
    XCTAssertEqual(UIPasteboard.general.color, .red)
  }
}
