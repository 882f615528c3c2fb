import XCTest

/// Kinds of presentation are classes: what one of them does differently stands in its class.
final class PresentationKindsTests: XCTestCase {
  /// The course of a presentation, its container and the window's list of them know no kind by name.
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
