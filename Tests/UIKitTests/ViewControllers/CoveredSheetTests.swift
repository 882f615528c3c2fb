import FlipsideTesting
import UIKit
import XCTest

/// The region of a sheet that a sheet at rest covers is not drawn: each card has the width and the height of the
/// one above it (facts/presentation.md#page-sheet).
final class CoveredSheetTests: XCTestCase {
  private var stage: Stage!

  override func tearDown() {
    stage?.end()
    stage = nil
    super.tearDown()
  }

  private func present(_ count: Int, device: String = "iPhone 15", color: UIColor? = .white) -> [UIViewController] {
    let root = UIViewController()
    root.view.backgroundColor = .systemYellow
    stage = Stage(root, device: device)
    var all: [UIViewController] = []
    for number in 0..<count {
      let next = UIViewController()
      next.modalPresentationStyle = .pageSheet
      next.view.backgroundColor = color
      let mark = UIView(frame: CGRect(x: 20 * number, y: 0, width: 20, height: 200))
      mark.backgroundColor = .systemRed
      next.view.addSubview(mark)
      (all.last ?? root).present(next, animated: false)
      stage.clock.advance(by: 0.1)
      all.append(next)
    }
    stage.clock.advance(by: 0.1)
    return all
  }

  private func isDrawn(_ controller: UIViewController) -> Bool {
    controller.presentationController?.presentedView?.isHidden == false
  }

  func testOnlyTheUpperTwoAreDrawn() {
    let sheets = present(6)
    XCTAssertEqual(sheets.map(isDrawn), [false, false, false, false, true, true])
  }

  /// The picture equals one with all sheets drawn, except for the antialiased edges of overlapping corners.
  func testThePictureIsTheSame() {
    for device in ["iPhone 15", "iPad (10th generation)"] {
      let sheets = present(6, device: device)
      let picture = stage.picture()
      for sheet in sheets { sheet.presentationController?.presentedView?.isHidden = false }
      stage.clock.advance(by: 0.1)
      let whole = stage.picture()
      var differing = 0
      for x in stride(from: 0.5, to: picture.size.width, by: 3) {
        for y in stride(from: 0.5, to: picture.size.height, by: 3) {
          let point = CGPoint(x: x, y: y)
          if picture.pixel(at: point) != whole.pixel(at: point) { differing += 1 }
        }
      }
      XCTAssertLessThan(differing, 20, device)
      stage.end()
    }
  }

  func testWhatIsUncoveredIsDrawnAtOnce() {
    let sheets = present(5)
    XCTAssertFalse(isDrawn(sheets[2]))
    sheets[3].dismiss(animated: true)
    XCTAssertTrue(isDrawn(sheets[2]), "as the sheet above begins to leave")
    XCTAssertFalse(isDrawn(sheets[1]), "its own card is still pushed back")
    stage.clock.advance(by: 1)
    XCTAssertEqual(sheets[0...3].map(isDrawn), [false, false, true, true])
    let next = UIViewController()
    next.view.backgroundColor = .white
    sheets[3].present(next, animated: true)
    stage.clock.advance(by: 0.1)
    XCTAssertTrue(isDrawn(sheets[2]), "the card above it moves")
    stage.clock.advance(by: 1)
    XCTAssertEqual(sheets[0...3].map(isDrawn), [false, false, false, true])
    sheets[0].dismiss(animated: false)
    stage.clock.advance(by: 0.1)
    XCTAssertTrue(isDrawn(sheets[0]))
  }

  func testAFingerUncovers() {
    let sheets = present(4)
    XCTAssertFalse(isDrawn(sheets[1]))
    stage.touch(.began, CGPoint(x: 200, y: 100))
    for part in 1...10 {
      stage.clock.advance(by: 1.0 / 60)
      stage.touch(.moved, CGPoint(x: 200, y: 100 + CGFloat(part) * 10))
    }
    XCTAssertTrue(isDrawn(sheets[1]))
    stage.clock.advance(by: 0.3)
    stage.touch(.ended, CGPoint(x: 200, y: 200))
    stage.clock.advance(by: 0.1)
    XCTAssertTrue(isDrawn(sheets[1]), "until the sheet is back")
    stage.clock.advance(by: 1)
    XCTAssertFalse(isDrawn(sheets[1]))
  }

  func testWhatShinesThroughStays() {
    XCTAssertTrue(present(4, color: UIColor(white: 1, alpha: 0.5)).allSatisfy(isDrawn))
    stage.end()
    XCTAssertTrue(present(4, color: nil).allSatisfy(isDrawn))
  }
}
