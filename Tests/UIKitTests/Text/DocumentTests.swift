import UIKit
import XCTest

import class CoreText.NSAttributedString

final class DocumentTests: XCTestCase {
  private func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = Console.sink
    Console.sink = { _ in }
    defer { Console.sink = saved }
    return try body()
  }

  func testPlainDocuments() throws {
    let text = try NSAttributedString(data: Data("a\nb".utf8), options: [:], documentAttributes: nil)
    XCTAssertEqual(text.string, "a\nb")
    XCTAssertEqual(try text.data(from: NSRange(location: 0, length: 1)), Data("a".utf8))
  }

  func testOnlyTheCharactersOfHTML() throws {
    let html = "<html><style>p{}</style><p>One &amp; <b>two</b>&#33;</p>\n\n<p>a &lt; b</p></html>"
    let text = try quietly {
      try NSAttributedString(
        data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
    XCTAssertEqual(text.string.trimmingCharacters(in: .whitespacesAndNewlines), "One & two!\na < b")
  }

  func testBrokenHTMLSurvives() throws {
    for html in ["<", "&", "<<<>>>", "&#xFFFFFFFF;", "<style>", "&amp", "</", "a<b"] {
      _ = try quietly {
        try NSAttributedString(
          data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
          documentAttributes: nil)
      }
    }
  }

  func testSwiftAttributedStrings() {
    var swift = AttributedString("see ")
    var link = AttributedString("here")
    link.link = URL(string: "https://example.com")
    swift.append(link)
    let text = NSAttributedString(swift)
    XCTAssertEqual(text.string, "see here")
    XCTAssertEqual(text.attribute(.link, at: 5, effectiveRange: nil) as? URL, URL(string: "https://example.com"))
    XCTAssertEqual(AttributedString(text).runs.count, 2)
  }

  func testListMarkers() {
    XCTAssertEqual(NSTextList(markerFormat: .disc, options: 0).marker(forItemNumber: 3), "•")
    XCTAssertEqual(NSTextList(markerFormat: .lowercaseRoman, options: 0).marker(forItemNumber: 14), "xiv")
    XCTAssertEqual(NSTextList(markerFormat: .uppercaseAlpha, options: 0).marker(forItemNumber: 28), "AB")
    XCTAssertFalse(NSTextList(markerFormat: .hyphen, options: 0).isOrdered)
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
    XCTAssertEqual((style.copy() as? NSParagraphStyle)?.textLists.count, 1)
  }
}
