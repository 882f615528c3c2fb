import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Fonts that apps use by name exist, with the line heights and widths of iOS.
final class StandInFontTests: XCTestCase {
  private let pangram = "The quick brown fox jumps over the lazy dog"

  private func width(_ text: String, _ name: String, size: CGFloat = 100) throws -> CGFloat {
    let font = try XCTUnwrap(UIFont(name: name, size: size), name)
    return NSAttributedString(string: text, attributes: [.font: font]).size().width
  }

  // The families of iOS 17 (Apple: "System Fonts", developer.apple.com/fonts/system-fonts).
  func testEveryFamilyOfIOSIsThere() {
    let families = [
      "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
      "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
      "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps",
      "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate",
      "Courier",
      "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia UCAS",
      "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN", "Helvetica",
      "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text",
      "Impact",
      "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
      "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee",
      "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar",
      "Noto Sans Oriya", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC",
      "Rockwell", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol",
      "Tamil Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
    ]
    for family in families {
      XCTAssertTrue(UIFont.familyNames.contains(family), family)
      XCTAssertNotNil(UIFont(name: family, size: 12), family)
      XCTAssertFalse(UIFont.fontNames(forFamilyName: family).isEmpty, family)
    }
    for name in [
      "HelveticaNeue-CondensedBold", "HelveticaNeue-CondensedBlack", "ArialRoundedMTBold", "Copperplate-Bold",
      "Avenir-Black", "Futura-CondensedExtraBold", "MarkerFelt-Wide", "AmericanTypewriter-CondensedBold",
      "ChalkboardSE-Bold", "GillSans-Light", "Optima-ExtraBlack", "Palatino-Roman", "TrebuchetMS-Bold", "Zapfino",
      "SnellRoundhand-Black", "PingFangSC-Semibold", "HiraginoSans-W6", "Baskerville-SemiBoldItalic",
    ] {
      XCTAssertEqual(UIFont(name: name, size: 12)?.fontName, name)
    }
  }

  // Line heights hold the leading (hhea tables; Helvetica with Core Text's 15 %).
  func testLineHeightsOfNamedFonts() throws {
    for (name, height) in [
      ("HelveticaNeue", 1.193), ("ArialMT", 1.15), ("TimesNewRomanPSMT", 1.15), ("Helvetica", 1.15),
    ] as [(String, CGFloat)] {
      let font = try XCTUnwrap(UIFont(name: name, size: 100))
      XCTAssertEqual(font.lineHeight, height * 100, accuracy: 0.11, name)
      let text = NSAttributedString(string: "Ag\nAg", attributes: [.font: font])
      let measured = text.boundingRect(
        with: CGSize(width: 1000, height: 1000), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      XCTAssertEqual(measured.height, 2 * font.lineHeight, accuracy: 0.1, name)
    }
  }

  // Published average widths of English text (Capsize's `xWidthAvg` by units per em), to 2 %.
  func testWidths() throws {
    let text = "It was the best of times, it was the worst of times, it was the age of wisdom"
    let arial = try width(text, "ArialMT")
    for (name, average) in [
      ("Helvetica", 904.0 / 2048), ("HelveticaNeue", 0.447), ("Georgia", 899.0 / 2048), ("Verdana", 1041.0 / 2048),
      ("TimesNewRomanPSMT", 819.0 / 2048), ("TrebuchetMS", 929.0 / 2048),
    ] as [(String, CGFloat)] {
      XCTAssertEqual(try width(text, name) / arial, average / (904.0 / 2048), accuracy: 0.03, name)
    }
    XCTAssertEqual(try width("WWii", "Menlo-Regular"), 240.8, accuracy: 0.1)
    XCTAssertEqual(try width("WWii", "CourierNewPSMT"), 240.04, accuracy: 0.1)
  }

  func testKindsDiffer() throws {
    XCTAssertLessThan(
      try width(pangram, "HelveticaNeue-CondensedBold"), try width(pangram, "HelveticaNeue-Bold") * 0.87)
    XCTAssertLessThan(
      try width(pangram, "AvenirNextCondensed-Regular"), try width(pangram, "AvenirNext-Regular") * 0.87)
    XCTAssertLessThan(try width(pangram, "Futura-CondensedMedium"), try width(pangram, "Futura-Medium") * 0.95)
    // Small letters of Copperplate are capitals.
    let copperplate = try XCTUnwrap(UIFont(name: "Copperplate", size: 100))
    XCTAssertGreaterThan(try width("i", "Copperplate"), try width("i", "Optima-Regular"))
    XCTAssertEqual(copperplate.lineHeight, 101.1, accuracy: 0.1)
  }

  // The substitute of a font is logged once for each family.
  func testStandInsAreTold() throws {
    let console = ConsoleRecorder()
    defer { console.end() }
    var lines: [String] { console.lines }
    _ = try width("a", "Cochin-Bold")
    _ = try width("a", "Cochin-Italic")
    XCTAssertLessThanOrEqual(lines.filter { $0.contains("Cochin is drawn with") }.count, 1)
    XCTAssertEqual(lines.filter { $0.contains("not installed") }, [])
  }

  // MARK: The system font's designs

  func testMonospacedDigitsAtAllSizesAndWeights() {
    for weight in [-0.8, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62] as [CGFloat] {
      for size in [9, 13, 17, 19.5, 20, 24, 28, 34, 60] as [CGFloat] {
        let font = UIFont.monospacedDigitSystemFont(ofSize: size, weight: UIFont.Weight(rawValue: weight))
        let widths = "0123456789".map {
          NSAttributedString(string: "\($0)\($0)\($0)", attributes: [.font: font]).size().width
        }
        for width in widths { XCTAssertEqual(width, widths[0], accuracy: 0.01, "\(size) \(weight)") }
        XCTAssertEqual(
          NSAttributedString(string: "11:11", attributes: [.font: font]).size().width,
          NSAttributedString(string: "47:40", attributes: [.font: font]).size().width, accuracy: 0.6)
      }
    }
  }

  private func ink(_ font: UIFont) throws -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 40), format: format).image { _ in
      NSAttributedString(string: "Round", attributes: [.font: font]).draw(at: .zero)
    }
    return Array(try XCTUnwrap(image.cgImage?.dataProvider?.data) as Data)
  }

  func testRoundedDesignHasTheWidthsAndRoundLetters() throws {
    for weight in [UIFont.Weight.regular, .bold] {
      let plain = UIFont.systemFont(ofSize: 28, weight: weight)
      let descriptor = try XCTUnwrap(plain.fontDescriptor.withDesign(.rounded))
      let rounded = UIFont(descriptor: descriptor, size: 28)
      XCTAssertEqual(
        NSAttributedString(string: pangram, attributes: [.font: rounded]).size(),
        NSAttributedString(string: pangram, attributes: [.font: plain]).size())
      let (a, b) = (try ink(plain), try ink(rounded))
      XCTAssertNotEqual(a, b)
      let sums = [a, b].map { $0.reduce(0) { $0 + Int($1) } }
      XCTAssertEqual(Double(sums[1]) / Double(sums[0]), 1, accuracy: 0.15, "as dark as the standard design")
    }
  }
}
