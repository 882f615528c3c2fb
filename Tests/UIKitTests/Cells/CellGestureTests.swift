import UIKit
import XCTest

/// Cells as delegates of their gesture recognizers: `UITableViewCell` conforms, a subclass overrides what it needs.
final class CellGestureTests: TimeTestCase {
  private final class Cell: UITableViewCell {
    var asked: [String] = []
    var receives = true

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("begin")
      return true
    }
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    {
      asked.append("receive")
      return receives
    }
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked.append("simultaneous")
      return true
    }
  }

  func testASubclassIsAsked() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 100, width: 393, height: 44)
    view.addSubview(cell)
    let journal = Journal()
    let target = NotingTarget(journal)
    for name in ["first", "second"] {
      let recognizer = UITapGestureRecognizer(target: target, action: NotingTarget.fired)
      recognizer.name = name
      recognizer.delegate = cell
      cell.addGestureRecognizer(recognizer)
    }
    tap(100, 120)
    XCTAssertEqual(journal.lines.sorted(), ["first 3", "second 3"])
    XCTAssertEqual(Set(cell.asked), ["begin", "receive", "simultaneous"])
    cell.receives = false
    tap(100, 120)
    XCTAssertEqual(journal.lines.count, 2)
  }
}
