import FlipsideTesting
import UIKit
import XCTest

/// A stage whose time passes only when the test advances it, in the frames that the application requests.
class TimeTestCase: CoreTestCase {
  private(set) var stage: Stage!
  var window: UIWindow { stage.window }
  var view: UIView { window.rootViewController!.view }

  override func setUp() {
    super.setUp()
    stage = Stage(UIViewController())
    windows.append(stage.window)
  }

  override func tearDown() {
    stage.end()
    stage = nil
    super.tearDown()
  }

  /// Sets the present time as the start of the test's times.
  func restart() { stage.clock.restart() }
  var now: CFTimeInterval { stage.clock.now }
  @discardableResult func go(to seconds: CFTimeInterval) -> Int { stage.clock.runFrames(to: seconds) }
  /// Runs frames for a second, in which transitions end.
  func settle() { go(to: now + 1) }
  func jump(to seconds: CFTimeInterval) { stage.clock.skipFrames(to: seconds) }
  var isIdle: Bool { stage.clock.isIdle }

  /// Adds a view of 100 by 100 points to the window.
  func addBox(_ x: CGFloat = 100, _ y: CGFloat = 100, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    box.backgroundColor = .red
    view.addSubview(box)
    return box
  }
}
