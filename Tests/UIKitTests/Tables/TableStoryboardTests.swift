import FlipsideTesting
import UIKit
import XCTest

/// Table view controllers of storyboards.
final class TableStoryboardTests: TimeTestCase {
  private let fixture = NibFixture()

  private func controller<Controller>(_ table: String, _ name: String, as type: Controller.Type) throws
    -> Controller
  {
    NibClasses.register
    fixture.storyboard(
      "Table",
      """
      <scene sceneID="s"><objects><tableViewController id="vc1" customClass="\(name)" customModule="UIKitTests" sceneMemberID="viewController">
      \(table)
      </tableViewController></objects></scene>
      """ + NibFixture.scene("vc2"))
    return try XCTUnwrap(
      UIStoryboard(name: "Table", bundle: fixture.bundle).instantiateInitialViewController() as? Controller)
  }

  func testPrototypes() throws {
    let names = try controller(
      """
      <tableView key="view" style="plain" dataMode="prototypes" rowHeight="60" separatorStyle="none" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
      <tableViewCell reuseIdentifier="name" style="default" textLabel="l" id="c"><rect key="frame" x="0" y="0" width="393" height="60"/><tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="393" height="60"/><subviews><label text="Title" id="l"/></subviews></tableViewCellContentView>
      <connections><segue destination="vc2" kind="custom" identifier="row" customClass="NibSegue" customModule="UIKitTests" id="sg"/></connections></tableViewCell></prototypes>
      <connections><outlet property="dataSource" destination="vc1" id="o1"/><outlet property="delegate" destination="vc1" id="o2"/></connections></tableView>
      """, "TableNames", as: TableNames.self)
    window.rootViewController = names
    // The root appears with the commit, and reloads its table then.
    step()
    let table = try XCTUnwrap(names.tableView)
    XCTAssertEqual(table.separatorStyle, .none)
    XCTAssertTrue(table.dataSource === names)
    XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, (0..<4).map { "name \($0)" })
    XCTAssertEqual(table.visibleCells.map(\.frame.height), [60, 60, 60, 60])
    names.log = []
    NibSegue.performed = 0
    let y = table.convert(CGPoint(x: 0, y: 90), to: nil).y
    tap(100, y)
    go(to: now + 0.5)
    XCTAssertEqual(names.log, ["prepare 1 true", "selected 1"])
    XCTAssertEqual(NibSegue.performed, 1)
  }

  func testStaticRows() throws {
    let settings = try controller(
      """
      <tableView key="view" style="grouped" dataMode="static" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/><sections>
      <tableViewSection headerTitle="First" footerTitle="Foot" id="s1"><cells>
        <tableViewCell style="default" textLabel="l1" id="c1"><rect key="frame" x="0" y="0" width="393" height="44"/><tableViewCellContentView key="contentView" id="k1"><subviews><label text="One" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell rowHeight="90" id="c2"><rect key="frame" x="0" y="0" width="393" height="90"/></tableViewCell></cells></tableViewSection>
      <tableViewSection id="s2"><cells><tableViewCell id="c3"><rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCell></cells></tableViewSection>
      </sections><connections><outlet property="dataSource" destination="vc1" id="o1"/><outlet property="delegate" destination="vc1" id="o2"/></connections></tableView>
      """, "TableSettings", as: TableSettings.self)
    window.rootViewController = settings
    window.layoutIfNeeded()
    let table = try XCTUnwrap(settings.tableView)
    XCTAssertEqual(table.style, .grouped)
    XCTAssertEqual(table.numberOfSections, 2)
    XCTAssertEqual(table.visibleCells.count, 3)
    XCTAssertEqual(table.cellForRow(at: .at(0, 0))?.textLabel?.text, "One")
    XCTAssertEqual(table.rectForRow(at: .at(0, 1)).height, 90)
    XCTAssertEqual(settings.tableView(table, titleForHeaderInSection: 0), "First")
    XCTAssertEqual(settings.tableView(table, titleForFooterInSection: 0), "Foot")
    XCTAssertNotNil(table.headerView(forSection: 0))
    XCTAssertNil(table.headerView(forSection: 1))
  }

  func testControllersOfCode() {
    let controller = TableNames()
    XCTAssertEqual(controller.tableView.style, .plain)
    XCTAssertTrue(controller.tableView.delegate === controller)
    XCTAssertEqual(UITableViewController(style: .insetGrouped).tableView.style, .insetGrouped)
    XCTAssertTrue(controller.clearsSelectionOnViewWillAppear)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    controller.setEditing(true, animated: false)
    XCTAssertTrue(controller.tableView.isEditing)
    controller.setEditing(false, animated: false)
    window.rootViewController = controller
    window.layoutIfNeeded()
    XCTAssertEqual(controller.tableView.visibleCells.count, 4)
  }

  func testSelectionGoesWhenTheViewAppearsAgain() {
    let controller = TableNames()
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    // The first appearance reloads the table, which would clear the selection.
    step()
    controller.tableView.selectRow(at: .at(0, 2), animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    step()
    XCTAssertEqual(controller.tableView.indexPathForSelectedRow, .at(0, 2))
    navigation.popViewController(animated: false)
    step()
    XCTAssertNil(controller.tableView.indexPathForSelectedRow)
  }
}

final class TableNames: UITableViewController {
  var log: [String] = []
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows")
    return 4
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = "name \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(tableView.indexPathForSelectedRow?.row ?? -1) \(sender is UITableViewCell)")
  }
}

/// Settings with rows of the file.
final class TableSettings: UITableViewController {}
