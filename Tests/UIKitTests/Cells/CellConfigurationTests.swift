import FactTables
import FlipsideTesting
import UIKit
import XCTest

/// Content and background configurations of cells, and when they are updated (facts/cells.md#configurations).
final class CellConfigurationTests: CellTestCase {
  private struct Badge: UIContentConfiguration {
    var count = 0
    var isSelected = false
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var copy = self
      copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    let box = UIView()

    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.trailingAnchor.constraint(equalTo: trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Told: UITableViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[UIConfigurationStateCustomKey("own")] = 7
      return state
    }
  }

  func testTheContentViewIsTheConfigurations() {
    let row = cell(.default)
    let plain = row.contentView
    row.contentConfiguration = Badge(count: 1)
    place(row, 60.333)
    let badge = row.contentView
    XCTAssertTrue(badge is BadgeView)
    XCTAssertNil(plain.superview)
    XCTAssertEqual(height(row), 60.333, accuracy: 0.01)
    XCTAssertEqual((badge as? BadgeView)?.box.frame ?? .zero, CGRect(x: 0, y: 10, width: 393, height: 50))
    row.contentConfiguration = Badge(count: 2)
    XCTAssertTrue(row.contentView === badge, "the view takes the new configuration")
    XCTAssertEqual(((badge as? BadgeView)?.configuration as? Badge)?.count, 2)
    row.contentConfiguration = nil
    XCTAssertTrue(row.contentView === plain)
    XCTAssertTrue(plain.superview === row)
  }

  func testAnotherKindReplacesTheViewAndSaysSo() {
    let row = cell(.default)
    place(row)
    row.contentConfiguration = Badge()
    row.contentConfiguration = UIListContentConfiguration.cell()
    XCTAssertTrue(row.contentView is UIListContentView)
    XCTAssertTrue(said("the existing content view does not support the new configuration"))
  }

  func testDefaultsFollowTheStyle() {
    XCTAssertEqual(cell(.default).defaultContentConfiguration(), .cell())
    XCTAssertEqual(cell(.subtitle).defaultContentConfiguration(), .subtitleCell())
    XCTAssertEqual(cell(.value1).defaultContentConfiguration(), .valueCell())
    XCTAssertTrue(cell(.value1).defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
    XCTAssertEqual(cell(.default).defaultBackgroundConfiguration(), .listPlainCell())
    let grouped = cell(.default)
    let table = UITableView(frame: .zero, style: .grouped)
    grouped.table = table
    XCTAssertEqual(grouped.defaultBackgroundConfiguration(), .listGroupedCell())
    withExtendedLifetime(table) {}
  }

  func testListContentInARow() throws {
    let row = cell(.default)
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    row.contentConfiguration = content
    row.accessoryType = .disclosureIndicator
    place(row, 44.333)
    XCTAssertEqual(
      height(row), try FactTable("cells", "rows").number("list-row-with-separator"), accuracy: 0.01)
    let list = try XCTUnwrap(row.contentView as? UIListContentView)
    let label = try XCTUnwrap(list.subviews.first as? UILabel)
    XCTAssertEqual(label.frame.minX, 20, accuracy: 0.01)
    XCTAssertEqual(label.frame.maxX, list.bounds.width - 8, accuracy: 0.01)
    XCTAssertEqual(label.frame.minY, 12, accuracy: 0.01)
    XCTAssertEqual(lines(row).first?.minX ?? 0, 20, accuracy: 0.01)
    content.image = UIImage(systemName: "star")
    row.contentConfiguration = content
    place(row, 44.333)
    XCTAssertEqual(lines(row).first?.minX ?? 0, 60, accuracy: 0.01)
    XCTAssertEqual(height(row), 44.333, accuracy: 0.01, "symbols do not make rows higher")
  }

  // MARK: Updates

  func testOneUpdateForAllChanges() {
    let row = Told(style: .default, reuseIdentifier: nil)
    XCTAssertTrue(row.states.isEmpty)
    row.layoutIfNeeded()
    XCTAssertTrue(row.states.isEmpty, "not outside of a window")
    place(row)
    XCTAssertEqual(row.states.count, 1)
    XCTAssertEqual(row.states.last?[UIConfigurationStateCustomKey("own")], 7)
    row.isSelected = true
    row.isHighlighted = true
    row.setNeedsUpdateConfiguration()
    XCTAssertEqual(row.states.count, 1, "never at once")
    view.layoutIfNeeded()
    XCTAssertEqual(row.states.count, 2)
    XCTAssertEqual(row.states.last?.isSelected, true)
    XCTAssertEqual(row.states.last?.isHighlighted, true)
    row.isEditing = true
    row.showingDeleteConfirmation = true
    row.isUserInteractionEnabled = false
    row.dragStateDidChange(.lifting)
    view.layoutIfNeeded()
    XCTAssertEqual(row.states.count, 3)
    XCTAssertEqual(row.states.last?.isEditing, true)
    XCTAssertEqual(row.states.last?.isSwiped, true)
    XCTAssertEqual(row.states.last?.isDisabled, true)
    XCTAssertEqual(row.states.last?.cellDragState, .lifting)
  }

  func testTheHandlerComesAfterTheMethod() {
    let row = Told(style: .default, reuseIdentifier: nil)
    var counts: [Int] = []
    row.configurationUpdateHandler = { cell, state in
      counts.append((cell as? Told)?.states.count ?? -1)
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "selected" : "not"
      cell.contentConfiguration = content
    }
    place(row)
    XCTAssertEqual(counts, [1])
    row.isSelected = true
    view.layoutIfNeeded()
    XCTAssertEqual((row.contentConfiguration as? UIListContentConfiguration)?.text, "selected")
    XCTAssertEqual(counts, [1, 2])
  }

  func testConfigurationsAreUpdatedForTheState() {
    let row = cell(.default)
    row.contentConfiguration = Badge()
    place(row)
    row.isSelected = true
    view.layoutIfNeeded()
    XCTAssertEqual((row.contentConfiguration as? Badge)?.isSelected, true)
    row.automaticallyUpdatesContentConfiguration = false
    row.isSelected = false
    view.layoutIfNeeded()
    XCTAssertEqual((row.contentConfiguration as? Badge)?.isSelected, true)
  }

  // MARK: Backgrounds

  func testABackgroundConfigurationReplacesTheViews() {
    let row = cell(.default)
    row.backgroundView = UIView()
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 6)
    background.cornerRadius = 8
    row.backgroundConfiguration = background
    place(row)
    XCTAssertNil(row.backgroundView?.superview)
    let plate = row.subviews.first
    XCTAssertEqual(plate?.frame, CGRect(x: 10, y: 4, width: 377, height: 36))
    XCTAssertEqual(plate?.layer.cornerRadius, 8)
    row.isSelected = true
    view.layoutIfNeeded()
    XCTAssertEqual(row.backgroundConfiguration?.backgroundColor, .systemGray4)
    XCTAssertEqual(plate?.backgroundColor, .systemGray4)
    row.automaticallyUpdatesBackgroundConfiguration = false
    row.isSelected = false
    view.layoutIfNeeded()
    XCTAssertEqual(row.backgroundConfiguration?.backgroundColor, .systemGray4)
  }

  func testBackgroundDefaults() {
    var state = UICellConfigurationState(traitCollection: .current)
    XCTAssertNil(UIBackgroundConfiguration.listPlainCell().backgroundColor)
    XCTAssertEqual(UIBackgroundConfiguration.listPlainCell().resolvedBackgroundColor(for: .red), .clear)
    XCTAssertEqual(UIBackgroundConfiguration.listGroupedCell().backgroundColor, .secondarySystemGroupedBackground)
    XCTAssertEqual(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor, .clear)
    state.isSelected = true
    XCTAssertEqual(UIBackgroundConfiguration.listGroupedCell().updated(for: state).backgroundColor, .systemGray4)
    XCTAssertEqual(UIBackgroundConfiguration.listSidebarCell().updated(for: state).backgroundColor, .tintColor)
    XCTAssertEqual(UIBackgroundConfiguration.clear().updated(for: state), .clear())
    var own = UIBackgroundConfiguration.listGroupedCell()
    own.backgroundColor = .systemYellow
    XCTAssertEqual(own.updated(for: state).backgroundColor, .systemYellow, "what the app set stays")
    own.backgroundColor = nil
    XCTAssertEqual(own.updated(for: state).resolvedBackgroundColor(for: .red), .red, "an app's nil is the tint")
    var header = UIViewConfigurationState(traitCollection: .current)
    XCTAssertNil(UIBackgroundConfiguration.listPlainHeaderFooter().visualEffect)
    header.isPinned = true
    XCTAssertNotNil(UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: header).visualEffect)
  }

  func testTheListsEnvironmentChooses() {
    let grouped = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: .insetGrouped))
    let plain = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: .plain))
    XCTAssertEqual(
      UIBackgroundConfiguration.listCell().updated(for: grouped).backgroundColor, .secondarySystemGroupedBackground)
    XCTAssertNil(UIBackgroundConfiguration.listCell().updated(for: plain).backgroundColor)
    var header = UIListContentConfiguration.header()
    header.text = "a"
    XCTAssertEqual(header.updated(for: grouped).textProperties.transform, .uppercase)
    XCTAssertEqual(header.updated(for: plain).textProperties.font.pointSize, 17)
  }

  func testDescription() throws {
    XCTAssertTrue(
      "\(UIBackgroundConfiguration.listGroupedCell())".contains(
        try FactTable("cells", "configurations").text("background-description")))
  }
}
