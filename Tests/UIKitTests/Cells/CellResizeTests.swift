import FlipsideTesting
import UIKit
import XCTest

/// Rows whose cells have constraints: their measurement, resizing and animation.
final class CellResizeTests: TableTestCase {
  /// A label between two margins of 10 points.
  final class LabelCell: UITableViewCell {
    let label = UILabel()
    private(set) var bottom = NSLayoutConstraint()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      bottom = contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10), bottom,
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class LabelList: TableListBase, UITableViewDataSource, UITableViewDelegate {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? LabelCell)?.label.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }

  /// A picture of 60 points, 14 from the edges.
  final class PictureCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let picture = UIImageView()
      picture.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: 60), picture.heightAnchor.constraint(equalToConstant: 60),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
        picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class HeaderList: TableListBase, UITableViewDataSource, UITableViewDelegate {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let label = UILabel()
      label.text = "Header"
      label.translatesAutoresizingMaskIntoConstraints = false
      header.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: header.contentView.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: header.contentView.layoutMarginsGuide.trailingAnchor),
        label.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
      ])
      return header
    }
  }

  private let long = String(repeating: "grows and grows ", count: 12)

  @discardableResult private func showLabels() throws -> LabelCell {
    list = LabelList()
    show([rows(3)]) { $0.register(LabelCell.self, forCellReuseIdentifier: "cell") }
    return try XCTUnwrap(table.cellForRow(at: .at(0, 0)) as? LabelCell)
  }

  /// `enabled`: views that invalidate their intrinsic size (UITableView.SelfSizingInvalidation).
  func testInvalidatedSizesResizeTheRow() throws {
    let cell = try showLabels()
    let low = cell.frame.height
    cell.label.text = long
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, low, "a label's new text alone does not")
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    XCTAssertGreaterThan(cell.frame.height, low + 40)
    XCTAssertEqual(table.rectForRow(at: .at(0, 1)).minY, cell.frame.maxY)
    cell.label.text = "short"
    cell.contentView.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, low)
  }

  /// `enabledIncludingConstraints`: any change of the constraints of the content view.
  func testConstraintsResizeTheRow() throws {
    let cell = try showLabels()
    let low = cell.frame.height
    table.selfSizingInvalidation = .enabledIncludingConstraints
    cell.label.text = long
    table.layoutIfNeeded()
    let high = cell.frame.height
    XCTAssertGreaterThan(high, low + 40)
    cell.bottom.constant = 30
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, high + 20, accuracy: 0.5)
    cell.label.text = "short"
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, low + 20, accuracy: 0.5)
    table.selfSizingInvalidation = .disabled
    cell.label.text = long
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    XCTAssertEqual(cell.frame.height, low + 20, accuracy: 0.5)
  }

  func testFixedHeightsDoNotConflictWithTheEstimate() throws {
    list = HeaderList()
    let said = consoleLines {
      show([rows(2), rows(2)], style: .grouped) { $0.register(PictureCell.self, forCellReuseIdentifier: "cell") }
      go(to: now + 0.1)
    }
    XCTAssertFalse(said.contains { $0.contains("simultaneously") }, "\(said)")
    XCTAssertEqual(table.rectForRow(at: .at(0, 0)).height, 88.333, accuracy: 0.01)
    XCTAssertEqual(
      table.headerView(forSection: 0)?.contentView.frame.height, table.headerView(forSection: 0)?.frame.height)
  }

  /// The separator and the selected background move with the edge of a growing row, and do not jump to its final
  /// position.
  func testSeparatorAndSelectionMoveWithTheRow() throws {
    let heights = HeightList()
    heights.height = 50
    list = heights
    show([rows(3)])
    let cell = try XCTUnwrap(table.cellForRow(at: .at(0, 1)))
    let background = UIView()
    cell.selectedBackgroundView = background
    table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    UIView.setAnimationsEnabled(true)
    restart()
    heights.height = 150
    table.performBatchUpdates(nil)
    go(to: 0.15)
    let height = try XCTUnwrap(cell.layer.presentation()?.bounds.height)
    XCTAssertTrue((70...130).contains(height), "\(height)")
    XCTAssertEqual(try XCTUnwrap(background.layer.presentation()?.frame.maxY), height, accuracy: 1)
    XCTAssertEqual(try XCTUnwrap(cell.contentView.layer.presentation()?.frame.maxY), height, accuracy: 1)
    let last = try XCTUnwrap(table.cellForRow(at: .at(0, 2)))
    let line = try XCTUnwrap(last.subviews.first { !$0.isHidden && $0.frame.height < 1 && $0.frame.height > 0 })
    XCTAssertEqual(
      try XCTUnwrap(line.layer.presentation()?.frame.maxY),
      try XCTUnwrap(last.layer.presentation()?.bounds.height),
      accuracy: 1)
    go(to: 0.5)
    assertConsistent()
  }
}
