import XCTest

@testable import Animations

/// The demos in a window of their own; their animations run on the app's clock.
@MainActor
final class DemoTests: XCTestCase {
  private var window: UIWindow!

  override func setUp() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.isHidden = false
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
  }

  private func show<Demo: DemoViewController>(_ demo: Demo) -> Demo {
    window.rootViewController = demo
    window.layoutIfNeeded()
    // A layer animates by itself once it has been on the screen.
    wait(0.1)
    return demo
  }

  private func tap(_ title: String, in demo: DemoViewController) throws {
    let buttons = demo.view.subviews.compactMap { $0 as? UIButton }
    try XCTUnwrap(buttons.first { $0.currentTitle == title }, title).sendActions(for: .touchUpInside)
  }

  private func wait(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

  /// Where the boxes are on the screen at the moment.
  private func shownCenters(_ demo: DemoViewController) -> [CGPoint] {
    demo.stage.subviews.map { $0.layer.presentation()?.position ?? $0.center }
  }

  func testButtonsAreTwoToARow() throws {
    let demo = show(TransitionsViewController())
    let buttons = demo.view.subviews.compactMap { $0 as? UIButton }.filter { $0.currentTitle != "Done" }
    XCTAssertEqual(buttons.count, 8)
    XCTAssertEqual(buttons[0].frame.minY, buttons[1].frame.minY)
    XCTAssertEqual(buttons[2].frame.minY, buttons[0].frame.minY + 52)
    XCTAssertEqual(buttons[0].frame.width, buttons[1].frame.width)
  }

  func testFourTimingsHaveOneEnd() throws {
    let demo = show(SpringsViewController())
    let start = shownCenters(demo).map(\.x)
    try tap("Go", in: demo)
    wait(0.5)
    let middle = shownCenters(demo).map(\.x)
    XCTAssertEqual(middle[0], (start[0] + demo.stage.bounds.width - 55) / 2, accuracy: 8, "ease in and out")
    XCTAssertEqual(middle[1], (start[1] + demo.stage.bounds.width - 55) / 2, accuracy: 8, "linear")
    wait(3)
    XCTAssertEqual(shownCenters(demo).map(\.x), Array(repeating: demo.stage.bounds.width - 55, count: 4))
  }

  func testBoxesFallAndStayInside() throws {
    let demo = show(DynamicsViewController())
    let top = shownCenters(demo).map(\.y)
    try tap("Drop", in: demo)
    wait(0.3)
    for (now, before) in zip(shownCenters(demo).map(\.y), top) { XCTAssertGreaterThan(now, before) }
    wait(10)
    XCTAssertEqual(demo.stage.subviews.count, 4)
    for center in shownCenters(demo) { XCTAssertTrue(demo.stage.bounds.contains(center), "\(center)") }
  }

  func testTheCardTurnsToItsBack() throws {
    let demo = show(TransitionsViewController())
    let card = try XCTUnwrap(demo.stage.subviews.first)
    XCTAssertEqual((card.subviews.first as? UILabel)?.text, "Front")
    for kind in ["Flip left", "Curl up", "Dissolve", "Old style"] {
      let shown = (card.subviews.first as? UILabel)?.text
      try tap(kind, in: demo)
      wait(1.5)
      XCTAssertEqual(card.subviews.count, 1, kind)
      XCTAssertNotEqual((card.subviews.first as? UILabel)?.text, shown, kind)
    }
  }

  func testTheAnimatorIsPausedAndReversed() throws {
    let demo = show(PropertyAnimatorViewController())
    let card = try XCTUnwrap(demo.stage.subviews.first)
    let slider = try XCTUnwrap(demo.stage.subviews.last as? UISlider)
    try tap("Play", in: demo)
    wait(1)
    try tap("Pause", in: demo)
    XCTAssertEqual(slider.value, 0.5, accuracy: 0.02)
    try tap("Reverse", in: demo)
    try tap("Play", in: demo)
    wait(1.5)
    XCTAssertEqual(card.center, CGPoint(x: 75, y: 105), "it is back at its start")
  }

  func testALayerFadesByItself() throws {
    let demo = show(LayersViewController())
    let heart = try XCTUnwrap(demo.stage.layer.sublayers?.last)
    try tap("Fade", in: demo)
    wait(0.5)
    let opacity = try XCTUnwrap(heart.presentation()?.opacity)
    XCTAssertTrue((0.3...0.9).contains(opacity), "\(opacity)")
    wait(1)
    XCTAssertEqual(heart.opacity, 0.2)
  }

  func testTheOpenCard() throws {
    let demo = show(ConstraintsViewController())
    let card = try XCTUnwrap(demo.stage.subviews.first)
    XCTAssertEqual(card.bounds.height, 60)
    try tap("Open", in: demo)
    try tap("Hide a row", in: demo)
    wait(0.2)
    let height = try XCTUnwrap(card.layer.presentation()?.bounds.height)
    XCTAssertTrue((61..<180).contains(height), "\(height)")
    wait(2)
    XCTAssertEqual(card.bounds.height, 180)
    assertSnapshot(of: demo.stage, named: "card")
  }
}
