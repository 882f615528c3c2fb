import FlipsideTesting
import UIKit
import XCTest

/// Pictures of every style, accessory and editing state in light, dark and with large text, which were compared by
/// eye with screenshots of iOS 13 to 17.
final class CellPictureTests: CellTestCase {
  private let screen = CGRect(x: 0, y: 0, width: 1179, height: 2556)

  private func show(
    _ rows: [UITableViewCell], style: UITableView.Style = .plain, change: (Int, inout TableCellSurroundings) -> Void
  ) {
    for old in view.subviews { old.removeFromSuperview() }
    table = UITableView(frame: .zero, style: style)
    view.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    var y: CGFloat = 60
    let inset: CGFloat = style == .insetGrouped ? 20 : 0
    for (index, row) in rows.enumerated() {
      place(row, width: 393 - 2 * inset) {
        $0.style = style
        $0.isFirstInSection = index == 0
        $0.isLastInSection = index == rows.count - 1
        change(index, &$0)
      }
      row.frame.origin = CGPoint(x: inset, y: y)
      row.frame.size.height = height(row, width: 393 - 2 * inset)
      y += row.frame.height
    }
    view.layoutIfNeeded()
    step()
  }

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { context in
      UIColor.systemOrange.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 6).fill()
    }
  }

  private func styles() -> [UITableViewCell] {
    var rows = [
      cell(.default, "Default"), cell(.subtitle, "Subtitle", "With a second text"), cell(.value1, "Value 1", "42"),
      cell(.value2, "Value 2", "Detail"), cell(.default, "An image"), cell(.subtitle, "A symbol", "Below it"),
    ]
    rows[4].imageView?.image = image()
    rows[5].imageView?.image = UIImage(systemName: "wifi")
    let accessories: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .detailButton, .detailDisclosureButton, .checkmark,
    ]
    for type in accessories {
      let row = cell(.value1, "Accessory", "\(type.rawValue)")
      row.accessoryType = type
      rows.append(row)
    }
    let toggle = cell(.default, "Switch")
    let control = UISwitch()
    control.isOn = true
    toggle.accessoryView = control
    let selected = cell(.subtitle, "Selected", "As its background says")
    selected.isSelected = true
    let list = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("List content", "With a symbol")
    content.image = UIImage(systemName: "star")
    list.contentConfiguration = content
    return rows + [toggle, selected, list]
  }

  private func editing() -> [UITableViewCell] {
    let rows = (0..<8).map { cell($0 % 2 == 0 ? .default : .subtitle, "Row \($0)", "Second text") }
    for row in rows { row.isEditing = true }
    rows[5].isSelected = true
    rows[6].editingAccessoryType = .disclosureIndicator
    return rows
  }

  private func editingValues(_ index: Int, _ values: inout TableCellSurroundings) {
    values.isEditing = true
    values.editingStyle = [.delete, .insert, .none][min(index / 2, 2)]
    values.isMultipleSelection = index == 4 || index == 5
    values.canMove = index % 2 == 1 || index > 5
  }

  private let looks: [(UIUserInterfaceStyle, UIContentSizeCategory)] = [
    (.light, .large), (.dark, .large), (.light, .accessibilityExtraExtraExtraLarge),
  ]

  func testStyles() {
    var strip = FilmStrip(columns: 3, scale: 3)
    for (look, size) in looks {
      window.overrideUserInterfaceStyle = look
      stage.textSize = size
      show(styles()) { _, _ in }
      strip.add(Picture(UIApplication.shared.surface), screen)
    }
    for (style, look) in [
      (UITableView.Style.insetGrouped, UIUserInterfaceStyle.light), (.insetGrouped, .dark),
    ] {
      window.overrideUserInterfaceStyle = look
      stage.textSize = .large
      show(styles(), style: style) { _, _ in }
      strip.add(Picture(UIApplication.shared.surface), screen)
    }
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "cells")
  }

  func testEditing() {
    var strip = FilmStrip(columns: 3, scale: 3)
    for (look, size) in looks {
      window.overrideUserInterfaceStyle = look
      stage.textSize = size
      show(editing()) { self.editingValues($0, &$1) }
      strip.add(Picture(UIApplication.shared.surface), screen)
    }
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "editing")
  }
}
