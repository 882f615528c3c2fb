import XCTest

/// Files are short enough to be read at once.
final class FileLengthTests: XCTestCase {
  private static let most = 500
  /// The largest numbers of lines of longer files. Apps override nearly every member of these classes, and Swift
  /// allows overrides only of members that are declared in a class's own braces: these files hold the declarations,
  /// and the files beside them the implementation. The numbers grow with Apple's members and their docstrings only.
  private static let longer = [
    "Sources/QuartzCore/Layers/CALayer.swift": 700,
    "Sources/UIKit/Collections/UICollectionView.swift": 525,
    "Sources/UIKit/Tables/UITableView.swift": 625,
    "Sources/UIKit/TextFields/UITextField.swift": 575,
    "Sources/UIKit/TextViews/UITextView.swift": 630,
    "Sources/UIKit/ViewControllers/UIViewController.swift": 700,
    "Sources/UIKit/Views/UIView.swift": 800,
  ]

  func testSourcesAreShort() throws {
    let files = Repository.swiftFiles(below: "Sources")
    XCTAssertGreaterThan(files.count, 1000)
    try assertShort(files)
    XCTAssertEqual(Set(Self.longer.keys).subtracting(files), [], "no file has that name")
  }

  func testTestsAreShort() throws {
    let files = Repository.swiftFiles(below: "Tests")
    XCTAssertGreaterThan(files.count, 500)
    try assertShort(files)
  }

  private func assertShort(_ files: [String]) throws {
    for file in files {
      let text = try Repository.text(file)
      // Generated tables are read in their source form.
      if text.hasPrefix("// Written by ") { continue }
      let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      let most = Self.longer[file] ?? Self.most
      XCTAssertLessThanOrEqual(count, most, "\(file): move what belongs together to a file of its own")
    }
  }
}
