import Simulator
import UIKit

/// The target of a touch: a point of the screen, the center of a view, or the center of the frontmost element with
/// a given accessibility identifier, label or text.
///
/// ```swift
/// let stage = Stage()
/// stage.tap(CGPoint(x: 20, y: 100))
/// stage.tap(button)
/// stage.tap("Save")
/// stage.end()
/// ```
@preconcurrency @MainActor public protocol TouchTarget {
  /// Returns the target's frame on the screen in points; the size of a point is zero. If there is no such target,
  /// it reports a failure and returns nil.
  func frame(on stage: Stage, file: StaticString, line: UInt) -> CGRect?
}

extension CGPoint: TouchTarget {
  public func frame(on stage: Stage, file: StaticString, line: UInt) -> CGRect? {
    CGRect(origin: self, size: .zero)
  }
}

extension UIView: TouchTarget {
  public func frame(on stage: Stage, file: StaticString, line: UInt) -> CGRect? {
    stage.clock.settle()
    guard window != nil else {
      TestFailure.report("\(type(of: self)) can't be touched: it is in no window", file: file, line: line)
      return nil
    }
    return convert(bounds, to: nil)
  }
}

extension String: TouchTarget {
  public func frame(on stage: Stage, file: StaticString, line: UInt) -> CGRect? {
    stage.clock.settle()
    let contents = stage.contents
    if let element = contents.element(named: self) { return element.visibleFrame }
    let names = contents.names
    let list = names.isEmpty ? "nothing" : names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    TestFailure.report("there is no \"\(self)\" on the screen, only \(list)", file: file, line: line)
    return nil
  }
}

/// The direction of a swipe.
public enum SwipeDirection: CaseIterable, Sendable { case up, down, left, right }

extension Stage {
  // The gestures of the script language, with the same durations.
  private var fingers: Simulator.Fingers { Simulator.Fingers(stage: StageOfScripts(stage: self)) }

  private func point(_ target: some TouchTarget, _ file: StaticString, _ line: UInt) -> CGPoint? {
    target.frame(on: self, file: file, line: line).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  // MARK: One finger

  /// Taps a target for 0.05 seconds.
  public func tap(_ target: some TouchTarget, file: StaticString = #filePath, line: UInt = #line) {
    if let point = point(target, file, line) { fingers.tap(point) }
  }

  /// Taps a target twice, 0.1 seconds apart.
  public func doubleTap(_ target: some TouchTarget, file: StaticString = #filePath, line: UInt = #line) {
    guard let point = point(target, file, line) else { return }
    fingers.tap(point)
    clock.advance(by: 0.1)
    fingers.tap(point)
  }

  /// Holds a finger still for a number of seconds and lifts it.
  public func longPress(
    _ target: some TouchTarget, for seconds: TimeInterval = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    if let point = point(target, file, line) { fingers.press(point, seconds: seconds) }
  }

  /// Moves a finger in a straight line, one step for each frame.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.25)
  /// stage.end()
  /// ```
  /// The duration is in seconds. If `holds` is true, the finger rests for 0.1 seconds before it is lifted, so that
  /// the content does not continue to scroll.
  public func drag(
    from start: some TouchTarget, to end: some TouchTarget, duration: TimeInterval = 0.3, holds: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let start = point(start, file, line), let end = point(end, file, line) else { return }
    fingers.drag(from: start, to: end, seconds: duration, holds: holds)
  }

  /// Holds a finger still for 0.6 seconds until a draggable item is lifted, moves it in a straight line, rests for
  /// 0.1 seconds and lifts the finger.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.dragAndDrop(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
  /// stage.clock.advance(by: 1)
  /// stage.end()
  /// ```
  /// The duration of the movement is in seconds. The drop animation is still running when the call returns.
  public func dragAndDrop(
    from start: some TouchTarget, to end: some TouchTarget, duration: TimeInterval = 0.5,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let start = point(start, file, line), let end = point(end, file, line) else { return }
    fingers.dragAndDrop(from: start, to: end, seconds: duration)
  }

  /// Drops text that is dragged from another program.
  public func drop(_ text: String, at target: some TouchTarget, file: StaticString = #filePath, line: UInt = #line)
  {
    if let point = point(target, file, line) { send(.drop([.text(text)], location: point)) }
  }

  /// Drops files that are dragged from another program.
  public func drop(
    files: [URL], at target: some TouchTarget, file: StaticString = #filePath, line: UInt = #line
  ) {
    if let point = point(target, file, line) { send(.drop(files.map { .file($0) }, location: point)) }
  }

  /// Swipes over a target: the finger moves by half of the target's length, but at most by 0.2 of the screen, in
  /// 0.2 seconds and is lifted at full speed.
  public func swipe(
    _ direction: SwipeDirection, on target: some TouchTarget, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let frame = target.frame(on: self, file: file, line: line) else { return }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let screen = UIScreen.main.bounds.size
    func reach(_ length: CGFloat, _ screen: CGFloat) -> CGFloat {
      min(length == 0 ? screen * 0.2 : length * 0.5, screen * 0.2) / 2
    }
    let (x, y) = (reach(frame.width, screen.width), reach(frame.height, screen.height))
    let by: CGVector =
      switch direction {
      case .up: CGVector(dx: 0, dy: -y)
      case .down: CGVector(dx: 0, dy: y)
      case .left: CGVector(dx: -x, dy: 0)
      case .right: CGVector(dx: x, dy: 0)
      }
    fingers.drag(
      from: CGPoint(x: middle.x - by.dx, y: middle.y - by.dy),
      to: CGPoint(x: middle.x + by.dx, y: middle.y + by.dy),
      seconds: 0.2, holds: false)
  }

  // MARK: Several fingers

  /// Pinches with two fingers side by side. Their distance changes by the factor `scale` in 0.4 seconds.
  public func pinch(
    _ target: some TouchTarget, scale: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    if let point = point(target, file, line) { fingers.pinch(at: point, scale: scale) }
  }

  /// Begins, moves or ends a touch now. Use it for gestures of any shape with any number of fingers.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.touch(.began, CGPoint(x: 100, y: 300))
  /// stage.touch(.began, CGPoint(x: 200, y: 300), finger: 1)
  /// stage.clock.advance(by: 0.1)
  /// stage.touch(.moved, CGPoint(x: 250, y: 300), finger: 1)
  /// stage.touch(.ended)
  /// stage.touch(.ended, finger: 1)
  /// stage.end()
  /// ```
  /// `finger` is any number that distinguishes simultaneous touches.
  public func touch(
    _ phase: UITouch.Phase, _ target: some TouchTarget, finger: Int = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    if let point = point(target, file, line) { touch(phase, at: point, finger) }
  }

  /// Ends or cancels a touch at its current position. It has no effect if the finger is not down.
  public func touch(_ phase: UITouch.Phase, finger: Int = 0) {
    if let point = fingersDown[finger] { touch(phase, at: point, finger) }
  }

  private func touch(_ phase: UITouch.Phase, at point: CGPoint, _ finger: Int) {
    fingersDown[finger] = phase == .ended || phase == .cancelled ? nil : point
    let phase: InputEvent.TouchPhase =
      switch phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      default: .moved
      }
    send(.touch(id: finger, phase: phase, location: point))
  }

  /// Moves an iPad's pointer over a target without pressing a button.
  public func hover(over target: some TouchTarget, file: StaticString = #filePath, line: UInt = #line) {
    if let point = point(target, file, line) { send(.hover(location: point, modifiers: [])) }
  }

  /// Clicks the secondary button of an iPad's pointer.
  public func secondaryClick(_ target: some TouchTarget, file: StaticString = #filePath, line: UInt = #line) {
    if let point = point(target, file, line) { send(.secondaryClick(location: point)) }
  }

  /// Moves an iPad's pointer off the screen.
  public func endHover() { send(.hover(location: nil, modifiers: [])) }

  /// Scrolls with a wheel or trackpad over a target. The offset has the direction in which a finger would move the
  /// content.
  public func scroll(
    _ target: some TouchTarget, by offset: CGVector, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let point = point(target, file, line) else { return }
    send(.scroll(location: point, by: offset))
    send(.scrollEnded)
  }
}

/// The adapter by which the gestures of scripts use a stage.
@MainActor private final class StageOfScripts: ScriptStage {
  private let stage: Stage
  init(stage: Stage) { self.stage = stage }
  func send(_ event: InputEvent) { stage.send(event) }
  func wait(_ seconds: Double) { stage.clock.advance(by: seconds) }
  var picture: PixelBuffer { UIApplication.shared.surface }
  var screen: ScreenContents { stage.contents }
  var acceptsText: Bool { UIApplication.shared.acceptsText }
}
