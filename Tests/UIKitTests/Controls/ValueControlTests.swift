import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Facts: facts/geometry.md#controls, facts/geometry.md#page-control, facts/geometry.md#activity-indicator,
/// facts/defaults.md#UISlider, facts/defaults.md#UIStepper.
final class ValueControlTests: XCTestCase {
  // MARK: Slider

  func testSliderDefaultsAndRange() {
    let slider = UISlider()
    XCTAssertEqual(slider.value, 0)
    XCTAssertEqual(slider.minimumValue, 0)
    XCTAssertEqual(slider.maximumValue, 1)
    XCTAssertTrue(slider.isContinuous)
    slider.value = 7
    XCTAssertEqual(slider.value, 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    XCTAssertEqual(slider.value, 8)
    // Setting a maximum below the minimum also changes the minimum.
    slider.maximumValue = 5
    XCTAssertEqual(slider.minimumValue, 5)
    XCTAssertEqual(slider.value, 5)
    slider.setValue(.nan, animated: true)
    XCTAssertEqual(slider.value, 5)
  }

  func testSliderPlaces() {
    // facts/geometry.md#slider (34 high, track 3 within, thumb 27).
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    XCTAssertEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 3, y: 13, width: 194, height: 4))
    XCTAssertEqual(slider.sizeThatFits(CGSize(width: 80, height: 5)), CGSize(width: 80, height: 34))
    XCTAssertEqual(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 33))
    slider.layoutIfNeeded()
    XCTAssertEqual(slider.subviews.last?.bounds.size, CGSize(width: 27, height: 27))
    XCTAssertEqual(slider.alignmentRectInsets, UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    let track = slider.trackRect(forBounds: slider.bounds)
    let first = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let last = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    XCTAssertEqual(first.minX, 0)
    XCTAssertEqual(last.maxX, 200)
    XCTAssertEqual(first.size, CGSize(width: 31, height: 31))
    slider.minimumValueImage = UIImage(systemName: "star")
    XCTAssertGreaterThan(slider.trackRect(forBounds: slider.bounds).minX, 15)
  }

  func testSliderFollowsTheThumbOnly() {
    onStage(animates: false) { stage in
      let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 231, height: 31))
      var events: [String] = []
      slider.addAction(
        UIAction { _ in events.append("value \((slider.value * 100).rounded() / 100)") }, for: .valueChanged)
      stage.view.addSubview(slider)
      UIApplication.shared.step()
      // A touch beside the thumb does not begin tracking.
      stage.tap(CGPoint(x: 250, y: 115))
      XCTAssertEqual(slider.value, 0)
      XCTAssertEqual(events, [])
      stage.touch(.began, CGPoint(x: 65, y: 115))
      stage.touch(.moved, CGPoint(x: 165, y: 115))
      XCTAssertEqual(slider.value, 0.5, accuracy: 0.01)
      stage.touch(.moved, CGPoint(x: 400, y: 115))
      stage.touch(.ended, CGPoint(x: 400, y: 115))
      XCTAssertEqual(slider.value, 1)
      XCTAssertEqual(events, ["value 0.5", "value 1.0", "value 1.0"])
      events = []
      slider.isContinuous = false
      UIApplication.shared.step()
      stage.touch(.began, CGPoint(x: 265, y: 115))
      stage.touch(.moved, CGPoint(x: 165, y: 115))
      XCTAssertEqual(events, [])
      stage.touch(.ended, CGPoint(x: 165, y: 115))
      XCTAssertEqual(events, ["value 0.5"])
    }
  }

  // MARK: Stepper

  /// facts/geometry.md#stepper: strokes of 13.3 to 13.7 points.
  func testStepperSigns() {
    onStage(animates: false) { stage in
      let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
      stepper.value = 50
      stage.view.addSubview(stepper)
      let picture = stage.picture()
      func dark(_ rect: CGRect) -> (width: Int, height: Int) {
        var box = (Int.max, Int.max, 0, 0)
        for y in Int(rect.minY * 3)..<Int(rect.maxY * 3) {
          for x in Int(rect.minX * 3)..<Int(rect.maxX * 3) where picture.row(y)[x] & 0xFF < 110 {
            box = (min(box.0, x), min(box.1, y), max(box.2, x + 1), max(box.3, y + 1))
          }
        }
        return (box.2 - box.0, box.3 - box.1)
      }
      let minus = dark(CGRect(x: 20, y: 102, width: 44, height: 28))
      let plus = dark(CGRect(x: 70, y: 102, width: 44, height: 28))
      // In pixels, with soft edges: 13.3 to 13.7 points.
      for length in [minus.width, plus.width, plus.height] {
        XCTAssertTrue((40...41).contains(length), "\(length)")
      }
      XCTAssertTrue((4...5).contains(minus.height))
    }
  }

  /// facts/geometry.md#segmented-control/shadow: a lighter shadow than 0.12.
  func testSegmentShadow() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    let shadows = control.subviews.map(\.layer.shadowOpacity).filter { $0 > 0 }
    XCTAssertEqual(shadows, [0.08])
  }

  func testStepperSizeAndRange() {
    let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    XCTAssertEqual(stepper.frame, CGRect(x: 5, y: 6, width: 94, height: 32))
    XCTAssertEqual(stepper.maximumValue, 100)
    XCTAssertEqual(stepper.stepValue, 1)
    XCTAssertTrue(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.value = 500
    XCTAssertEqual(stepper.value, 100)
    stepper.stepValue = -1
    XCTAssertEqual(stepper.stepValue, 1)
  }

  /// facts/text.md#accessibility/stepper: no element itself, two buttons; the one at the limit is not enabled.
  func testStepperIsTwoButtons() {
    let stepper = UIStepper()
    XCTAssertFalse(stepper.isAccessibilityElement)
    func find(_ view: UIView) -> [UIView] {
      (view.isAccessibilityElement ? [view] : []) + view.subviews.flatMap(find)
    }
    let buttons = find(stepper)
    XCTAssertEqual(buttons.map(\.accessibilityLabel), ["Decrement", "Increment"])
    XCTAssertEqual(buttons.map(\.accessibilityTraits), [[.button, .notEnabled], .button])
    stepper.value = 100
    XCTAssertEqual(buttons.map(\.accessibilityTraits), [.button, [.button, .notEnabled]])
  }

  func testStepperSteps() {
    onStage(animates: false) { stage in
      let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      var values: [Double] = []
      stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
      stage.view.addSubview(stepper)
      UIApplication.shared.step()
      let (less, more) = (CGPoint(x: 120, y: 116), CGPoint(x: 170, y: 116))
      stage.tap(less)
      XCTAssertEqual(values, [])
      stepper.maximumValue = 2
      stepper.stepValue = 1.5
      stage.tap(more)
      stage.tap(more)
      stage.tap(more)
      stage.tap(less)
      XCTAssertEqual(values, [1.5, 2, 0.5])
      stepper.wraps = true
      stepper.value = 2
      stage.tap(more)
      XCTAssertEqual(stepper.value, 0)
      stepper.isEnabled = false
      stage.tap(more)
      XCTAssertEqual(stepper.value, 0)
    }
  }

  // MARK: Segments

  func testSegmentsAreKeptByIndex() {
    let control = UISegmentedControl(items: ["One", UIImage(systemName: "star") as Any, "Three"])
    XCTAssertEqual(control.numberOfSegments, 3)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    XCTAssertEqual(control.titleForSegment(at: 0), "One")
    XCTAssertNotNil(control.imageForSegment(at: 1))
    XCTAssertNil(control.titleForSegment(at: 9))
    control.selectedSegmentIndex = 2
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 3)
    control.removeSegment(at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 2, animated: true)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 17
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    XCTAssertEqual(control.numberOfSegments, 0)
  }

  /// The time for thousands of segments is proportional to their number, whether they are inserted one by one or at
  /// once.
  func testThousandsOfSegments() {
    let names = (0..<5000).map { "S\($0)" }
    let control = UISegmentedControl(items: names)
    let filled = UISegmentedControl()
    for name in names { filled.insertSegment(withTitle: name, at: filled.numberOfSegments, animated: false) }
    filled.insertSegment(withTitle: "first", at: 0, animated: false)
    filled.removeSegment(at: 0, animated: false)
    for control in [control, filled] {
      control.selectedSegmentIndex = 4999
      control.frame = CGRect(x: 0, y: 0, width: 50_000, height: 32)
      control.layoutIfNeeded()
      XCTAssertEqual(control.numberOfSegments, 5000)
      XCTAssertEqual(control.titleForSegment(at: 4999), "S4999")
      XCTAssertGreaterThan(control.intrinsicContentSize.width, 5000 * 18)
    }
  }

  func testSegmentsShareTheWidth() {
    let control = UISegmentedControl(items: ["A", "B", "C", "D"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    XCTAssertEqual(middles(of: control), [25, 75, 125, 175])
    control.setWidth(80, forSegmentAt: 1)
    XCTAssertEqual(middles(of: control), [20, 80, 140, 180])
    XCTAssertEqual(control.sizeThatFits(.zero).height, 32)
    XCTAssertEqual(control.intrinsicContentSize.height, 31)
    control.setWidth(0, forSegmentAt: 1)
    control.setTitle("A much longer title", forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    let middles = middles(of: control)
    XCTAssertGreaterThan(middles[0], 50)
    XCTAssertEqual(middles[3] - middles[2], middles[2] - middles[1], accuracy: 2)
  }

  /// Returns the horizontal centers of the titles.
  private func middles(of control: UISegmentedControl) -> [CGFloat] {
    control.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    return labels(control).filter { $0.text != nil }.map { $0.convert($0.bounds, to: control).midX }.sorted()
  }

  func testTapsAndDragsSelect() {
    onStage(animates: false) { stage in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
      control.selectedSegmentIndex = 0
      var selected: [Int] = []
      control.addAction(UIAction { _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)
      stage.view.addSubview(control)
      UIApplication.shared.step()
      stage.tap(CGPoint(x: 200, y: 116))
      stage.tap(CGPoint(x: 200, y: 116))
      XCTAssertEqual(selected, [1])
      // The pill follows a finger that drags it, and sends one event.
      stage.touch(.began, CGPoint(x: 200, y: 116))
      stage.touch(.moved, CGPoint(x: 300, y: 116))
      stage.touch(.ended, CGPoint(x: 300, y: 116))
      XCTAssertEqual(selected, [1, 2])
      control.setEnabled(false, forSegmentAt: 0)
      stage.tap(CGPoint(x: 80, y: 116))
      XCTAssertEqual(selected, [1, 2])
      control.isMomentary = true
      stage.tap(CGPoint(x: 200, y: 116))
      XCTAssertEqual(selected, [1, 2, 1])
      XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }
  }

  func testSegmentActionsRun() {
    onStage(animates: false) { stage in
      var ran: [String] = []
      let control = UISegmentedControl(
        frame: CGRect(x: 50, y: 100, width: 200, height: 32),
        actions: ["x", "y"].map { name in UIAction(title: name, identifier: .init(name)) { _ in ran.append(name) } }
      )
      stage.view.addSubview(control)
      UIApplication.shared.step()
      stage.tap(CGPoint(x: 200, y: 116))
      XCTAssertEqual(ran, ["y"])
      XCTAssertEqual(control.segmentIndex(identifiedBy: .init("y")), 1)
      XCTAssertEqual(control.segmentIndex(identifiedBy: .init("z")), NSNotFound)
    }
  }

  // MARK: Pages

  func testPageControl() {
    let control = UIPageControl()
    control.currentPage = 3
    XCTAssertEqual(control.currentPage, 0)
    control.numberOfPages = 5
    // facts/geometry.md#page-control/height-3x
    XCTAssertEqual(control.size(forNumberOfPages: 5).width, 110)
    XCTAssertEqual(control.size(forNumberOfPages: 5).height, 77.0 / 3, accuracy: 0.001)
    XCTAssertEqual(control.intrinsicContentSize.height, 25.67, accuracy: 0.01)
    control.currentPage = 9
    XCTAssertEqual(control.currentPage, 4)
    control.numberOfPages = 2
    XCTAssertEqual(control.currentPage, 1)
    control.numberOfPages = -3
    XCTAssertEqual(control.numberOfPages, 0)
    control.numberOfPages = .max
    XCTAssertLessThan(control.intrinsicContentSize.width, 1e6)
  }

  func testPageControlTurnsByHalves() {
    onStage(animates: false) { stage in
      let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
      control.numberOfPages = 3
      var pages: [Int] = []
      control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
      stage.view.addSubview(control)
      UIApplication.shared.step()
      for x in [110, 280, 280, 280, 110] { stage.tap(CGPoint(x: CGFloat(x), y: 113)) }
      XCTAssertEqual(pages, [1, 2, 1])
    }
  }

  // MARK: Progress

  func testProgressView() {
    let view = UIProgressView(progressViewStyle: .bar)
    XCTAssertEqual(view.progressViewStyle, .bar)
    let standard = UIProgressView()
    XCTAssertEqual(standard.intrinsicContentSize.height, 4)
    standard.progress = 3
    XCTAssertEqual(standard.progress, 1)
    standard.setProgress(-1, animated: true)
    XCTAssertEqual(standard.progress, 0)
    standard.progress = .nan
    XCTAssertEqual(standard.progress, 0)
    standard.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    standard.progress = 0.25
    standard.layoutIfNeeded()
    XCTAssertEqual(standard.subviews.last?.frame, CGRect(x: 0, y: 0, width: 50, height: 4))
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 3
    standard.observedProgress = progress
    XCTAssertEqual(standard.progress, 0.75)
  }

  func testViewsThatTurnAreFreed() {
    weak var spinner: UIActivityIndicatorView?
    weak var bar: UIProgressView?
    onStage(animates: false) { stage in
      let (first, second) = (UIActivityIndicatorView(style: .medium), UIProgressView())
      (spinner, bar) = (first, second)
      first.startAnimating()
      second.observedProgress = Progress(totalUnitCount: 2)
      stage.view.addSubview(first)
      stage.view.addSubview(second)
      UIApplication.shared.step()
      first.removeFromSuperview()
      second.removeFromSuperview()
    }
    UIApplication.shared.step()
    XCTAssertNil(spinner)
    XCTAssertNil(bar)
  }

  // MARK: Activity

  func testActivityIndicator() {
    let view = UIActivityIndicatorView(style: .large)
    XCTAssertEqual(view.frame.size, CGSize(width: 37, height: 37))
    XCTAssertTrue(view.isHidden)
    view.startAnimating()
    XCTAssertTrue(view.isAnimating)
    XCTAssertFalse(view.isHidden)
    view.stopAnimating()
    XCTAssertTrue(view.isHidden)
    view.hidesWhenStopped = false
    XCTAssertFalse(view.isHidden)
    XCTAssertEqual(UIActivityIndicatorView(frame: .zero).bounds.size, CGSize(width: 20, height: 20))
    XCTAssertEqual(UIActivityIndicatorView(style: .white).color, .white)
    view.color = .red
    XCTAssertEqual(view.color, .red)
  }

  // MARK: Effects

  func testEffectViewHoldsItsContent() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    XCTAssertEqual(view.contentView.bounds.size, CGSize(width: 100, height: 50))
    XCTAssertTrue(view.effect is UIBlurEffect)
    view.effect = nil
    XCTAssertNil(view.effect)
    XCTAssertEqual(UIBlurEffect.Style.systemChromeMaterialDark.rawValue, 20)
    for value in 0...20 { if let style = UIBlurEffect.Style(rawValue: value) { _ = UIBlurEffect(style: style) } }
  }
}
