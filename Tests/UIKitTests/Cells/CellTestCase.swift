import FlipsideTesting
import UIKit
import XCTest

/// Cells in a window of 393 points, as a table of that width places them: with `margin` points beside their text.
class CellTestCase: TimeTestCase {
  static let margin: CGFloat = 20
  lazy var table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))

  func place(
    _ cell: UITableViewCell, _ height: CGFloat = 44, width: CGFloat = 393,
    _ change: (inout TableCellSurroundings) -> Void = { _ in }
  ) {
    cell.frame = CGRect(x: 0, y: 100, width: width, height: height)
    cell.table = table
    var surroundings = TableCellSurroundings()
    surroundings.margin = Self.margin
    change(&surroundings)
    cell.surroundings = surroundings
    view.addSubview(cell)
    view.layoutIfNeeded()
  }

  func cell(_ style: UITableViewCell.CellStyle, _ text: String? = "Title", _ detail: String? = "Detail")
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  func assertFrame(
    _ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat?, _ height: CGFloat?, accuracy: CGFloat = 0.01,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let frame = view?.frame else { return XCTFail("no view", file: file, line: line) }
    XCTAssertEqual(frame.minX, x, accuracy: accuracy, "x of \(frame)", file: file, line: line)
    XCTAssertEqual(frame.minY, y, accuracy: accuracy, "y of \(frame)", file: file, line: line)
    if let width {
      XCTAssertEqual(frame.width, width, accuracy: accuracy, "width of \(frame)", file: file, line: line)
    }
    if let height {
      XCTAssertEqual(frame.height, height, accuracy: accuracy, "height of \(frame)", file: file, line: line)
    }
  }

  func height(_ view: UIView, width: CGFloat = 393) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Lines of one pixel.
  func lines(_ cell: UIView) -> [CGRect] {
    cell.subviews.filter { !$0.isHidden && $0.bounds.height < 1 && $0.bounds.width > 0 }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }
}
