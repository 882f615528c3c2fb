import FlipsideTesting
import TestFolders
import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString
import class CoreText.NSMutableParagraphStyle
import class CoreText.NSParagraphStyle

/// Microsoft's specification of Rich Text Format 1.9.1, and the subset that Apple's text system writes.
final class RTFTests: XCTestCase {
  private func read(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: [:], documentAttributes: nil)
  }

  private func attribute(_ key: NSAttributedString.Key, _ text: NSAttributedString, _ word: String) -> Any? {
    let range = (text.string as NSString).range(of: word)
    return range.location == NSNotFound ? nil : text.attribute(key, at: range.location, effectiveRange: nil)
  }

  private func written(_ text: NSAttributedString) throws -> NSAttributedString {
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    return try NSAttributedString(data: data, options: [:], documentAttributes: nil)
  }

  func testReadsCharacters() throws {
    XCTAssertEqual(try read("{\\rtf1\\ansi plain}").string, "plain")
    XCTAssertEqual(try read("{\\rtf1 a\\par b\\line c\\tab d\\~e\\{\\}\\\\}").string, "a\nb\u{2028}c\td\u{A0}e{}\\")
    XCTAssertEqual(try read("{\\rtf1\\ansi\\ansicpg1252 caf\\'e9 \\'80}").string, "café €")
    XCTAssertEqual(try read("{\\rtf1 \\u8364 ?5 \\uc0\\u-10179\\u-8704 !}").string, "€5 😀!")
    XCTAssertEqual(
      try read("{\\rtf1 \\uc0\\u-10179 \\uc0\\u-8704 !}").string, "😀!", "both halves are one character")
    XCTAssertEqual(try written(NSAttributedString(string: "a👩‍👩‍👧b")).string, "a👩‍👩‍👧b")
    XCTAssertEqual(try read("{\\rtf1 \\uc2\\u228 aex}").string, "äx", "two characters stand for one")
    XCTAssertEqual(
      try read("{\\rtf1{\\fonttbl\\f0\\fcharset204 Arial;}\\f0 \\'cf\\'f0}").string, "Пр", "the font's characters")
    XCTAssertEqual(try read("{\\rtf1 one\\\ntwo}").string, "one\ntwo", "Apple's line ends")
    XCTAssertEqual(
      try read("{\\rtf1{\\stylesheet{\\s0 Normal;}}{\\*\\generator X;}{\\*\\unknown y}{\\v hidden}text}").string,
      "text")
  }

  func testReadsStyles() throws {
    let text = try read(
      """
      {\\rtf1\\ansi{\\fonttbl\\f0\\fswiss Helvetica;\\f1\\fmodern Courier;}
      {\\colortbl;\\red255\\green0\\blue0;\\red0\\green0\\blue255;}
      \\f0\\fs24 plain {\\b bold} {\\i slanted} {\\fs48 large} {\\f1 code} {\\ul under} {\\uldb double} {\\strike struck}
      {\\cf1 red} {\\cb2 behind} {\\super up} {\\expndtw40 wide} \\b both \\i\\i0\\b0 none}
      """)
    func font(_ word: String) -> UIFont? { attribute(.font, text, word) as? UIFont }
    XCTAssertEqual(font("plain")?.fontName, "Helvetica")
    XCTAssertEqual(font("plain")?.pointSize, 12)
    XCTAssertEqual(font("bold")?.fontName, "Helvetica-Bold")
    XCTAssertEqual(font("slanted")?.fontName, "Helvetica-Oblique")
    XCTAssertEqual(font("large")?.pointSize, 24)
    XCTAssertEqual(font("code")?.fontName, "Courier")
    XCTAssertEqual(attribute(.underlineStyle, text, "under") as? Int, 1)
    XCTAssertEqual(attribute(.underlineStyle, text, "double") as? Int, 9)
    XCTAssertEqual(attribute(.strikethroughStyle, text, "struck") as? Int, 1)
    XCTAssertEqual(
      attribute(.foregroundColor, text, "red") as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(
      attribute(.backgroundColor, text, "behind") as? UIColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    XCTAssertGreaterThan(attribute(.baselineOffset, text, "up") as? CGFloat ?? 0, 0)
    XCTAssertEqual(attribute(.kern, text, "wide") as? CGFloat, 2)
    XCTAssertEqual(font("both")?.fontName, "Helvetica-Bold")
    XCTAssertEqual(font("none")?.fontName, "Helvetica")
    XCTAssertNil(attribute(.foregroundColor, text, "plain"))
  }

  func testReadsParagraphs() throws {
    let text = try read(
      """
      {\\rtf1\\pard\\qc\\fi-200\\li400\\ri100\\sb60\\sa80\\sl360\\slmult1\\tx720\\tqr\\tx1440\\tqdec\\tx2000 centred\\par
      \\pard\\qr\\rtlpar right}
      """)
    let centred = attribute(.paragraphStyle, text, "centred") as? NSParagraphStyle
    XCTAssertEqual(centred?.alignment, .center)
    XCTAssertEqual(centred?.firstLineHeadIndent, 10)
    XCTAssertEqual(centred?.headIndent, 20)
    XCTAssertEqual(centred?.tailIndent, -5)
    XCTAssertEqual(centred?.paragraphSpacingBefore, 3)
    XCTAssertEqual(centred?.paragraphSpacing, 4)
    XCTAssertEqual(centred?.lineHeightMultiple, 1.5)
    XCTAssertEqual(centred?.tabStops.map(\.location), [36, 72, 100])
    XCTAssertEqual(centred?.tabStops.map(\.alignment), [.left, .right, .right])
    XCTAssertNotNil(centred?.tabStops.last?.options[.columnTerminators])
    let right = attribute(.paragraphStyle, text, "right") as? NSParagraphStyle
    XCTAssertEqual(right?.alignment, .right)
    XCTAssertEqual(right?.baseWritingDirection, .rightToLeft)
    XCTAssertEqual(right?.headIndent, 0)
  }

  func testReadsLinksAndLists() throws {
    let text = try read(
      """
      {\\rtf1{\\*\\listtable{\\list{\\listlevel\\levelnfc23{\\*\\levelmarker \\{hyphen\\}}}\\listid7}}
      {\\*\\listoverridetable{\\listoverride\\listid7\\ls1}}
      \\pard\\ls1\\ilvl0 {\\listtext\\tab -\\tab }item\\par
      \\pard {\\field{\\*\\fldinst{HYPERLINK "https://example.com/a?b=1"}}{\\fldrslt here}} after}
      """)
    XCTAssertEqual(text.string, "\t-\titem\nhere after")
    XCTAssertEqual(attribute(.link, text, "here") as? URL, URL(string: "https://example.com/a?b=1"))
    XCTAssertNil(attribute(.link, text, "after"))
    let style = attribute(.paragraphStyle, text, "item") as? NSParagraphStyle
    XCTAssertEqual(style?.textLists.map(\.markerFormat), [.hyphen])
    XCTAssertEqual((attribute(.paragraphStyle, text, "after") as? NSParagraphStyle)?.textLists, [])
  }

  func testWhatIsWrittenIsReadAgain() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.headIndent = 18
    style.paragraphSpacing = 6
    style.tabStops = [NSTextTab(textAlignment: .center, location: 50)]
    style.textLists = [NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)]
    let text = NSMutableAttributedString(
      string: "Grüße, {Welt}\\ 😀 日本\n", attributes: [.font: UIFont(name: "Courier", size: 13) as Any])
    text.append(
      NSAttributedString(
        string: "bold\titem",
        attributes: [
          .font: UIFont(name: "Helvetica-Bold", size: 20) as Any, .paragraphStyle: style,
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .underlineStyle: 9,
          .strikethroughStyle: 1, .kern: 1.5, .strokeWidth: -3.5,
          .strokeColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
          .link: URL(string: "https://example.com/") as Any,
        ]))
    let again = try written(text)
    XCTAssertEqual(again.string, text.string)
    XCTAssertEqual((attribute(.font, again, "Welt") as? UIFont)?.fontName, "Courier")
    XCTAssertEqual((attribute(.font, again, "Welt") as? UIFont)?.pointSize, 13)
    XCTAssertEqual((attribute(.font, again, "bold") as? UIFont)?.fontName, "Helvetica-Bold")
    let read = attribute(.paragraphStyle, again, "bold") as? NSParagraphStyle
    XCTAssertEqual(read?.alignment, .justified)
    XCTAssertEqual(read?.headIndent, 18)
    XCTAssertEqual(read?.paragraphSpacing, 6)
    XCTAssertEqual(read?.tabStops, style.tabStops)
    XCTAssertEqual(read?.textLists.first?.markerFormat, .decimal)
    XCTAssertEqual(read?.textLists.first?.startingItemNumber, 3)
    XCTAssertEqual(attribute(.underlineStyle, again, "bold") as? Int, 9)
    XCTAssertEqual(attribute(.kern, again, "bold") as? CGFloat, 1.5)
    XCTAssertEqual(attribute(.strokeWidth, again, "bold") as? CGFloat, -3.5)
    XCTAssertEqual(
      attribute(.strokeColor, again, "bold") as? UIColor, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    XCTAssertNil(attribute(.strokeWidth, again, "Welt"))
    XCTAssertEqual(attribute(.link, again, "bold") as? URL, URL(string: "https://example.com/"))
    XCTAssertEqual(
      attribute(.foregroundColor, again, "bold") as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  func testDocumentAttributes() throws {
    var attributes: NSDictionary?
    let rtf =
      "{\\rtf1{\\info{\\title Letter}}\\paperw12240\\paperh15840\\margl1440\\margr1440\\margt720\\margb720 x}"
    _ = try NSAttributedString(data: Data(rtf.utf8), options: [:], documentAttributes: &attributes)
    XCTAssertEqual(attributes?["DocumentType"] as? String, "NSRTF")
    XCTAssertEqual(attributes?["PaperSize"] as? CGSize, CGSize(width: 612, height: 792))
    XCTAssertEqual(
      attributes?["PaperMargin"] as? UIEdgeInsets, UIEdgeInsets(top: 36, left: 72, bottom: 36, right: 72))
    XCTAssertEqual(attributes?["NSTitleDocumentAttribute"] as? String, "Letter")
  }

  func testFolderOfRTFDKeepsAttachments() throws {
    let picture = Data([1, 2, 3])
    let attachment = NSTextAttachment(data: picture, ofType: "public.data")
    let text = NSMutableAttributedString(string: "before ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " after"))
    let wrapper = try text.fileWrapper(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
    XCTAssertTrue(wrapper.isDirectory)
    let folder = TestFolder.make().appendingPathComponent("Picture.rtfd")
    try wrapper.write(to: folder, options: [], originalContentsURL: nil)
    var attributes: NSDictionary?
    let again = try NSAttributedString(url: folder, options: [:], documentAttributes: &attributes)
    XCTAssertEqual(again.string, "before \u{FFFC} after")
    XCTAssertEqual(
      (again.attribute(.attachment, at: 7, effectiveRange: nil) as? NSTextAttachment)?.contents, picture)
    XCTAssertEqual(attributes?["DocumentType"] as? String, "NSRTFD")
  }

  func testHTMLIsReadAgain() throws {
    let text = NSMutableAttributedString(
      string: "a < b & ", attributes: [.font: UIFont(name: "Courier", size: 14) as Any])
    text.append(
      NSAttributedString(
        string: "link",
        attributes: [.font: UIFont(name: "Helvetica-Bold", size: 20) as Any, .link: "https://example.com"]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    XCTAssertTrue(String(decoding: data, as: UTF8.self).hasPrefix("<!DOCTYPE html"))
    let again = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
    XCTAssertEqual(again.string.trimmingCharacters(in: .newlines), "a < b & link")
    XCTAssertEqual((attribute(.font, again, "a <") as? UIFont)?.fontName, "Courier")
    XCTAssertEqual((attribute(.font, again, "link") as? UIFont)?.fontName, "Helvetica-Bold")
    XCTAssertEqual(attribute(.link, again, "link") as? URL, URL(string: "https://example.com"))
  }

  func testBrokenRTFSurvives() throws {
    let console = ConsoleRecorder()
    defer { console.end() }
    XCTAssertThrowsError(
      try NSAttributedString(
        data: Data("not rtf".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil))
    let deep = "{\\rtf1 " + String(repeating: "{\\b ", count: 50_000) + "x"
    XCTAssertEqual(try read(deep).string, "x")
    for rest in [
      "", "}", "}}}}", "\\", "\\'", "\\'g", "\\'4", "\\u", "\\u99999999999999999999 ", "\\bin99999999 x",
      "\\fs-9 x",
      "\\fs999999999 x", "\\f99999 x", "\\cf-1 x", "\\tx99999999 x", "\\ls9\\ilvl-7 x", "{\\fonttbl",
      "{\\colortbl;;;",
      "{\\field{\\*\\fldinst", "{\\*\\listtable{\\listid}", "{\\NeXTGraphic none }x", "\\uc-5\\u65 x",
      "\\sl-99999 x",
    ] {
      let text = try read("{\\rtf1" + rest)
      _ = text.size()
    }
  }
}
