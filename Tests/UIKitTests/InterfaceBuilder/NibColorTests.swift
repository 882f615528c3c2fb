import UIKit
import XCTest

/// Named colors: `facts/nib.md#values/color-names`.
final class NibColorTests: XCTestCase {
  private let fixture = NibFixture()

  private func background(_ color: String, _ name: String) throws -> UIColor? {
    fixture.xib(name, "<view id=\"v\"><color key=\"backgroundColor\" \(color)/></view>")
    let objects = UINib(nibName: name, bundle: fixture.bundle).instantiate(withOwner: nil, options: nil)
    return try XCTUnwrap(objects.first as? UIView).backgroundColor
  }

  /// Xcode 11 writes the name for older versions in addition to its own.
  func testNames() throws {
    try MainActor.assumeIsolated {
      _ = NibClasses.register
      XCTAssertEqual(try background("systemColor=\"systemRedColor\"", "New"), .systemRed)
      XCTAssertEqual(try background("cocoaTouchSystemColor=\"whiteColor\"", "Old"), .white)
      XCTAssertEqual(
        try background(
          "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"", "Both"),
        .systemBackground)
    }
  }
}
