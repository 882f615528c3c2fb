import FlipsideTesting
import UIKit
import XCTest

/// `facts/lists.md#geometry`: the frames of rows, headers and footers in each appearance.
final class ListLayoutTests: XCTestCase {
  private func equal(
    _ a: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, line: UInt = #line
  ) {
    guard let a else { return XCTFail("no view", line: line) }
    for (value, expected) in zip([a.minX, a.minY, a.width, a.height], [x, y, width, height]) {
      XCTAssertEqual(value, expected, accuracy: 0.01, "\(a)", line: line)
    }
  }

  func testDefaults() {
    typealias Configuration = UICollectionLayoutListConfiguration
    for appearance in [Configuration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] {
      let list = Configuration(appearance: appearance)
      XCTAssertEqual(list.appearance, appearance)
      XCTAssertEqual(list.showsSeparators, appearance != .sidebar)
      XCTAssertEqual(list.headerMode, .none)
      XCTAssertEqual(list.footerMode, .none)
      XCTAssertNil(list.headerTopPadding)
      XCTAssertNil(list.backgroundColor)
      XCTAssertNil(list.itemSeparatorHandler)
      XCTAssertNil(list.leadingSwipeActionsConfigurationProvider)
      XCTAssertNil(list.trailingSwipeActionsConfigurationProvider)
      XCTAssertEqual(list.contentHuggingElements, [])
      XCTAssertEqual(list.separatorConfiguration, UIListSeparatorConfiguration(listAppearance: appearance))
    }
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    XCTAssertEqual(separators.topSeparatorVisibility, .automatic)
    XCTAssertEqual(separators.bottomSeparatorVisibility, .automatic)
    XCTAssertEqual(separators.topSeparatorInsets, UIListSeparatorConfiguration.automaticInsets)
    XCTAssertEqual(separators.bottomSeparatorInsets, UIListSeparatorConfiguration.automaticInsets)
    XCTAssertEqual(separators.color, .separator)
    XCTAssertNil(separators.visualEffect)
    let same = separators
    separators.color = .red
    XCTAssertNotEqual(separators, same)
  }

  func testPlainRows() {
    MainActor.assumeIsolated {
      onList(.plain) { scene in
        equal(scene.frame(0), 0, 0, 393, 44)
        equal(scene.frame(2), 0, 88, 393, 44)
        XCTAssertEqual(scene.text(scene.cell(0)).minX, 20)
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 393, height: 132))
      }
    }
  }

  func testGroupedRows() {
    MainActor.assumeIsolated {
      for (appearance, inset) in [
        (UICollectionLayoutListConfiguration.Appearance.grouped, CGFloat(0)), (.insetGrouped, 20),
      ] {
        onList(appearance, [["A", "B"], ["C"]]) { scene in
          equal(scene.frame(0), inset, 35, 393 - 2 * inset, 44)
          equal(scene.frame(1), inset, 79, 393 - 2 * inset, 44)
          equal(scene.frame(0, 1), inset, 123 + 35.333, 393 - 2 * inset, 44)
          XCTAssertEqual(scene.view.contentSize.height, 123 + 35.333 + 44 + 20, accuracy: 0.01)
        }
      }
    }
  }

  func testNarrowListsHaveNarrowMargins() {
    MainActor.assumeIsolated {
      let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let scene = ListScene(configuration, [["A"]], frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      defer { scene.end() }
      equal(scene.frame(0), 16, 35, 343, 44)
      XCTAssertEqual(scene.text(scene.cell(0)).minX, 16)
    }
  }

  func testCards() {
    MainActor.assumeIsolated {
      onList(.insetGrouped, [["A", "B", "C"], ["D"]]) { scene in
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        XCTAssertEqual(scene.cell(0)?.layer.maskedCorners, top)
        XCTAssertEqual(scene.cell(0)?.layer.cornerRadius, 10)
        XCTAssertEqual(scene.cell(1)?.layer.cornerRadius, 0)
        XCTAssertEqual(scene.cell(2)?.layer.maskedCorners, bottom)
        XCTAssertEqual(scene.cell(0, 1)?.layer.maskedCorners, top.union(bottom))
        // The row before the last becomes the last.
        scene.show([["A", "B"], ["D"]])
        XCTAssertEqual(scene.cell(1)?.layer.maskedCorners, bottom)
        XCTAssertEqual(scene.cell(1)?.layer.cornerRadius, 10)
      }
      onList(.grouped) { XCTAssertEqual($0.cell(0)?.layer.cornerRadius, 0) }
    }
  }

  func testSupplementaryHeadersAndFooters() {
    MainActor.assumeIsolated {
      onList(.insetGrouped, [["A"], ["B"]]) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      } _: { scene in
        equal(scene.header()?.frame, 20, 0, 353, 38.667)
        equal(scene.frame(0), 20, 38.667, 353, 44)
        equal(scene.footer()?.frame, 20, 82.667, 353, 33.667)
        equal(scene.header(1)?.frame, 20, 116.333, 353, 38.667)
        XCTAssertEqual(scene.text(scene.header()).minX, 20)
      }
      onList(.insetGrouped, [["A"], ["B"]]) {
        $0.headerMode = .supplementary
      } _: { scene in
        // Without a footer the next header is 17.667 below the rows.
        XCTAssertEqual((scene.header(1)?.frame.minY ?? 0) - scene.frame(0).maxY, 17.667, accuracy: 0.01)
      }
    }
  }

  func testPlainHeadersStick() {
    MainActor.assumeIsolated {
      onList(.plain, [(0..<30).map { "row \($0)" }, ["B"]]) {
        $0.headerMode = .supplementary
      } _: { scene in
        let height = scene.header()?.frame.height ?? 0
        equal(scene.header()?.frame, 0, 22, 393, height)
        XCTAssertGreaterThanOrEqual(height, 28)
        equal(scene.frame(0), 0, 22 + height, 393, 44)
        XCTAssertEqual(scene.header()?.configurationState.isPinned, false)
        scene.view.contentOffset.y = 200
        scene.settle()
        equal(scene.header()?.frame, 0, 200, 393, height)
        XCTAssertEqual(scene.header()?.configurationState.isPinned, true)
        XCTAssertNotNil(scene.header()?.backgroundConfiguration?.visualEffect)
      }
      onList(.plain) {
        $0.headerMode = .supplementary
        $0.headerTopPadding = 5
      } _: { scene in
        XCTAssertEqual(scene.header()?.frame.minY ?? 0, 5, accuracy: 0.01)
      }
      onList(.grouped) {
        $0.headerMode = .supplementary
        $0.headerTopPadding = 7
      } _: { scene in
        XCTAssertEqual(scene.header()?.frame.minY ?? 0, 7, accuracy: 0.01)
      }
    }
  }

  func testHeadersThatHugTheirContent() {
    MainActor.assumeIsolated {
      onList(.plain) {
        $0.headerMode = .supplementary
        $0.contentHuggingElements = .supplementaryHeader
      } _: { scene in
        let frame = scene.header()?.frame ?? .zero
        XCTAssertEqual(frame.minX, 0)
        XCTAssertGreaterThan(frame.width, 40)
        XCTAssertLessThan(frame.width, 200)
      }
    }
  }

  func testTheFirstItemAsHeader() {
    MainActor.assumeIsolated {
      onList(.insetGrouped, [["Title", "A", "B"]]) {
        $0.headerMode = .firstItemInSection
      } _: { scene in
        equal(scene.frame(0), 20, 0, 353, 38.667)
        equal(scene.frame(1), 20, 38.667, 353, 44)
        XCTAssertEqual(scene.cell(0)?.layer.cornerRadius, 0)
        XCTAssertEqual(scene.cell(1)?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(scene.cell(0)?.defaultContentConfiguration(), .groupedHeader())
        XCTAssertEqual(scene.cell(1)?.defaultContentConfiguration(), .cell())
        XCTAssertEqual(scene.separators.count, 1)
      }
    }
  }

  func testDefaultContents() {
    MainActor.assumeIsolated {
      let cases:
        [(
          UICollectionLayoutListConfiguration.Appearance, UIListContentConfiguration, UIListContentConfiguration,
          UIListContentConfiguration
        )] = [
          (.plain, .cell(), .plainHeader(), .plainFooter()),
          (.grouped, .cell(), .groupedHeader(), .groupedFooter()),
          (.insetGrouped, .cell(), .groupedHeader(), .groupedFooter()),
          (.sidebar, .sidebarCell(), .sidebarHeader(), .plainFooter()),
          (.sidebarPlain, .accompaniedSidebarCell(), .plainHeader(), .plainFooter()),
        ]
      for (appearance, cell, header, footer) in cases {
        onList(appearance) {
          $0.headerMode = .supplementary
          $0.footerMode = .supplementary
        } _: { scene in
          XCTAssertEqual(scene.cell(0)?.defaultContentConfiguration(), cell, "\(appearance)")
          XCTAssertEqual(scene.header()?.defaultContentConfiguration(), header, "\(appearance)")
          XCTAssertEqual(scene.footer()?.defaultContentConfiguration(), footer, "\(appearance)")
          XCTAssertEqual(
            scene.cell(0)?.configurationState.traitCollection.listEnvironment.rawValue,
            [.plain: .plain, .grouped: .grouped, .insetGrouped: .insetGrouped, .sidebar: .sidebar][appearance]
              .map { (environment: UIListEnvironment) in environment.rawValue }
              ?? UIListEnvironment.sidebarPlain.rawValue)
        }
      }
      XCTAssertEqual(UICollectionViewListCell(frame: .zero).defaultContentConfiguration(), .cell())
    }
  }

  func testBackgrounds() {
    MainActor.assumeIsolated {
      onList(.insetGrouped) { scene in
        scene.assertColor(.systemGroupedBackground, at: CGPoint(x: 4, y: 60))
        scene.assertColor(.white, at: CGPoint(x: 300, y: 60))
        scene.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        scene.settle()
        scene.assertColor(.systemGray4, at: CGPoint(x: 300, y: 60))
      }
      onList(.insetGrouped) {
        $0.backgroundColor = .red
      } _: { scene in
        scene.assertColor(.red, at: CGPoint(x: 4, y: 60))
        // Beyond the ends of the content, too.
        scene.assertColor(.red, at: CGPoint(x: 200, y: 690))
      }
      onList(.plain) {
        $0.backgroundColor = .green
      } fill: { cell, path, text in
        ListScene.showText(cell, path, text)
        if path.item == 0 { cell.backgroundConfiguration = UIBackgroundConfiguration.clear() }
        if path.item == 1 { cell.backgroundColor = .yellow }
      } _: { scene in
        scene.assertColor(.green, at: CGPoint(x: 300, y: 20))
        scene.assertColor(.yellow, at: CGPoint(x: 300, y: 60))
      }
    }
  }

  func testSidebarSelection() {
    MainActor.assumeIsolated {
      onList(.sidebar) { scene in
        equal(scene.frame(0), 10, 0, 373, 44)
        XCTAssertEqual(scene.separators, [])
        scene.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        scene.settle()
        XCTAssertEqual(scene.cell(1)?.backgroundConfiguration?.cornerRadius, 10)
        XCTAssertEqual(scene.cell(1)?.backgroundConfiguration?.backgroundColor, .tintColor)
        XCTAssertEqual(scene.cell(0)?.backgroundConfiguration?.backgroundColor, .clear)
      }
    }
  }

  func testRowsSizeThemselves() {
    MainActor.assumeIsolated {
      let long = String(repeating: "Many words that wrap. ", count: 10)
      onList(.plain, [[long, "B"]]) { scene in
        let height = scene.frame(0).height
        XCTAssertGreaterThan(height, 80)
        XCTAssertEqual(scene.frame(1).minY, height, accuracy: 0.01)
        // The row's height follows a change of its content.
        if let cell = scene.cell(0) { ListScene.showText(cell, [0, 0], "Short") }
        scene.settle()
        XCTAssertEqual(scene.frame(0).height, 44)
        scene.stage.textSize = .accessibilityLarge
        scene.settle()
        XCTAssertGreaterThan(scene.frame(0).height, 50)
      }
    }
  }

  func testSectionsOfSeveralKinds() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewCompositionalLayout { section, environment in
        let list = UICollectionLayoutListConfiguration(appearance: section == 0 ? .plain : .insetGrouped)
        let made = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        if section == 1 { made.contentInsets.top = 100 }
        return made.copy() as? NSCollectionLayoutSection
      }
      let scene = ListScene(
        UICollectionLayoutListConfiguration(appearance: .plain), [["A"], ["B"]], layout: layout)
      defer { scene.end() }
      equal(scene.frame(0), 0, 0, 393, 44)
      equal(scene.frame(0, 1), 20, 144, 353, 44)
    }
  }

  func testRightToLeft() {
    MainActor.assumeIsolated {
      onList(.plain, direction: .rightToLeft) {
        $0.itemSeparatorHandler = { path, separators in
          var separators = separators
          if path.item == 1 {
            separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 7)
          }
          return separators
        }
      } _: { scene in
        XCTAssertEqual(scene.text(scene.cell(0)).maxX, 373, accuracy: 0.5)
        equal(scene.separators.first, 0, 43.667, 373, 0.333)
        equal(scene.separators.dropFirst().first, 7, 87.667, 336, 0.333)
      }
    }
  }

  func testLandscapeKeepsContentInTheSafeArea() {
    MainActor.assumeIsolated {
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      let scene = ListScene(configuration, [["A"]], frame: CGRect(x: 0, y: 0, width: 852, height: 393))
      defer { scene.end() }
      scene.stage.rotate(to: .landscapeLeft)
      scene.view.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
      scene.settle()
      equal(scene.frame(0), 0, 0, 852, 44)
      XCTAssertEqual(scene.text(scene.cell(0)).minX, scene.view.safeAreaInsets.left + 20, accuracy: 0.5)
      XCTAssertGreaterThan(scene.view.safeAreaInsets.left, 40)
    }
  }

  // MARK: Content of the app's own

  func testOwnBackgroundViewsTakeTheListsPlace() {
    MainActor.assumeIsolated {
      onList(
        .insetGrouped,
        fill: { cell, path, text in
          ListScene.showText(cell, path, text)
          guard path.item == 0 else { return }
          let view = UIView()
          view.backgroundColor = .red
          cell.backgroundView = view
        }
      ) { scene in
        XCTAssertNil(scene.cell(0)?.backgroundConfiguration)
        XCTAssertEqual(scene.cell(1)?.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
        scene.assertColor(.red, at: CGPoint(x: 300, y: 60))
        scene.assertColor(.white, at: CGPoint(x: 300, y: 100))
      }
    }
  }

  private struct OwnContent: UIContentConfiguration {
    var text: String
    func makeContentView() -> any UIView & UIContentView { OwnContentView(self) }
    func updated(for state: any UIConfigurationState) -> OwnContent { self }
  }

  private final class OwnContentView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration {
      didSet { label.text = (configuration as? OwnContent)?.text }
    }
    init(_ content: OwnContent) {
      configuration = content
      super.init(frame: .zero)
      label.text = content.text
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  func testContentsOfTheAppsOwnClass() {
    MainActor.assumeIsolated {
      onList(.plain, fill: { cell, _, text in cell.contentConfiguration = OwnContent(text: text) }) { scene in
        XCTAssertEqual(scene.frame(0).height, 80.333, accuracy: 0.1)
        XCTAssertEqual((scene.cell(0)?.contentView as? OwnContentView)?.label.frame.minX ?? 0, 20, accuracy: 0.01)
        XCTAssertEqual(scene.separators.first?.minX ?? 0, 20, accuracy: 0.01)
      }
    }
  }

  func testViewsInTheContentView() {
    MainActor.assumeIsolated {
      onList(
        .plain,
        fill: { cell, _, text in
          let label = UILabel()
          label.text = text
          label.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(label)
          let margins = cell.contentView.layoutMarginsGuide
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          ])
        }
      ) { scene in
        // As in tables, contents have 11 points above and below.
        XCTAssertEqual(scene.frame(0).height, 42.333, accuracy: 0.1)
        XCTAssertEqual(scene.cell(0)?.contentView.subviews.first?.frame.minX ?? 0, 20, accuracy: 0.01)
      }
    }
  }

  func testCellsWithoutContent() {
    MainActor.assumeIsolated {
      onList(.plain, fill: { _, _, _ in }) { scene in
        XCTAssertEqual((0..<3).map { scene.frame($0).height }, [44, 44, 44])
      }
    }
  }
}
