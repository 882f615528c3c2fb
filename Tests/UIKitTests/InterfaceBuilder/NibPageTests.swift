import FactTables
import UIKit
import XCTest

/// Runs the worked example of `Documentation/nib-reading.md`.
final class NibPageTests: CoreTestCase {
  func testThePageShowsWhatReadingMakes() throws {
    let page = try DocumentationPage("nib-reading")
    let fixture = NibFixture()
    fixture.xib("Card", page.block(beginning: "<view "))
    let views = UINib(nibName: "Card", bundle: fixture.bundle).instantiate(withOwner: nil)
    let view = try XCTUnwrap(views.first as? UIView)
    view.layoutIfNeeded()
    page.assertShows(tree(view, ""))
    XCTAssertEqual(console, [])
  }

  private func tree(_ view: UIView, _ indent: String) -> String {
    // Frames are computed from centers, so the last digits have rounding errors.
    func text(_ number: CGFloat) -> String {
      let thousandths = (number * 1000).rounded()
      return thousandths.remainder(dividingBy: 1000) == 0 ? "\(Int(thousandths) / 1000)" : "\(thousandths / 1000)"
    }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
    let words =
      (view as? UILabel)?.text ?? (view as? UIStepper).map { "value \(text($0.value)) of \(text($0.maximumValue))" }
    let line = "\(indent)\(type(of: view)) \(numbers)" + (words.map { " \($0)" } ?? "")
    let children = view is UIControl ? [] : view.subviews
    return ([line] + children.map { tree($0, indent + "  ") }).joined(separator: "\n")
  }
}
