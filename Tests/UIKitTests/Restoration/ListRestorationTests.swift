import TestFolders
import UIKit
import XCTest

nonisolated(unsafe) private var listedNames: [String] = []

/// A table whose rows are identified by names, by which they are found after rows were added.
/// facts/lifecycle.md#restoration/lists
private final class NamesController: UITableViewController, UIDataSourceModelAssociation {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "Table"
    tableView.rowHeight = 50
    tableView.estimatedRowHeight = 0
    tableView.contentInsetAdjustmentBehavior = .never
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { listedNames.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = listedNames[indexPath.row]
    return cell
  }
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { listedNames[idx.row] }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    listedNames.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

private final class NamesDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let controller = NamesController(style: .plain)
    controller.restorationIdentifier = "Names"
    controller.clearsSelectionOnViewWillAppear = false
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    true
  }
}

final class ListRestorationTests: CoreTestCase {
  private var old: UIApplication?

  override func setUp() {
    super.setUp()
    old = UIApplication.shared
    StateStore.library = TestFolder.make("Library").path
  }

  override func tearDown() {
    end()
    StateStore.library = nil
    if let old { UIApplication.replaceShared(with: old) }
    super.tearDown()
  }

  private func end() {
    for window in UIApplication.shared.windows {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  private func launch() throws -> (UIApplication, UITableView) {
    end()
    let application = UIApplication.makeForTest(delegate: NamesDelegate.self)
    application.step()
    let delegate = try XCTUnwrap(application.delegate as? NamesDelegate)
    return (application, try XCTUnwrap((delegate.window?.rootViewController as? UITableViewController)?.tableView))
  }

  func testATableFindsItsRowsAgain() throws {
    listedNames = (0..<60).map { "name \($0)" }
    let (application, table) = try launch()
    table.contentOffset.y = 20 * 50 + 10
    table.selectRow(at: IndexPath(row: 22, section: 0), animated: false, scrollPosition: .none)
    application.step()
    application.send(.enterBackground)
    listedNames.insert(contentsOf: ["new 1", "new 2"], at: 0)
    let (_, restored) = try launch()
    XCTAssertEqual(restored.indexPathsForSelectedRows, [IndexPath(row: 24, section: 0)])
    XCTAssertEqual(restored.contentOffset.y, 22 * 50 + 10, accuracy: 0.5)
  }
}
