import FlipsideTesting
import XCTest

import QuartzCore

/// Transitions of layers, with ten frames of each in one picture.
final class LayerTransitionTests: AnimationTestCase {
  private let size = CGSize(width: 180, height: 320)
  private var screen: CALayer!
  private var page: CALayer!
  private var compositor: Compositor!
  private var shownOn: LayerContext!

  override func setUp() {
    super.setUp()
    screen = makeLayer(0, 0, 240, 400, CGColor(red: 0.2, green: 0.22, blue: 0.25, alpha: 1))
    page = makeLayer(30, 40, size.width, size.height)
    screen.addSublayer(page)
    fill(page, isSecond: false)
    shownOn = LayerContext(root: screen, scale: 2)
    compositor = Compositor(
      surface: PixelBuffer(width: 480, height: 800, format: .argb32)!, scale: 2, background: .clear)
    compositor.root = shownOn.rootNode
    CATransaction.flush()
    _ = compositor.composite()
  }

  override func tearDown() {
    screen = nil
    shownOn = nil
    super.tearDown()
  }

  /// Fills a page with a title and lines, which differ between both pages.
  private func fill(_ page: CALayer, isSecond: Bool) {
    page.sublayers = []
    page.backgroundColor =
      isSecond
      ? CGColor(red: 0.93, green: 0.6, blue: 0.25, alpha: 1) : CGColor(red: 0.95, green: 0.97, blue: 1, alpha: 1)
    let title = makeLayer(16, 20, 110, 24, isSecond ? .blue : .red)
    title.cornerRadius = 8
    page.addSublayer(title)
    for index in 0..<8 {
      let line = makeLayer(
        16, 64 + CGFloat(index) * 28, isSecond ? 60 + CGFloat(index) * 10 : 148 - CGFloat(index) * 9, 12,
        CGColor(gray: isSecond ? 0.25 : 0.6, alpha: 1))
      line.cornerRadius = 6
      page.addSublayer(line)
    }
  }

  private func strip(_ type: String, _ subtype: CATransitionSubtype? = nil) throws -> Picture {
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: type)
    transition.subtype = subtype
    transition.duration = 0.9
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    page.add(transition, forKey: nil)
    fill(page, isSecond: true)
    CATransaction.commit()
    var strip = FilmStrip(columns: 10, scale: 6)
    for frame in 0..<10 {
      go(to: Double(frame) * 0.1)
      _ = compositor.composite()
      strip.add(Picture(compositor.surface))
    }
    XCTAssertNil(AnimationClock.nextDeadline)
    return try XCTUnwrap(strip.picture)
  }

  func testFade() throws { assertPicture(try strip("fade"), named: "transition-fade") }
  func testPush() throws { assertPicture(try strip("push", .fromRight), named: "transition-push") }
  func testMoveIn() throws { assertPicture(try strip("moveIn", .fromTop), named: "transition-moveIn") }
  func testReveal() throws { assertPicture(try strip("reveal", .fromBottom), named: "transition-reveal") }
  func testFlip() throws { assertPicture(try strip("oglFlip", .fromLeft), named: "transition-flip") }
  func testFlipFromTop() throws { assertPicture(try strip("oglFlip", .fromTop), named: "transition-flipTop") }

  /// Rounding errors differ between small and large times. A card that is edge-on may show either side.
  func testPicturesDontDependOnTheTimeOfDay() throws {
    let early = try strip("oglFlip", .fromTop)
    for seconds in [0.123_456_789, 7_777.7, 86_400 * 3.3] {
      tearDown()
      let pause = VirtualClock()
      pause.stand(at: seconds)
      pause.end()
      setUp()
      let late = try strip("oglFlip", .fromTop)
      XCTAssertEqual(late.pngData, early.pngData, "\(seconds)")
    }
  }

  func testCurlUp() throws { assertPicture(try strip("pageCurl"), named: "transition-curlUp") }
  func testCurlDown() throws { assertPicture(try strip("pageUnCurl"), named: "transition-curlDown") }
}
