import QuartzCore
import UIKit
import XCTest

final class ViewGeometryTests: CoreTestCase {
  func testFrameIsTheLayers() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    XCTAssertEqual(view.layer.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
    view.layer.position = CGPoint(x: 0, y: 0)
    XCTAssertEqual(view.frame, CGRect(x: -50, y: -25, width: 100, height: 50))
  }

  func testCenterMovesFrameAndBoundsSizeGrowsAroundCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.center = CGPoint(x: 100, y: 100)
    XCTAssertEqual(view.frame, CGRect(x: 95, y: 95, width: 10, height: 10))
    view.bounds.size = CGSize(width: 20, height: 40)
    XCTAssertEqual(view.frame, CGRect(x: 90, y: 80, width: 20, height: 40))
  }

  func testTransformIsAboutTheCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(view.center, CGPoint(x: 50, y: 25))
    XCTAssertEqual(view.frame, CGRect(x: -50, y: -25, width: 200, height: 100))
    XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 50))
    XCTAssertEqual(view.layer.transform.m11, 2)
  }

  func testAnchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = .zero
    XCTAssertEqual(view.frame.origin, CGPoint(x: 50, y: 25))
  }

  func testDefaults() {
    let view = UIView()
    // facts/defaults.md#UIView
    XCTAssertEqual(view.frame, .zero)
    XCTAssertTrue(view.isUserInteractionEnabled)
    XCTAssertFalse(view.isMultipleTouchEnabled)
    XCTAssertFalse(view.isExclusiveTouch)
    XCTAssertTrue(view.autoresizesSubviews)
    XCTAssertEqual(view.autoresizingMask, [])
    XCTAssertEqual(view.tag, 0)
    XCTAssertFalse(view.clipsToBounds)
    XCTAssertNil(view.backgroundColor)
    XCTAssertEqual(view.alpha, 1)
    XCTAssertTrue(view.isOpaque)
    XCTAssertTrue(view.clearsContextBeforeDrawing)
    XCTAssertFalse(view.isHidden)
    XCTAssertEqual(view.contentMode, .scaleToFill)
    XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
    XCTAssertFalse(view.preservesSuperviewLayoutMargins)
    XCTAssertTrue(view.insetsLayoutMarginsFromSafeArea)
    XCTAssertNil(view.gestureRecognizers)
    XCTAssertEqual(view.tintAdjustmentMode, .normal)
    XCTAssertEqual(view.contentScaleFactor, 3)
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    XCTAssertEqual(view.contentHuggingPriority(for: .vertical).rawValue, 250)
    XCTAssertEqual(view.contentCompressionResistancePriority(for: .horizontal).rawValue, 750)
    XCTAssertNil(view.next)
  }

  func testAlphaIsClampedAndNaNIsIgnored() {
    let view = UIView()
    view.alpha = 2
    XCTAssertEqual(view.alpha, 1)
    view.alpha = -1
    XCTAssertEqual(view.alpha, 0)
    view.alpha = .nan
    XCTAssertEqual(view.alpha, 0)
  }

  func testLayerClass() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    XCTAssertTrue(Gradient(frame: .zero).layer is CAGradientLayer)
    let view = Gradient()
    XCTAssertTrue(view.layer.delegate === view)
  }

  func testLayerClassOfTheAppsOwnWithPlainInit() {
    final class MyLayer: CALayer {
      var value = 1
      override init() {
        super.init()
        value = 7
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class MyView: UIView {
      override class var layerClass: AnyClass { MyLayer.self }
    }
    XCTAssertEqual((MyView().layer as? MyLayer)?.value, 7)
  }

  func testWrongLayerClassIsSaidAndReplaced() {
    final class Wrong: UIView {
      override class var layerClass: AnyClass { NSString.self }
    }
    XCTAssertTrue(type(of: Wrong().layer) == CALayer.self)
    XCTAssertTrue(said("layerClass"))
  }

  func testInitCallsInitFrameOfTheSubclass() {
    final class Mine: UIView {
      var wasMade = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        wasMade = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    XCTAssertTrue(Mine().wasMade)
  }

  func testNaNFrameKeepsTheOldNumbersAndIsSaid() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 5, width: .infinity, height: 6)
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 5, width: 3, height: 6))
    XCTAssertTrue(said("CALayer position contains NaN"))
    view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9)
    XCTAssertEqual(view.bounds.width, 3)
    XCTAssertTrue(said("CALayer bounds contains NaN"))
    view.center = CGPoint(x: CGFloat.nan, y: 0)
    XCTAssertTrue(view.center.x.isFinite)
    _ = UIView(frame: CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan))
    step()
  }

  /// An empty place is no exception: apps make views with `CGRect.null` (Apple's TouchCanvas).
  func testInfiniteNumbersAreNotSaid() {
    let view = UIView(frame: .null)
    view.frame = .infinite
    view.center = CGPoint(x: CGFloat.infinity, y: 0)
    view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)
    XCTAssertEqual(console, [])
    let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    XCTAssertTrue(numbers.allSatisfy(\.isFinite))
    step()
  }

  func testZeroAndNegativeSizesSurvive() {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    window.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: -5, height: -5)
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1e9, height: 1e9)))
    step()
    XCTAssertNil(view.hitTest(CGPoint(x: 50, y: 50), with: nil))
  }

  func testSizeToFitKeepsTheOriginAndAsksSizeThatFits() {
    final class Fitting: UIView {
      var asked: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked.append(size)
        return CGSize(width: 30, height: 20)
      }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 6, width: 30, height: 20))
    XCTAssertEqual(view.asked, [CGSize(width: 100, height: 100)])
    XCTAssertEqual(
      UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).sizeThatFits(.zero), CGSize(width: 3, height: 4))
  }

  func testDescription() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.5))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isHidden = true
    let text = view.description
    XCTAssertTrue(text.hasPrefix("<UIView: 0x"), text)
    XCTAssertTrue(
      text.contains("; frame = (0 0; 100 50.5); hidden = YES; autoresize = W+H; layer = <CALayer: 0x"), text)
    XCTAssertTrue(text.hasSuffix(">>"), text)
  }

  func testContentModeSetsTheLayersGravity() {
    let view = UIView()
    let expected: [(UIView.ContentMode, CALayerContentsGravity)] = [
      (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.left, .left),
      // The layer names vertical places from below (CALayer.h): its bottom is the minimum y.
      (.top, .bottom), (.bottomRight, .topRight), (.topLeft, .bottomLeft), (.scaleToFill, .resize),
    ]
    for (mode, gravity) in expected {
      view.contentMode = mode
      XCTAssertEqual(view.layer.contentsGravity, gravity)
    }
  }
}
