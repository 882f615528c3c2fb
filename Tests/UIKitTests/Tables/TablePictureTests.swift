import FlipsideTesting
import UIKit
import XCTest

/// Pictures of whole tables, which were compared by eye with screenshots of iOS 13 to 17: each style with each
/// accessory, editing, selection, swiped rows, a row that is moved, the index, and headers that stay.
final class TablePictureTests: TableTestCase {
  private enum Look: CaseIterable { case light, dark, large }

  fileprivate let samples = SampleRows()

  private func show(_ look: Look, _ style: UITableView.Style, _ configure: (UITableView) -> Void = { _ in }) {
    for old in view.subviews { old.removeFromSuperview() }
    window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
    stage.textSize = look == .large ? .accessibilityExtraLarge : .large
    list = samples
    show(samples.sections, style: style, height: 700) {
      configure($0)
    }
    table.reloadData()
    table.layoutIfNeeded()
  }

  private func frame(_ strip: inout FilmStrip) {
    view.layoutIfNeeded()
    step()
    strip.add(Picture(UIApplication.shared.surface), CGRect(x: 0, y: 0, width: 1179, height: 2100))
  }

  private func compare(_ strip: FilmStrip, _ name: String) {
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: name)
  }

  private func drag(from x: CGFloat, _ y: CGFloat, by way: CGPoint, lifts: Bool = true) {
    touch(0, .began, x, y)
    for part in 1...8 {
      pass(0.02)
      touch(0, .moved, x + way.x * CGFloat(part) / 8, y + way.y * CGFloat(part) / 8)
    }
    pass(0.3)
    if lifts { touch(0, .ended, x + way.x, y + way.y) }
    pass(1)
  }

  func testStylesAndAccessories() {
    for (name, look) in [("tables-light", Look.light), ("tables-dark", .dark)] {
      var strip = FilmStrip(columns: 3, scale: 3)
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        show(look, style)
        frame(&strip)
      }
      compare(strip, name)
    }
  }

  func testEditing() {
    var strip = FilmStrip(columns: 3, scale: 3)
    for style in [UITableView.Style.plain, .insetGrouped] {
      show(.light, style)
      table.setEditing(true, animated: false)
      frame(&strip)
    }
    show(.light, .insetGrouped) { $0.allowsMultipleSelectionDuringEditing = true }
    table.setEditing(true, animated: false)
    for row in [0, 1, 3] { table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none) }
    frame(&strip)
    compare(strip, "tables-editing")
  }

  func testRightToLeft() {
    MainActor.assumeIsolated {
      onStage(layoutDirection: .rightToLeft, animates: false) { stage in
        var strip = FilmStrip(columns: 4, scale: 3)
        for (style, isEditing) in [(UITableView.Style.plain, false), (.insetGrouped, false), (.insetGrouped, true)]
        {
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 700), style: style)
          table.contentInsetAdjustmentBehavior = .never
          (table.dataSource, table.delegate) = (samples, samples)
          stage.view.addSubview(table)
          table.setEditing(isEditing, animated: false)
          table.layoutIfNeeded()
          stage.clock.settle()
          strip.add(.screen, CGRect(x: 0, y: 0, width: 393, height: 700))
        }
        compare(strip, "tables-right-to-left")
      }
    }
  }

  func testSelectionSwipesAndMoves() {
    UIView.setAnimationsEnabled(true)
    for (name, look) in [("tables-states", Look.light), ("tables-states-dark", .dark)] {
      var strip = FilmStrip(columns: 4, scale: 3)
      show(look, .insetGrouped)
      table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
      frame(&strip)
      show(look, .insetGrouped)
      restart()
      drag(from: 300, table.rectForRow(at: .at(0, 4)).midY, by: CGPoint(x: -170, y: 0))
      frame(&strip)
      show(look, .plain)
      drag(from: 80, table.rectForRow(at: .at(1, 1)).midY, by: CGPoint(x: 120, y: 0))
      frame(&strip)
      show(look, .plain)
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      drag(from: 360, table.rectForRow(at: .at(0, 0)).midY, by: CGPoint(x: 0, y: 70), lifts: false)
      frame(&strip)
      touch(0, .ended, 360, 200)
      pass(1)
      compare(strip, name)
    }
  }

  func testTheIndexAndHeadersThatStay() {
    var strip = FilmStrip(columns: 3, scale: 3)
    samples.hasIndex = true
    for look in Look.allCases {
      show(look, .plain)
      table.contentOffset.y = 130
      table.layoutIfNeeded()
      frame(&strip)
    }
    samples.hasIndex = false
    compare(strip, "tables-index")
  }

  func testLargestText() {
    var strip = FilmStrip(columns: 3, scale: 3)
    show(.large, .plain)
    frame(&strip)
    show(.large, .insetGrouped)
    frame(&strip)
    table.setEditing(true, animated: false)
    frame(&strip)
    compare(strip, "tables-large")
  }
}

/// Rows of each style and accessory.
private final class SampleRows: TableListBase, UITableViewDataSource, UITableViewDelegate {
  var hasIndex = false
  private static let accessories: [UITableViewCell.AccessoryType] = [
    .none, .disclosureIndicator, .detailButton, .detailDisclosureButton, .checkmark,
  ]
  private static let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]

  override init() {
    super.init()
    sections = [
      (0..<5).map { "Accessory \($0)" }, (0..<4).map { "Style \($0)" }, (0..<4).map { "Image \($0)" },
    ]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Accessories", "Styles", hasIndex ? "Images" : nil][section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    hasIndex ? nil : ["A footer that explains its section in more words than one line holds.", nil, "End"][section]
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    hasIndex ? (0..<12).map { String(UnicodeScalar(UInt8(65 + $0))) } : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let style: UITableViewCell.CellStyle =
      indexPath.section == 0 ? (indexPath.row % 2 == 0 ? .value1 : .default) : Self.styles[indexPath.row % 4]
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.detailTextLabel?.text = "Detail"
    switch indexPath.section {
    case 0:
      cell.accessoryType = Self.accessories[indexPath.row]
      if indexPath.row == 2 { cell.editingAccessoryType = .disclosureIndicator }
    case 2:
      cell.imageView?.image = UIImage(systemName: ["star", "wifi", "person.circle", "gear"][indexPath.row])
      cell.accessoryType = .disclosureIndicator
    default: break
    }
    return cell
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    indexPath.section == 1 ? .insert : indexPath == .at(2, 1) ? .none : .delete
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section != 1 }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
    ]
    )
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = .systemOrange
    let trash = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
    trash.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [trash, flag])
  }
}
