import XCTest
import XcodeProject

/// The symbols of asset catalogs: Apple's
/// <https://developer.apple.com/documentation/xcode/managing-assets-with-asset-catalogs>, and files that Xcode
/// wrote in public projects.
final class AssetSymbolsTests: XCTestCase {
  private let fixture = ProjectFixture()

  private func text(_ sets: [String], _ more: [String: String] = [:]) throws -> String? {
    for set in sets { try fixture.write("{}", to: "A.xcassets/\(set)/Contents.json") }
    for (path, contents) in more { try fixture.write(contents, to: "A.xcassets/\(path)") }
    return AssetSymbols(catalogs: ["\(fixture.folder)/A.xcassets"]).source?.text
  }

  func testNames() throws {
    let text = try XCTUnwrap(
      text([
        "CloseButton.imageset", "WelcomeImage.imageset", "image.imageset", "DPad.imageset", "URLIcon.imageset",
        "golden-logo-1024.imageset", "24 hours.imageset", "default.imageset", "Icons/star.symbolset",
        "AccentColor.colorset", "accent_color1.colorset", "TBlack.colorset", "mainBackgroundColor2.colorset",
      ]))
    let symbols = text.components(separatedBy: "static let `").dropFirst().map { rest in
      String(rest.prefix { $0 != "`" })
    }
    XCTAssertEqual(
      symbols,
      [
        "_24Hours", "closeButton", "dPad", "default", "goldenLogo1024", "image", "star", "urlIcon", "welcome",
        "accent", "accentColor1", "mainBackgroundColor2", "tBlack",
      ])
    XCTAssertTrue(
      text.contains("static let `closeButton` = ImageResource(name: \"CloseButton\", bundle: .main)"), text)
    XCTAssertTrue(text.contains("static var `closeButton`: UIImage { UIImage(resource: .`closeButton`) }"), text)
    XCTAssertTrue(text.contains("static var `accent`: UIColor { UIColor(resource: .`accent`) }"), text)
  }

  func testWhatHasNone() throws {
    let text = try text(
      ["AppIcon.appiconset", "Red.colorset", "add.imageset", "---.imageset", "Space/a.imageset", "A-B.imageset"],
      ["Space/Contents.json": "{\"properties\":{\"provides-namespace\":true}}"])
    XCTAssertEqual(text?.components(separatedBy: "static let").count, 2, text ?? "")
    XCTAssertTrue(text?.contains("aB") ?? false)
    XCTAssertNil(AssetSymbols(catalogs: ["/nowhere.xcassets"]).source)
  }
}
