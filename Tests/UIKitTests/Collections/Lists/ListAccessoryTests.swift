import FlipsideTesting
import UIKit
import XCTest

/// `facts/lists.md#accessories`.
final class ListAccessoryTests: XCTestCase {
  /// Runs a test on a list cell with accessories, and the views beside its content.
  @MainActor private func onCell(
    _ accessories: [UICellAccessory], editing: Bool = false,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, animates: Bool = false,
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    _ body: (ListScene, UICollectionViewListCell) throws -> Void
  ) rethrows {
    try onList(.plain, [["A", "B", "C"]], animates: animates, direction: direction, configure: configure) {
      cell, path, text in
      ListScene.showText(cell, path, text)
      cell.accessories = path.item == 0 ? accessories : []
    } _: { scene in
      if editing { scene.view.isEditing = true }
      scene.pass(0.5)
      try body(scene, XCTUnwrap(scene.cell(0)))
    }
  }

  /// The views beside the content, from left to right.
  @MainActor private func beside(_ cell: UICollectionViewListCell) -> [UIView] {
    cell.layoutIfNeeded()
    // The content's indentation is within the content: accessories that are indented are over it.
    var content = cell.contentView.frame
    content = content.inset(
      by: UIEdgeInsets(top: 0, left: CGFloat(cell.indentationLevel) * cell.indentationWidth, bottom: 0, right: 0))
    return cell.subviews.filter {
      $0 !== cell.contentView && ($0.frame.midX < content.minX || $0.frame.midX > content.maxX)
        && (1..<300).contains($0.frame.width)
    }.sorted { $0.frame.minX < $1.frame.minX }
  }

  func testDefaults() {
    let kinds: [(UICellAccessory, UICellAccessory.AccessoryType)] = [
      (.disclosureIndicator(), .disclosureIndicator), (.outlineDisclosure(), .outlineDisclosure),
      (.checkmark(), .checkmark), (.delete(), .delete), (.insert(), .insert), (.reorder(), .reorder),
      (.multiselect(), .multiselect), (.label(text: "1"), .label), (.detail(), .detail),
    ]
    for (accessory, type) in kinds { XCTAssertEqual(accessory.accessoryType, type) }
    MainActor.assumeIsolated {
      let view = UIView()
      let custom = UICellAccessory.customView(configuration: .init(customView: view, placement: .leading()))
      XCTAssertEqual(custom.accessoryType, .customView(view))
      XCTAssertNotEqual(custom.accessoryType, .customView(UIView()))
      XCTAssertEqual(UICellAccessory.popUpMenu(UIMenu()).accessoryType, .popUpMenu)
      let configuration = UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing())
      XCTAssertFalse(configuration.isHidden)
      XCTAssertFalse(configuration.maintainsFixedSize)
      let cell = UICollectionViewListCell(frame: .zero)
      XCTAssertTrue(cell.indentsAccessories)
      XCTAssertEqual(cell.indentationLevel, 0)
      XCTAssertEqual(cell.indentationWidth, 10)
      XCTAssertTrue(cell.accessories.isEmpty)
    }
    XCTAssertTrue(UICellAccessory.ReorderOptions().showsVerticalSeparator)
    XCTAssertTrue(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
    XCTAssertNil(UICellAccessory.DeleteOptions().backgroundColor)
    XCTAssertEqual(UICellAccessory.OutlineDisclosureOptions().style, .automatic)
  }

  func testTheDisclosureIndicatorEndsAtTheMargin() throws {
    MainActor.assumeIsolated {
      onCell([.disclosureIndicator()]) { _, cell in
        let views = beside(cell)
        XCTAssertEqual(views.count, 1)
        XCTAssertEqual(views.first?.frame.maxX ?? 0, 373, accuracy: 0.01)
        XCTAssertEqual(cell.contentView.frame.maxX, views.first?.frame.minX ?? 0, accuracy: 0.5)
      }
      onCell([.disclosureIndicator()], direction: .rightToLeft) { _, cell in
        XCTAssertEqual(beside(cell).first?.frame.minX ?? 0, 20, accuracy: 0.01)
        XCTAssertEqual(cell.contentView.frame.maxX, 393)
      }
    }
  }

  func testOrderAtTheTrailingSide() throws {
    try MainActor.assumeIsolated {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      try onCell([
        .reorder(displayed: .always), .disclosureIndicator(), .detail(), .checkmark(), .label(text: "7"),
        .customView(configuration: .init(customView: view, placement: .trailing(), maintainsFixedSize: true)),
      ]) { _, cell in
        let views = beside(cell)
        XCTAssertEqual(views.count, 6)
        XCTAssertTrue(views.first === view)
        XCTAssertEqual((views[1] as? UILabel)?.text, "7")
        XCTAssertTrue(views[2] is UIImageView)
        XCTAssertEqual(views[3].accessibilityLabel, "More Info")
        XCTAssertTrue(views[4] is UIImageView)
        XCTAssertEqual(views[5].accessibilityLabel?.hasPrefix("Reorder"), true)
        for (left, right) in zip(views, views.dropFirst()) {
          XCTAssertGreaterThan(right.frame.minX, left.frame.maxX - 0.01)
        }
        XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 20))
        XCTAssertEqual(view.frame.midY, 22, accuracy: 0.5)
      }
    }
  }

  func testOrderAtTheLeadingSideAndPositions() throws {
    try MainActor.assumeIsolated {
      func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      let (last, first, second) = (view(), view(), view())
      func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
        .customView(configuration: .init(customView: view, placement: placement, maintainsFixedSize: true))
      }
      let delete = UICellAccessory.delete(displayed: .always)
      try onCell([
        custom(last, .leading()), .multiselect(displayed: .always), delete,
        custom(first, .leading(at: { _ in -5 })),
        custom(second, .leading(at: UICellAccessory.Placement.position(after: .multiselect()))),
      ]) { _, cell in
        let views = beside(cell)
        XCTAssertEqual(views.count, 5)
        XCTAssertTrue(views[0] === first)
        XCTAssertTrue(views[2] === second)
        XCTAssertEqual(views[3].accessibilityLabel?.hasPrefix("Remove"), true)
        XCTAssertTrue(views[4] === last)
      }
      let place = UICellAccessory.Placement.self
      let some: [UICellAccessory] = [.label(text: ""), .checkmark()]
      XCTAssertEqual(place.position(before: .checkmark())(some), 1)
      XCTAssertEqual(place.position(after: .checkmark())(some), 2)
      XCTAssertEqual(place.position(before: .detail())(some), 0)
      XCTAssertEqual(place.position(after: .detail())(some), 2)
    }
  }

  func testDisplayedStates() throws {
    MainActor.assumeIsolated {
      let accessories: [UICellAccessory] = [
        .delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing), .label(text: "L"),
      ]
      onCell(accessories) { scene, cell in
        XCTAssertEqual(beside(cell).count, 2)
        XCTAssertEqual(scene.text(cell).minX, 20, accuracy: 0.01)
        scene.view.isEditing = true
        scene.settle()
        XCTAssertTrue(cell.configurationState.isEditing)
        XCTAssertEqual(beside(cell).count, 3)
        // As in tables, the content moves by 40 points.
        XCTAssertEqual(scene.text(cell).minX, 60, accuracy: 0.01)
        scene.view.isEditing = false
        scene.settle()
        XCTAssertEqual(beside(cell).count, 2)
        XCTAssertEqual(scene.text(cell).minX, 20, accuracy: 0.01)
      }
    }
  }

  func testEditingIsAnimated() throws {
    MainActor.assumeIsolated {
      onCell([.delete(), .disclosureIndicator(displayed: .whenNotEditing)], animates: true) { scene, cell in
        scene.view.isEditing = true
        scene.pass(0.15)
        let x = cell.contentView.layer.presentation()?.frame.minX ?? 0
        XCTAssertGreaterThan(x, 2)
        XCTAssertLessThan(x, 38)
        // The disappearing accessory is removed when its animation has ended.
        XCTAssertEqual(cell.subviews.filter { $0 is UIImageView }.count, 1)
        scene.pass(0.5)
        XCTAssertEqual(cell.contentView.frame.minX, 40)
        XCTAssertEqual(cell.subviews.filter { $0 is UIImageView }.count, 0)
      }
    }
  }

  /// In headers of grouped lists the text is below the middle, and so are the accessories
  /// (`facts/lists.md#accessories/in-headers`).
  func testAccessoriesOfHeadersAreBesideTheText() throws {
    try MainActor.assumeIsolated {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        let toggle = UISwitch()
        let custom = UICellAccessory.customView(configuration: .init(customView: toggle, placement: .trailing()))
        for (accessories, height) in [
          ([UICellAccessory.outlineDisclosure()], CGFloat(38.667)), ([.label(text: "7"), .checkmark()], 38.667),
          ([custom], 31 + 11),
        ] {
          try onList(.insetGrouped, [["Title", "A"]], direction: direction) {
            $0.headerMode = .firstItemInSection
          } fill: { cell, path, text in
            ListScene.showText(cell, path, text)
            cell.accessories = path.item == 0 ? accessories : []
          } _: { scene in
            let header = try XCTUnwrap(scene.cell(0))
            XCTAssertEqual(header.frame.height, height, accuracy: 0.01)
            let views = beside(header)
            XCTAssertEqual(views.count, accessories.count)
            for view in views {
              let middle = header.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
              XCTAssertEqual(middle.y, scene.text(header).midY, accuracy: 0.5)
              XCTAssertTrue(header.bounds.contains(view.frame.insetBy(dx: 0, dy: 0.01)))
            }
            // The header's accessory is at the margin of the rows' accessories.
            if direction == .rightToLeft {
              XCTAssertEqual(views.first?.frame.minX ?? 0, 20, accuracy: 2)
            } else {
              XCTAssertEqual(views.last?.frame.maxX ?? 0, 333, accuracy: 2)
            }
            XCTAssertEqual(scene.frame(1).minY, height, accuracy: 0.01)
          }
        }
      }
    }
  }

  func testHiddenAccessoriesTakeRoom() throws {
    MainActor.assumeIsolated {
      var width: CGFloat = 0
      onCell([.checkmark()]) { _, cell in width = cell.contentView.frame.width }
      onCell([.checkmark(options: .init(isHidden: true))]) { _, cell in
        XCTAssertEqual(cell.contentView.frame.width, width)
        XCTAssertEqual(cell.subviews.first { $0 is UIImageView }?.alpha, 0)
      }
    }
  }

  func testReservedWidths() throws {
    MainActor.assumeIsolated {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      func accessory(_ dimension: UICellAccessory.LayoutDimension) -> UICellAccessory {
        .customView(
          configuration: .init(
            customView: view, placement: .leading(), reservedLayoutWidth: dimension, maintainsFixedSize: true))
      }
      for (dimension, slot) in [
        (UICellAccessory.LayoutDimension.actual, CGFloat(10)), (.standard, 24), (.custom(60), 60),
      ] {
        onCell([accessory(dimension)]) { scene, cell in
          XCTAssertEqual(view.frame.midX, 20 + slot / 2, accuracy: 0.5)
          XCTAssertEqual(scene.text(cell).minX, 20 + slot + 18, accuracy: 0.5)
        }
      }
    }
  }

  func testCustomViewsHaveTheSizeThatFits() throws {
    try MainActor.assumeIsolated {
      let toggle = UISwitch()
      try onCell([.customView(configuration: .init(customView: toggle, placement: .trailing()))]) { scene, cell in
        XCTAssertEqual(toggle.frame.maxX, 373, accuracy: 0.5)
        XCTAssertEqual(toggle.frame.midY, 22, accuracy: 0.5)
        scene.stage.tap(toggle)
        scene.pass(0.5)
        XCTAssertTrue(toggle.isOn)
        XCTAssertEqual(scene.journal, [])
      }
      let tall = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
      try onCell([
        .customView(configuration: .init(customView: tall, placement: .trailing(), maintainsFixedSize: true))
      ]) { _, cell in XCTAssertGreaterThanOrEqual(cell.frame.height, 80) }
    }
  }

  func testIndentation() throws {
    MainActor.assumeIsolated {
      onCell([.multiselect(displayed: .always)]) { scene, cell in
        let start = beside(cell).first?.frame.minX ?? 0
        cell.indentationLevel = 3
        cell.indentationWidth = 8
        scene.settle()
        XCTAssertEqual(scene.text(cell).minX, 84, accuracy: 0.01)
        XCTAssertEqual(beside(cell).first?.frame.minX ?? 0, start + 24, accuracy: 0.01)
        cell.indentsAccessories = false
        scene.settle()
        XCTAssertEqual(scene.text(cell).minX, 84, accuracy: 0.01)
        XCTAssertEqual(beside(cell).first?.frame.minX ?? 0, start, accuracy: 0.01)
      }
    }
  }

  func testMultiselectFollowsTheSelection() throws {
    MainActor.assumeIsolated {
      onCell([.multiselect()], editing: true) { scene, cell in
        scene.view.allowsMultipleSelectionDuringEditing = true
        let before = scene.stage.picture(of: cell)
        scene.stage.tap(cell)
        scene.pass(0.1)
        XCTAssertEqual(scene.journal, ["select 0"])
        XCTAssertTrue(cell.isSelected)
        let after = scene.stage.picture(of: cell)
        XCTAssertNotEqual(before.pixel(at: CGPoint(x: 31, y: 15)), after.pixel(at: CGPoint(x: 31, y: 15)))
        scene.stage.tap(cell)
        XCTAssertEqual(scene.journal, ["select 0", "deselect 0"])
      }
    }
  }

  func testHandlers() throws {
    try MainActor.assumeIsolated {
      var calls: [String] = []
      try onCell([.detail { calls.append("detail") }, .insert(displayed: .always) { calls.append("insert") }]) {
        scene, cell in
        scene.stage.tap(try XCTUnwrap(beside(cell).last))
        scene.stage.tap(try XCTUnwrap(beside(cell).first))
        XCTAssertEqual(calls, ["detail", "insert"])
        XCTAssertEqual(scene.journal, [])
      }
      // After the accessory was replaced by one of the same kind, only the new handler is called.
      calls = []
      try onCell([.detail { calls.append("old") }]) { scene, cell in
        cell.accessories = [.detail { calls.append("new") }]
        scene.stage.tap(try XCTUnwrap(beside(cell).last))
        XCTAssertEqual(calls, ["new"])
      }
      calls = []
      try onCell([.delete { calls.append("delete") }], editing: true) { scene, cell in
        scene.stage.tap(try XCTUnwrap(beside(cell).first))
        XCTAssertEqual(calls, ["delete"])
      }
    }
  }

  func testDeleteOpensTheTrailingActions() throws {
    try MainActor.assumeIsolated {
      var calls = 0
      try onCell([.delete()], editing: true, animates: true) {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          let delete = UIContextualAction(style: .destructive, title: "Throw away") { _, _, done in
            calls += 1
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [delete])
        }
      } _: { scene, cell in
        scene.stage.tap(try XCTUnwrap(beside(cell).first))
        scene.pass(1)
        XCTAssertLessThanOrEqual(cell.frame.minX, -74)
        scene.stage.tap("Throw away")
        scene.pass(1)
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(cell.frame.minX, 0)
      }
    }
  }

  func testPopUpMenus() throws {
    try MainActor.assumeIsolated {
      var chosen: [String] = []
      let menu = UIMenu(
        options: .singleSelection,
        children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
      try onCell(
        [.popUpMenu(menu) { menu in chosen += menu.selectedElements.map(\.title) }], animates: true
      ) { scene, cell in
        let button = try XCTUnwrap(cell.subviews.compactMap { $0 as? UIButton }.first)
        XCTAssertEqual(button.title(for: .normal), "One")
        XCTAssertEqual(button.frame.maxX, 373, accuracy: 0.5)
        scene.stage.tap(button)
        scene.pass(1)
        scene.stage.tap("Two")
        scene.pass(1)
        XCTAssertEqual(chosen, ["Two"])
        XCTAssertEqual(button.title(for: .normal), "Two")
      }
    }
  }

  func testVerticalSeparatorBeforeReorder() throws {
    MainActor.assumeIsolated {
      func lines(_ cell: UICollectionViewListCell) -> Int {
        cell.subviews.filter { !$0.isHidden && $0.frame.width > 0 && $0.frame.width < 0.5 }.count
      }
      onCell([.label(text: "1"), .reorder()], editing: true) { _, cell in XCTAssertEqual(lines(cell), 1) }
      onCell([.reorder()], editing: true) { _, cell in XCTAssertEqual(lines(cell), 0) }
      onCell([.label(text: "1"), .reorder(options: .init(showsVerticalSeparator: false))], editing: true) {
        XCTAssertEqual(lines($1), 0)
      }
    }
  }

  func testColors() throws {
    MainActor.assumeIsolated {
      onCell([
        .label(text: "1", options: .init(tintColor: .red, font: .boldSystemFont(ofSize: 9))),
        .checkmark(options: .init(tintColor: .green)),
      ]) { _, cell in
        let label = cell.subviews.compactMap { $0 as? UILabel }.first
        XCTAssertEqual(label?.textColor, .red)
        XCTAssertEqual(label?.font.pointSize, 9)
        XCTAssertEqual(cell.subviews.first { $0 is UIImageView }?.tintColor, .green)
      }
      onCell([.label(text: "1"), .disclosureIndicator()]) { _, cell in
        XCTAssertEqual(cell.subviews.compactMap { $0 as? UILabel }.first?.textColor, .secondaryLabel)
        XCTAssertEqual(cell.subviews.first { $0 is UIImageView }?.tintColor, .tertiaryLabel)
      }
    }
  }

  func testCellsAreReadAsOne() throws {
    MainActor.assumeIsolated {
      onCell([.label(text: "7"), .disclosureIndicator()]) { scene, cell in
        XCTAssertTrue(cell.isAccessibilityElement)
        XCTAssertEqual(cell.accessibilityLabel, "A, 7")
        XCTAssertTrue(cell.accessibilityTraits.contains(.button))
        XCTAssertFalse(cell.accessibilityTraits.contains(.selected))
        scene.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        XCTAssertTrue(cell.accessibilityTraits.contains(.selected))
        cell.accessibilityLabel = "Own"
        XCTAssertEqual(cell.accessibilityLabel, "Own")
      }
      onList(.plain) {
        $0.headerMode = .supplementary
      } _: { scene in
        XCTAssertEqual(scene.header()?.accessibilityTraits.contains(.header), true)
      }
    }
  }

  func testCellsAreFreed() {
    MainActor.assumeIsolated {
      assertFreed {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.accessories = [
          .delete(displayed: .always), .outlineDisclosure(), .detail {}, .popUpMenu(UIMenu(children: [])),
          .reorder(displayed: .always),
        ]
        cell.layoutIfNeeded()
        return cell
      }
    }
  }

  /// A held row is not clipped to the corners of its card, so that its shadow is visible.
  func testAHeldRowOfACardCastsAShadow() {
    MainActor.assumeIsolated {
      let scene = ListScene(
        UICollectionLayoutListConfiguration(appearance: .insetGrouped), [["A", "B", "C"]], animates: true
      ) { cell, path, text in
        ListScene.showText(cell, path, text)
        cell.accessories = [.reorder(displayed: .always)]
      }
      defer { scene.end() }
      scene.source.reorderingHandlers.canReorderItem = { _ in true }
      guard let cell = scene.cell(0), let grip = beside(cell).last else { return XCTFail("no row with a grip") }
      XCTAssertTrue(cell.clipsToBounds)
      scene.stage.touch(.began, grip)
      scene.pass(0.4)
      XCTAssertFalse(cell.clipsToBounds)
      XCTAssertEqual(cell.layer.shadowOpacity, 0.3)
      scene.stage.touch(.ended)
      scene.pass(1)
      XCTAssertTrue(cell.clipsToBounds)
      XCTAssertEqual(cell.layer.shadowOpacity, 0)
    }
  }
}
