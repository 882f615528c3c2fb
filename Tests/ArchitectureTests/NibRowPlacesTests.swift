import Foundation
import XCTest

/// The row that a class reads from Interface Builder files is beside the class, and nowhere else
/// (`Documentation/nib-reading.md`).
final class NibRowPlacesTests: XCTestCase {
  private struct Row {
    let name: String
    let type: String
    let file: String
  }

  private func rows() throws -> [Row] {
    try Repository.swiftFiles(below: "Sources/UIKit").filter { !$0.hasSuffix("/NibRow.swift") }.flatMap { file in
      try Repository.text(file).matches(of: #/static let `?(\w+)`? = NibRow\((\w+)\.self\)/#).map {
        Row(name: String($0.1), type: String($0.2), file: file)
      }
    }
  }

  func testARowIsBesideItsClass() throws {
    let rows = try rows()
    XCTAssertGreaterThan(rows.count, 30)
    XCTAssertEqual(Set(rows.map(\.type)).count, rows.count, "a class has one row")
    for row in rows where row.type != "NibStandInView" {
      XCTAssertTrue(row.file.hasSuffix("/\(row.type)+Nib.swift"), row.file)
      let text = try Repository.text(row.file.replacingOccurrences(of: "+Nib.swift", with: ".swift"))
      XCTAssertTrue(text.contains("class \(row.type):"), "\(row.file) is not beside \(row.type)")
      XCTAssertTrue(text.contains("class var nibRow: NibRow { .\(row.name) }"), "\(row.type) has another row")
      // Recognizers are read by `NibFactory`.
      if row.type.hasSuffix("GestureRecognizer") { continue }
      XCTAssertEqual(
        text.components(separatedBy: "decode(.\(row.name), from: coder)").count, 2, "\(row.type) reads its row once"
      )
    }
  }

  /// The archived properties of a class, to which its row refers, are beside the class as well.
  func testArchivedPropertiesAreBesideTheirClass() throws {
    var count = 0
    for file in Repository.swiftFiles(below: "Sources/UIKit") {
      for match in try Repository.text(file).matches(of: #/\bof\("\w+", \\(UI\w+)\./#) {
        count += 1
        XCTAssertTrue(file.hasSuffix("/\(match.1)+Archive.swift"), "\(file) holds a property of \(match.1)")
      }
    }
    XCTAssertGreaterThan(count, 100)
  }

  /// The code that loads nibs does not contain attributes or keys of classes.
  func testNoTableIsCentral() throws {
    let words = #/row\.(?:property|attribute|key|ignore)\b|KeyValueAccess\.register\b|\\UI\w+\.|: NibNamed\b/#
    let files = Repository.swiftFiles(below: "Sources/UIKit/InterfaceBuilder")
    XCTAssertGreaterThan(files.count, 20)
    for file in files {
      for match in try Repository.text(file).matches(of: words) where !file.hasSuffix("/NibRow.swift") {
        XCTFail("\(file): \(match.0) belongs beside its class")
      }
    }
  }
}
