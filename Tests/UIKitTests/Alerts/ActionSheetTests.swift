import UIKit
import XCTest

/// Action sheets at the bottom of a phone and in a popover of a pad (facts/presentation.md#action-sheet).
final class ActionSheetTests: CoreTestCase {
  private var log: [String] = []
  private let root = UIViewController()

  override func tearDown() {
    super.tearDown()
    UIScreen.becomePhone()
  }

  private func sheet(_ title: String? = nil, _ message: String? = nil, cancels: Bool = true) -> UIAlertController {
    let sheet = UIAlertController(title: title, message: message, preferredStyle: .actionSheet)
    for title in ["Copy", "Delete"] {
      sheet.addAction(
        UIAlertAction(title: title, style: title == "Delete" ? .destructive : .default) { _ in
          self.log.append(title)
        })
    }
    if cancels {
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.log.append("Cancel") })
    }
    return sheet
  }

  private func show(_ sheet: UIAlertController) {
    root.present(sheet, animated: false)
    step()
    step()
  }

  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func frame(_ title: String, in sheet: UIAlertController) -> CGRect? {
    views(sheet.view).first { $0.accessibilityTraits.contains(.button) && $0.accessibilityLabel == title }.map {
      $0.convert($0.bounds, to: nil)
    }
  }

  func testSizesOnAPhone() throws {
    makeWindow(root)
    let sheet = sheet("Title", "A message that is so long that it needs two lines of an action sheet to be shown")
    show(sheet)
    let cancel = try XCTUnwrap(frame("Cancel", in: sheet))
    XCTAssertEqual(cancel.maxY, 818, accuracy: 0.01, "the safe area's bottom")
    XCTAssertEqual(cancel.minX, 8)
    XCTAssertEqual(cancel.width, 377)
    XCTAssertEqual(cancel.height, 57)
    let delete = try XCTUnwrap(frame("Delete", in: sheet))
    XCTAssertEqual(delete.maxY, cancel.minY - 8, accuracy: 0.01)
    let copy = try XCTUnwrap(frame("Copy", in: sheet))
    XCTAssertEqual(copy.maxY, delete.minY, accuracy: 0.4)
    let top = sheet.view.convert(CGPoint.zero, to: nil).y
    XCTAssertEqual(copy.minY - top, 101.3, accuracy: 0.8)
  }

  func testATouchBesideItChoosesCancel() {
    makeWindow(root)
    let sheet = sheet()
    show(sheet)
    tap(200, 200)
    step()
    step()
    XCTAssertEqual(log, ["Cancel"])
    XCTAssertNil(root.presentedViewController)
  }

  func testWithoutCancelATouchBesideItDoesNothing() {
    makeWindow(root)
    let sheet = sheet(cancels: false)
    show(sheet)
    tap(200, 200)
    step()
    step()
    XCTAssertTrue(root.presentedViewController === sheet)
  }

  private func makePad() {
    UIScreen.becomePad()
    makeWindow(root)
  }

  func testAPopoverOnAPad() throws {
    makePad()
    let source = UIView(frame: CGRect(x: 360, y: 200, width: 100, height: 40))
    root.view.addSubview(source)
    step()
    let sheet = sheet("Title")
    XCTAssertEqual(sheet.modalPresentationStyle, .popover)
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = source.bounds
    show(sheet)
    // facts/presentation.md#popover/any-side
    XCTAssertEqual(sheet.popoverPresentationController?.arrowDirection, .left)
    let copy = try XCTUnwrap(frame("Copy", in: sheet))
    XCTAssertEqual(copy.width, 288)
    XCTAssertEqual(copy.minX, 473)
    XCTAssertNil(frame("Cancel", in: sheet))
    XCTAssertEqual(console, [])
    tap(copy.midX, copy.midY)
    step()
    step()
    XCTAssertEqual(log, ["Copy"])
    show(sheet)
    tap(20, 900)
    step()
    step()
    XCTAssertEqual(log, ["Copy", "Cancel"])
  }

  func testAPadWantsASource() {
    makePad()
    show(sheet())
    XCTAssertTrue(said("Your application has presented a UIAlertController (<UIAlertController: 0x"))
    XCTAssertTrue(said("UIAlertControllerStyleActionSheet from UIViewController (<UIViewController: 0x"))
    XCTAssertTrue(said("You must provide either a sourceView and sourceRect or a barButtonItem."))
  }
}
