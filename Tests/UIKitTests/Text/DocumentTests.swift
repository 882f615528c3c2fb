import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

final class DocumentTests: XCTestCase {
  private func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let console = ConsoleRecorder()
    defer { console.end() }
    return try body()
  }

  func testPlainDocuments() throws {
    let text = try NSAttributedString(data: Data("a\nb".utf8), options: [:], documentAttributes: nil)
    XCTAssertEqual(text.string, "a\nb")
    XCTAssertEqual(try text.data(from: NSRange(location: 0, length: 1)), Data("a".utf8))
  }

  private func html(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil
    )
  }

  private func attribute(_ key: NSAttributedString.Key, of text: NSAttributedString, at word: String) -> Any? {
    let range = (text.string as NSString).range(of: word)
    return range.location == NSNotFound ? nil : text.attribute(key, at: range.location, effectiveRange: nil)
  }

  func testCharactersOfHTML() throws {
    let text = try html(
      "<html><head><style>p{}</style></head><body><p>One &amp; <b>two</b>&#33;</p>\n\n<p>a &lt; b</p></body></html>"
    )
    XCTAssertEqual(text.string, "One & two!\na < b\n")
    XCTAssertEqual(try html("a<br>b").string, "a\u{2028}b")
    XCTAssertEqual(try html("  spread \n out&nbsp; ").string, "spread out\u{A0}")
    XCTAssertEqual(try html("<div>a</div><div>b</div>").string, "a\nb\n")
    XCTAssertEqual(try html("<!-- no --><p>x</p><script>var a = '<b>';</script>").string, "x\n")
    XCTAssertEqual(try html("<pre>a  b\n c</pre>").string, "a  b\n c\n")
  }

  // The attributes of Apple's importer: Times at 12 points, headings of 2, 1.5 and 1.17 times that, and links with
  // addresses.
  func testStylesOfHTML() throws {
    let text = try html(
      """
      <h1>Title</h1><p>plain <b>bold</b> <i>slanted</i> <u>under</u> <s>struck</s>
      <a href="https://example.com/a?b=1&amp;c=2">link</a>
      <span style="color: #ff0000; font-size: 20px; font-family: Helvetica">red</span>
      <font color="blue" size="5">blue</font> <code>code</code></p>
      <p style="text-align:center">centred</p>
      """)
    func font(_ word: String) -> UIFont? { attribute(.font, of: text, at: word) as? UIFont }
    func color(_ word: String) -> UIColor? { attribute(.foregroundColor, of: text, at: word) as? UIColor }
    XCTAssertEqual(font("plain")?.fontName, "TimesNewRomanPSMT")
    XCTAssertEqual(font("plain")?.pointSize, 12)
    XCTAssertEqual(font("Title")?.pointSize, 24)
    XCTAssertEqual(font("Title")?.fontName, "TimesNewRomanPS-BoldMT")
    XCTAssertEqual(font("bold")?.fontName, "TimesNewRomanPS-BoldMT")
    XCTAssertEqual(font("slanted")?.fontName, "TimesNewRomanPS-ItalicMT")
    XCTAssertEqual(font("red")?.fontName, "Helvetica")
    XCTAssertEqual(font("red")?.pointSize, 20)
    XCTAssertEqual(font("blue")?.pointSize, 18)
    XCTAssertEqual(font("code")?.fontName, "Courier")
    XCTAssertEqual(color("red"), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(color("blue"), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    XCTAssertEqual(attribute(.underlineStyle, of: text, at: "under") as? Int, 1)
    XCTAssertEqual(attribute(.strikethroughStyle, of: text, at: "struck") as? Int, 1)
    XCTAssertEqual(
      attribute(.link, of: text, at: "link") as? URL, URL(string: "https://example.com/a?b=1&c=2"))
    XCTAssertEqual((attribute(.paragraphStyle, of: text, at: "centred") as? NSParagraphStyle)?.alignment, .center)
    XCTAssertEqual((attribute(.paragraphStyle, of: text, at: "plain") as? NSParagraphStyle)?.paragraphSpacing, 12)
  }

  /// facts/text.md#html/stroke
  func testStrokesOfHTML() throws {
    let text = try html(
      """
      <p style="font-size: 20px">filled <span style="-webkit-text-stroke: 1px rgb(255, 0, 0)">one</span>
      <span style="-webkit-text-stroke: blue 0.5px">two</span>
      <b style="-webkit-text-stroke-width: thin; -webkit-text-stroke-color: #00ff00">three</b>
      <i style="-webkit-text-stroke: 0 red">zero</i> <u style="-webkit-text-stroke: red">bare</u></p>
      """)
    func width(_ word: String) -> Double? { attribute(.strokeWidth, of: text, at: word) as? Double }
    func color(_ word: String) -> UIColor? { attribute(.strokeColor, of: text, at: word) as? UIColor }
    XCTAssertNil(width("filled"))
    XCTAssertEqual(width("one"), 5)
    XCTAssertEqual(color("one"), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(width("two"), 2.5)
    XCTAssertEqual(color("two"), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    XCTAssertEqual(width("three") ?? 0, 100.0 / 48, accuracy: 1e-6)
    XCTAssertEqual(color("three"), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    XCTAssertNil(width("zero"))
    XCTAssertNil(width("bare"), "a color has no width")
  }

  func testStrokesToHTML() throws {
    let text = NSMutableAttributedString(
      string: "drawn",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .strokeWidth: -3, .strokeColor: UIColor.red])
    text.append(NSAttributedString(string: "plain", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let written = String(decoding: data, as: UTF8.self)
    XCTAssertTrue(written.contains("-webkit-text-stroke: 0.6px #ff0000"), written)
    XCTAssertEqual(written.components(separatedBy: "text-stroke").count, 2)
    let read = try html(written)
    XCTAssertEqual(attribute(.strokeWidth, of: read, at: "drawn") as? Double ?? 0, 3, accuracy: 1e-6)
    XCTAssertNil(attribute(.strokeWidth, of: read, at: "plain"))
  }

  func testStyleSheetsAndListsOfHTML() throws {
    let text = try html(
      """
      <style> body { font-family: -apple-system; font-size: 15px } .big, em { font-size: 200% } #one{color:green} </style>
      <p id="one">first <span class="big">large</span></p><ul><li>apple</li><li>pear</li></ul><ol><li>one</li></ol>
      """)
    XCTAssertEqual(attribute(.font, of: text, at: "first") as? UIFont, .systemFont(ofSize: 15))
    XCTAssertEqual(attribute(.font, of: text, at: "large") as? UIFont, .systemFont(ofSize: 30))
    XCTAssertEqual(
      attribute(.foregroundColor, of: text, at: "first") as? UIColor,
      UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1))
    XCTAssertTrue(text.string.contains("\t•\tapple\n\t•\tpear\n"), text.string.debugDescription)
    XCTAssertTrue(text.string.contains("\t1.\tone"), text.string.debugDescription)
    let style = attribute(.paragraphStyle, of: text, at: "apple") as? NSParagraphStyle
    XCTAssertEqual(style?.textLists.count, 1)
    XCTAssertEqual(style?.headIndent, 36)
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
