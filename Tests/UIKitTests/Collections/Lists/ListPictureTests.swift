import FlipsideTesting
import UIKit
import XCTest

/// Pictures of each appearance with headers, footers, accessories and the editing state: in light, dark, with the
/// largest text and from right to left.
final class ListPictureTests: XCTestCase {
  private let screen = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  private struct Look {
    var isDark = false
    var size = UIContentSizeCategory.large
    var direction = UIUserInterfaceLayoutDirection.leftToRight
  }
  private let looks = [
    Look(), Look(isDark: true), Look(size: .accessibilityExtraExtraExtraLarge), Look(direction: .rightToLeft),
  ]

  @MainActor private func fill(_ cell: UICollectionViewListCell, _ path: IndexPath, _ text: String) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    switch path.item {
    case 1: content.secondaryText = "Second text"
    case 2: content.image = UIImage(systemName: "star")
    default: break
    }
    cell.contentConfiguration = content
    let end: [UICellAccessory] =
      switch path.item {
      case 0: [.disclosureIndicator(displayed: .whenNotEditing)]
      case 1: [.checkmark(), .label(text: "12")]
      case 2: [.detail(), .disclosureIndicator()]
      case 3: [.outlineDisclosure(options: .init(style: .cell))]
      default: [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
      }
    cell.accessories =
      end + [.delete(displayed: path.section == 0 ? .whenEditing : .always, actionHandler: {}), .reorder()]
    if path.section == 1 { cell.accessories = end + [.multiselect(), .insert(displayed: .whenEditing)] }
    if path.item == 3 { cell.indentationLevel = 2 }
  }

  @MainActor private func picture(_ appearance: Appearance, _ look: Look, editing: Bool) -> Picture {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let scene = ListScene(
      configuration, [["Chevron", "Checkmark", "Detail", "Outline", "Switch"], ["One", "Two", "Three"]],
      direction: look.direction, frame: CGRect(x: 0, y: 59, width: 393, height: 793),
      fill: { [self] in fill($0, $1, $2) })
    defer { scene.end() }
    scene.stage.isDark = look.isDark
    scene.stage.textSize = look.size
    scene.view.selectItem(at: [1, 1], animated: false, scrollPosition: [])
    if editing {
      scene.view.allowsMultipleSelectionDuringEditing = true
      scene.view.isEditing = true
    }
    scene.settle()
    return scene.stage.picture()
  }

  @MainActor private func compare(_ appearance: Appearance, named name: String, line: UInt = #line) {
    var strip = FilmStrip(columns: 4, scale: 4)
    for editing in [false, true] {
      for look in looks { strip.add(picture(appearance, look, editing: editing), screen) }
    }
    assertPicture(strip.picture, named: name, line: line)
  }

  func testPlain() { MainActor.assumeIsolated { compare(.plain, named: "list-plain") } }
  func testGrouped() { MainActor.assumeIsolated { compare(.grouped, named: "list-grouped") } }
  func testInsetGrouped() { MainActor.assumeIsolated { compare(.insetGrouped, named: "list-inset-grouped") } }
  func testSidebar() { MainActor.assumeIsolated { compare(.sidebar, named: "list-sidebar") } }
  func testSidebarPlain() { MainActor.assumeIsolated { compare(.sidebarPlain, named: "list-sidebar-plain") } }
}
