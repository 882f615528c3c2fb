import XCTest

/// Kinds of presentation are classes, which contain all their differences.
final class PresentationKindsTests: XCTestCase {
  /// The code of a presentation's progress, of its container and of the window's list names no kind.
  func testTheCourseOfAPresentationNamesNoKind() throws {
    let kinds =
      #/(?i)sheet|popover|alert|curl|flip|fullScreen|currentContext|pageSheet|formSheet|PresenterCard|as\? UI/#
    for name in ["Presentation", "TransitionView", "UIWindow+Presentations"] {
      let text = try Repository.text("Sources/UIKit/Presentation/\(name).swift")
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let match = line.firstMatch(of: kinds) else { continue }
        XCTFail("\(name).swift:\(number + 1) names \"\(match.0)\"; override a member of UIPresentationController")
      }
    }
  }
}
