import FlipsideTesting
import UIKit
import XCTest

/// `facts/lists.md#separators`.
final class ListSeparatorTests: XCTestCase {
  private func equal(_ a: [CGRect], _ b: [[CGFloat]], line: UInt = #line) {
    XCTAssertEqual(a.count, b.count, "\(a)", line: line)
    for (a, b) in zip(a, b) {
      for (value, expected) in zip([a.minX, a.minY, a.width, a.height], b) {
        XCTAssertEqual(value, expected, accuracy: 0.01, "\(a)", line: line)
      }
    }
  }

  private let line: CGFloat = 1.0 / 3

  func testOfEachAppearance() {
    MainActor.assumeIsolated {
      onList(.plain) { scene in
        equal(scene.separators, [43.667, 87.667, 131.667].map { [20, $0, 373, line] })
      }
      onList(.insetGrouped) { scene in
        equal(scene.separators, [78.667, 122.667].map { [40, $0, 333, line] })
      }
      onList(.grouped) { scene in
        equal(
          scene.separators,
          [[0, 35, 393, line], [20, 78.667, 373, line], [20, 122.667, 373, line], [0, 166.667, 393, line]])
      }
      onList(.sidebarPlain) { XCTAssertEqual($0.separators.count, 2) }
      onList(.plain) {
        $0.showsSeparators = false
      } _: {
        XCTAssertEqual($0.separators, [])
      }
    }
  }

  func testConfigurations() {
    MainActor.assumeIsolated {
      onList(.plain) {
        $0.separatorConfiguration.color = .red
        $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 5, bottom: 0, trailing: UIListSeparatorConfiguration.automaticInsets.trailing)
        $0.itemSeparatorHandler = { path, section in
          XCTAssertEqual(section.color, .red)
          var own = section
          switch path.item {
          case 0: own.bottomSeparatorVisibility = .hidden
          case 1:
            own.topSeparatorVisibility = .visible
            own.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 50)
            own.color = .blue
          default: break
          }
          return own
        }
      } _: { scene in
        equal(
          scene.separators, [[100, 44, 243, line], [5, 87.667, 388, line], [5, 131.667, 388, line]])
        scene.assertColor(.blue, at: CGPoint(x: 200, y: 44.1))
        scene.assertColor(.red, at: CGPoint(x: 200, y: 131.8))
      }
    }
  }

  func testTheyFollowTheText() {
    MainActor.assumeIsolated {
      onList(
        .plain,
        fill: { cell, path, text in
          var content = cell.defaultContentConfiguration()
          content.text = text
          if path.item == 0 { content.image = UIImage(systemName: "star") }
          cell.contentConfiguration = content
          cell.indentationLevel = path.item == 1 ? 2 : 0
          if path.item == 2 { cell.accessories = [.multiselect(displayed: .always)] }
        }
      ) { scene in
        XCTAssertEqual(scene.separators.map(\.minX), (0..<3).map { scene.text(scene.cell($0)).minX })
        XCTAssertEqual(scene.separators[0].minX, 60, accuracy: 0.01)
        XCTAssertEqual(scene.separators[1].minX, 40, accuracy: 0.01)
        XCTAssertEqual(scene.separators[2].minX, 60, accuracy: 0.01)
      }
    }
  }

  func testTheLayoutGuide() {
    MainActor.assumeIsolated {
      onList(
        .plain,
        fill: { cell, path, text in
          ListScene.showText(cell, path, text)
          guard path.item == 1, cell.separatorLayoutGuide.owningView === cell else { return }
          cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 77).isActive =
            true
          cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -9).isActive =
            true
        }
      ) { scene in
        scene.pass(0.1)
        equal(
          scene.separators,
          [[20, 43.667, 373, line], [77, 87.667, 307, line], [20, 131.667, 373, line]])
        // Without constraints, the guide begins at the text.
        let guide = scene.cell(0)?.separatorLayoutGuide
        scene.pass(0.1)
        XCTAssertEqual(guide?.layoutFrame.minX ?? 0, 20, accuracy: 0.01)
        XCTAssertEqual(guide?.layoutFrame.maxX ?? 0, 393, accuracy: 0.01)
      }
    }
  }

  func testSelectedRowsHaveNone() {
    MainActor.assumeIsolated {
      onList(.plain) {
        $0.separatorConfiguration.multipleSelectionColor = .red
      } _: { scene in
        scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        XCTAssertEqual(scene.separators.map { $0.minY.rounded() }, [132])
        scene.view.allowsMultipleSelection = true
        scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        scene.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        // The separator between two selected rows is visible.
        XCTAssertEqual(scene.separators.count, 1)
        scene.assertColor(.red, at: CGPoint(x: 200, y: 87.8))
        scene.view.isEditing = true
        scene.view.allowsMultipleSelectionDuringEditing = true
        XCTAssertEqual(scene.separators.count, 3)
      }
    }
  }

  func testTheyGoWithTheirRows() {
    MainActor.assumeIsolated {
      onList(.plain, animates: true) { scene in
        scene.show([["A", "C"]], animated: true)
        scene.pass(1)
        equal(scene.separators, [43.667, 87.667].map { [20, $0, 373, line] })
        scene.show([[]])
        scene.pass(1)
        XCTAssertEqual(scene.separators, [])
        XCTAssertFalse(scene.view.subviews.contains { $0.bounds.height < 0.5 && $0.bounds.width > 0 })
      }
    }
  }

  func testCellsOfOtherClassesHaveThem() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      onCollection(layout, data: [["A", "B"]], frame: CGRect(x: 0, y: 0, width: 393, height: 600)) { scene in
        scene.settle()
        let lines = scene.view.subviews.filter { !$0.isHidden && $0.bounds.height < 0.5 && $0.bounds.width > 0 }
        XCTAssertEqual(lines.map(\.frame.minX), [40])
        XCTAssertEqual(scene.view.cellForItem(at: [0, 0])?.layer.cornerRadius, 10)
      }
    }
  }

  func testEffects() {
    MainActor.assumeIsolated {
      onList(.plain) {
        $0.separatorConfiguration.visualEffect = UIVibrancyEffect(
          blurEffect: UIBlurEffect(style: .systemMaterial), style: .separator)
        $0.separatorConfiguration.color = .red
      } _: { scene in
        let lines = scene.view.subviews.filter { $0.bounds.height < 0.5 && $0.bounds.width > 0 }
        let effects = lines.compactMap { $0.subviews.first as? UIVisualEffectView }
        XCTAssertEqual(effects.count, 3)
        XCTAssertEqual(effects.first?.contentView.backgroundColor, .red)
        XCTAssertNil(lines.first?.backgroundColor)
      }
    }
  }
}
