import FlipsideTesting
import InterfaceSurvey
import UIKit
import XCTest

/// The attributes of UIKit's objects in 3,309 published files (`facts/nib.md`), with their values: `element
/// attribute value,value`.
final class NibVocabularyTests: XCTestCase {
  private let fixture = NibFixture()

  /// Classes that standalone elements of the files may lack: such objects are kept, and each class is logged once.
  private static let later: Set<String> = [
    "UITableViewCell", "UIPageViewController",
    "MKMapView", "WKWebView", "UIRefreshControl",
  ]

  private func vocabulary() throws -> [(element: String, attribute: String, values: [String])] {
    let path = (#filePath as NSString).deletingLastPathComponent + "/Vocabulary.txt"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      return (words[0], words[1], words[2].split(separator: ",").map(String.init))
    }
  }

  func testEveryAttributeIsRead() throws {
    let words = try vocabulary()
    XCTAssertGreaterThan(words.count, 500)
    var objects = ""
    for (index, word) in words.enumerated() {
      for (number, value) in word.values.enumerated() {
        objects += "<\(word.element) id=\"o\(index)-\(number)\" \(word.attribute)=\"\(value)\"/>\n"
      }
    }
    fixture.xib("All", objects)
    let report = NibSurvey.read(path: "\(fixture.folder)/All.xib", bundle: fixture.bundle)
    XCTAssertEqual(report.notUnderstood.keys.sorted(), [])
    XCTAssertEqual(report.missingClasses.keys.filter { !Self.later.contains($0) }.sorted(), [])
    // Every value is valid for its property.
    let odd = report.problems.filter { $0.contains("has a value that it can't have") }
    XCTAssertEqual(odd, [])
    XCTAssertGreaterThan(report.objects, 700)
  }

  func testWhatIsNotReadIsSaidOnceByClass() {
    let console = ConsoleRecorder()
    defer { console.end() }
    var lines: [String] { console.lines }
    fixture.xib(
      "Odd", "<label id=\"a\" wobble=\"YES\"/><label id=\"b\" wobble=\"NO\"/><fooView id=\"c\"/><fooView id=\"d\"/>"
    )
    UINib(nibName: "Odd", bundle: fixture.bundle).instantiate(withOwner: nil)
    XCTAssertEqual(lines.filter { $0.contains("UILabel.wobble") }.count, 1, "\(lines)")
    XCTAssertEqual(lines.filter { $0.contains("UIFooView") }.count, 1, "\(lines)")
  }
}
