import FactTables
import FlipsideTesting
import UIKit
import XCTest

/// Headers and footers of sections (facts/cells.md#headers).
final class HeaderFooterTests: CellTestCase {
  private func header(
    _ title: String?, style: UITableView.Style = .plain, isHeader: Bool = true, pinned: Bool = false
  ) -> UITableViewHeaderFooterView {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
    var surroundings = TableHeaderFooterSurroundings()
    surroundings.style = style
    surroundings.isHeader = isHeader
    surroundings.isPinned = pinned
    surroundings.margin = Self.margin
    header.surroundings = surroundings
    if let title { header.title = title }
    header.frame = CGRect(x: 0, y: 100, width: 393, height: height(header))
    view.addSubview(header)
    view.layoutIfNeeded()
    return header
  }

  func testHeights() throws {
    let facts = try FactTable("cells", "headers")
    XCTAssertEqual(header("Plain").frame.height, try facts.number("plain"), accuracy: 0.01)
    XCTAssertEqual(header("Grouped", style: .grouped).frame.height, try facts.number("grouped"), accuracy: 0.01)
    XCTAssertEqual(
      header("Footer", style: .grouped, isHeader: false).frame.height, try facts.number("grouped-footer"),
      accuracy: 0.01)
    let long = header(String(repeating: "long footer ", count: 20), style: .grouped, isHeader: false)
    XCTAssertGreaterThan(long.frame.height, 60)
  }

  func testTitles() {
    let plain = header("Plain")
    XCTAssertEqual(plain.textLabel?.text, "Plain")
    XCTAssertEqual(plain.textLabel?.font.pointSize, 17)
    XCTAssertEqual(plain.textLabel?.textColor, .label)
    assertFrame(plain.textLabel, 20, 4, 353, 20.333, accuracy: 0.4)
    let grouped = header("Grouped", style: .insetGrouped)
    XCTAssertEqual(grouped.textLabel?.text, "GROUPED")
    XCTAssertEqual(grouped.accessibilityLabel, "Grouped", "it is read as it was written")
    XCTAssertTrue(grouped.accessibilityTraits.contains(.header))
    XCTAssertEqual(grouped.textLabel?.font.pointSize, 13)
    XCTAssertEqual(grouped.textLabel?.textColor, .secondaryLabel)
    assertFrame(grouped.textLabel, 20, 17, 353, 15.667)
    let footer = header("Footer", style: .grouped, isHeader: false)
    XCTAssertEqual(footer.textLabel?.text, "Footer")
    assertFrame(footer.textLabel, 20, 6, 353, 15.667)
    XCTAssertFalse(footer.accessibilityTraits.contains(.header))
  }

  func testAGivenHeightMovesTheTitleDown() {
    let grouped = header("Grouped", style: .grouped)
    grouped.frame.size.height = 60
    grouped.layoutIfNeeded()
    XCTAssertEqual(grouped.textLabel?.frame.maxY ?? 0, 54, accuracy: 0.01)
  }

  func testAnAppsFontStays() {
    let grouped = header("Grouped", style: .grouped)
    grouped.textLabel?.font = .systemFont(ofSize: 22)
    grouped.textLabel?.textColor = .systemRed
    grouped.surroundings.style = .plain
    XCTAssertEqual(grouped.textLabel?.font.pointSize, 22)
    XCTAssertEqual(grouped.textLabel?.textColor, .systemRed)
  }

  func testConfigurations() {
    let view = header(nil, style: .grouped)
    XCTAssertEqual(view.defaultContentConfiguration(), .groupedHeader())
    XCTAssertEqual(header(nil).defaultContentConfiguration(), .plainHeader())
    XCTAssertEqual(view.defaultBackgroundConfiguration(), .listGroupedHeaderFooter())
    var states: [UIViewConfigurationState] = []
    view.configurationUpdateHandler = { header, state in
      states.append(state)
      var content = header.defaultContentConfiguration()
      content.text = "Configured"
      header.contentConfiguration = content
    }
    self.view.layoutIfNeeded()
    XCTAssertEqual(states.count, 1)
    XCTAssertTrue(view.contentView is UIListContentView)
    XCTAssertEqual(view.accessibilityLabel, "CONFIGURED")
    view.surroundings.isPinned = true
    self.view.layoutIfNeeded()
    XCTAssertEqual(states.map(\.isPinned), [false, true])
    view.contentConfiguration = nil
    XCTAssertFalse(view.contentView is UIListContentView)
  }

  func testBackgrounds() {
    let pinned = header("Pinned", pinned: true)
    XCTAssertTrue(pinned.subviews.first?.subviews.first is UIVisualEffectView, "a blur while it is pinned")
    let own = UIView()
    pinned.backgroundView = own
    pinned.layoutIfNeeded()
    XCTAssertTrue(pinned.subviews.first === own)
    XCTAssertEqual(own.frame, pinned.bounds)
    pinned.backgroundConfiguration = .clear()
    XCTAssertNil(own.superview)
    pinned.backgroundColor = .red
    XCTAssertTrue(said("Changing the background color of UITableViewHeaderFooterView is not supported"))
  }

  func testConstraintsGiveTheHeight() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 33),
    ])
    XCTAssertEqual(height(view), 43)
  }
}
