import FlipsideTesting
import UIKit
import XCTest

/// `facts/events.md#controls`
final class UIControlTests: XCTestCase {
  private var stage: Stage!
  private var journal: Journal!
  private var control: TrackingControl!

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    journal = Journal()
    control = TrackingControl(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    control.journal = journal
    stage.view.addSubview(control)
    for (event, name) in events {
      control.addAction(UIAction { [journal] _ in journal!.note(name) }, for: event)
    }
  }

  override func tearDown() {
    stage.end()
    stage = nil
    super.tearDown()
  }

  private let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
    (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]
  private let middle = CGPoint(x: 150, y: 225)

  func testRawValues() {
    XCTAssertEqual(UIControl.Event.touchUpInside.rawValue, 64)
    XCTAssertEqual(UIControl.Event.valueChanged.rawValue, 4096)
    XCTAssertEqual(UIControl.Event.primaryActionTriggered.rawValue, 8192)
    XCTAssertEqual(UIControl.Event.editingDidEndOnExit.rawValue, 1 << 19)
    XCTAssertEqual(UIControl.State.selected.rawValue, 4)
    XCTAssertEqual(UIControl.ContentHorizontalAlignment.trailing.rawValue, 5)
  }

  func testDefaults() {
    let control = UIControl()
    XCTAssertTrue(control.isEnabled)
    XCTAssertFalse(control.isSelected)
    XCTAssertFalse(control.isHighlighted)
    XCTAssertEqual(control.state, .normal)
    XCTAssertEqual(control.contentVerticalAlignment, .center)
    XCTAssertEqual(control.contentHorizontalAlignment, .center)
    XCTAssertFalse(control.isTracking)
    XCTAssertFalse(control.canBecomeFirstResponder)
    XCTAssertTrue(control.allTargets.isEmpty)
    XCTAssertEqual(control.allControlEvents, [])
  }

  func testStateIsTheUnion() {
    control.isSelected = true
    control.isHighlighted = true
    XCTAssertEqual(control.state, [.selected, .highlighted])
    control.isEnabled = false
    XCTAssertEqual(control.state, [.selected, .highlighted, .disabled])
  }

  func testTapOrder() {
    stage.tap(middle)
    XCTAssertEqual(journal.lines, ["begin", "down", "end", "up inside"])
  }

  // Moving within 70 points around the bounds is still inside.
  func testDragInsideOutsideAndBack() {
    stage.touch(.began, middle)
    XCTAssertTrue(control.isTracking)
    XCTAssertTrue(control.isHighlighted)
    stage.touch(.moved, CGPoint(x: 150, y: 319))
    XCTAssertTrue(control.isTouchInside)
    stage.touch(.moved, CGPoint(x: 150, y: 321))
    XCTAssertFalse(control.isTouchInside)
    XCTAssertFalse(control.isHighlighted)
    stage.touch(.moved, CGPoint(x: 150, y: 400))
    stage.touch(.moved, CGPoint(x: 150, y: 300))
    XCTAssertTrue(control.isHighlighted)
    stage.touch(.ended)
    XCTAssertEqual(
      journal.lines,
      [
        "begin", "down", "continue", "drag inside", "continue", "exit", "drag outside", "continue", "drag outside",
        "continue", "enter", "drag inside", "end", "up inside",
      ])
    XCTAssertFalse(control.isTracking)
    XCTAssertFalse(control.isHighlighted)
  }

  func testUpOutside() {
    stage.touch(.began, middle)
    stage.touch(.moved, CGPoint(x: 150, y: 500))
    stage.touch(.ended)
    XCTAssertEqual(journal.lines.suffix(2), ["end", "up outside"])
  }

  func testCancel() {
    stage.touch(.began, middle)
    stage.touch(.cancelled)
    XCTAssertEqual(journal.lines, ["begin", "down", "cancel tracking", "cancel"])
    XCTAssertFalse(control.isTracking)
  }

  func testRefusedTracking() {
    control.begins = false
    stage.tap(middle)
    XCTAssertEqual(journal.lines, ["begin"])
    XCTAssertFalse(control.isHighlighted)
  }

  func testStoppedTrackingSendsNothingMore() {
    control.continues = false
    stage.touch(.began, middle)
    stage.touch(.moved, CGPoint(x: 151, y: 225))
    XCTAssertFalse(control.isTracking)
    stage.touch(.ended)
    XCTAssertEqual(journal.lines, ["begin", "down", "continue"])
  }

  func testDisabledControlTracksNothing() {
    control.isEnabled = false
    stage.tap(middle)
    XCTAssertEqual(journal.lines, [])
    XCTAssertTrue(stage.window.hitTest(middle, with: nil) === control, "isEnabled does not change hit tests")
  }

  func testRepeatedTouchDown() {
    stage.touch(.began, middle)
    stage.touch(.ended, middle)
    stage.touch(.began, middle)
    stage.touch(.ended, middle)
    XCTAssertEqual(journal.lines.filter { $0 == "down" }.count, 2)
    XCTAssertEqual(journal.lines.filter { $0 == "repeat" }.count, 1)
  }

  // MARK: Targets

  func testSelectorsTakeSenderAndEventAsTheyAsk() {
    let target = NotingTarget(journal)
    control.addTarget(target, action: NotingTarget.fired, for: .touchUpInside)
    control.addTarget(target, action: NotingTarget.plain, for: .touchUpInside)
    control.addTarget(target, action: NotingTarget.withEvent, for: .touchUpInside)
    stage.tap(middle)
    XCTAssertEqual(journal.lines.suffix(3), ["fired", "plain", "event"])
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(journal.lines.last, "no event")
  }

  func testTargetIsWeak() {
    var target: NotingTarget? = NotingTarget(journal)
    weak let weakTarget = target
    control.addTarget(target, action: NotingTarget.fired, for: .valueChanged)
    target = nil
    XCTAssertNil(weakTarget)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(journal.lines, [])
  }

  func testSamePairIsKeptOnceWithAllEvents() {
    let target = NotingTarget(journal)
    control.addTarget(target, action: NotingTarget.fired, for: .valueChanged)
    control.addTarget(target, action: NotingTarget.fired, for: [.valueChanged, .editingChanged])
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(journal.lines, ["fired"])
    XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .editingChanged), ["fired:"])
    XCTAssertNil(control.actions(forTarget: target, forControlEvent: .touchDown))
    XCTAssertEqual(control.allTargets, [target])
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .editingChanged])
    XCTAssertEqual(journal.lines, ["fired", "fired"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    XCTAssertNil(control.actions(forTarget: target, forControlEvent: .editingChanged))
    XCTAssertFalse(control.allControlEvents.contains(.touchDown) && control.allTargets.isEmpty == false)
  }

  func testNilTargetGoesUpTheResponderChain() {
    let parent = ChainView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    parent.journal = journal
    ChainView.registerOnce
    stage.view.addSubview(parent)
    let inner = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    parent.addSubview(inner)
    inner.addTarget(nil, action: Selector(("chained:")), for: .touchUpInside)
    stage.tap(CGPoint(x: 50, y: 425))
    XCTAssertEqual(journal.lines, ["chained"])
    XCTAssertEqual(inner.allTargets.map { $0.base is NSNull }, [true])
  }

  func testOverriddenSendActionSeesAll() {
    let target = NotingTarget(journal)
    control.interceptsActions = true
    control.addTarget(target, action: NotingTarget.fired, for: .valueChanged)
    control.addAction(UIAction { [journal] _ in journal!.note("ran") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(journal.lines, ["intercepted fired:", "intercepted action"])
  }

  // MARK: Actions

  func testActionHasItsSenderWhileItRuns() {
    let other = UIControl()
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    other.addAction(action, for: .valueChanged)
    other.sendActions(for: .valueChanged)
    XCTAssertTrue(sender === other)
    XCTAssertNil(action.sender)
  }

  func testActionsOfOneIdentifierReplaceEachOther() {
    let other = UIControl()
    var ran: [String] = []
    other.addAction(UIAction(identifier: .init("a")) { _ in ran.append("first") }, for: .valueChanged)
    other.addAction(UIAction(identifier: .init("a")) { _ in ran.append("second") }, for: .valueChanged)
    other.sendActions(for: .valueChanged)
    XCTAssertEqual(ran, ["second"])
    other.removeAction(identifiedBy: .init("a"), for: .valueChanged)
    other.sendActions(for: .valueChanged)
    XCTAssertEqual(ran, ["second"])
  }

  func testEnumerateEventHandlers() {
    let other = UIControl()
    let target = NotingTarget(journal)
    other.addTarget(target, action: NotingTarget.fired, for: .touchDown)
    other.addAction(UIAction(title: "A") { _ in }, for: .valueChanged)
    var seen: [String] = []
    other.enumerateEventHandlers { action, pair, events, stop in
      seen.append(action?.title ?? pair.map { "\($0.1)" } ?? "?")
      seen.append("\(events.rawValue)")
    }
    XCTAssertEqual(seen, ["fired:", "1", "A", "4096"])
    seen = []
    other.enumerateEventHandlers { _, _, _, stop in
      seen.append("x")
      stop = true
    }
    XCTAssertEqual(seen, ["x"])
  }

  func testEffectiveAlignmentFollowsTheDirection() {
    control.contentHorizontalAlignment = .leading
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
    control.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .right)
  }

  func testControlIsFreed() {
    weak var weakControl: UIControl?
    do {
      let other = UIControl(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
      other.addAction(UIAction { _ in }, for: .touchUpInside)
      stage.view.addSubview(other)
      stage.tap(CGPoint(x: 25, y: 525))
      other.removeFromSuperview()
      weakControl = other
    }
    stage.view.setNeedsLayout()
    stage.tap(CGPoint(x: 350, y: 800))
    UIApplication.shared.step()
    XCTAssertNil(weakControl)
  }

  private final class TrackingControl: UIControl {
    var journal: Journal?
    var begins = true
    var continues = true
    var interceptsActions = false
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      journal?.note("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      journal?.note("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { journal?.note("end") }
    override func cancelTracking(with event: UIEvent?) { journal?.note("cancel tracking") }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      if interceptsActions {
        journal?.note("intercepted \(action)")
      } else {
        super.sendAction(action, to: target, for: event)
      }
    }
    override func sendAction(_ action: UIAction) {
      if interceptsActions { journal?.note("intercepted action") } else { super.sendAction(action) }
    }
  }

  private final class ChainView: UIView {
    var journal: Journal?
    static let registerOnce: Void = {
      MessageDispatch.register("chained:", on: ChainView.self) { (view, _: AnyObject?) in
        view.journal?.note("chained")
      }
    }()
  }
}
