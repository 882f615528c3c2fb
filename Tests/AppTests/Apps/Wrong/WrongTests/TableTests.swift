import XCTest

@testable import Wrong

final class TableTests: XCTestCase {
  private var window: UIWindow?

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    self.window = window
  }

  override func tearDown() { window = nil }

  func testIdentifierThatNobodyRegistered() {
    show(UnregisteredController())
    print("testIdentifierThatNobodyRegistered went on")
  }

  func testInsertedRowWithoutItem() {
    let controller = ItemsController()
    show(controller)
    controller.insertWithoutItem()
  }

  func testRowBeyondTheEnd() {
    let controller = ItemsController()
    controller.mistake = .readsBeyondTheEnd
    show(controller)
  }

  func testCellOfAnotherClass() {
    let controller = ItemsController()
    controller.mistake = .castsCells
    show(controller)
  }

  /// After those that are left: what was left in the middle of layout leaves nothing behind.
  func testLayoutAfterwards() {
    let controller = ItemsController()
    show(controller)
    XCTAssertEqual(controller.tableView.visibleCells.count, 3)
  }
}
