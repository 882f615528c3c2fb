import FlipsideTesting
import UIKit
import XCTest

/// A stage whose time passes when the test says so, in frames as the application asks for them.
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

  /// From here on times count.
  func restart() { stage.clock.restart() }
  var now: CFTimeInterval { stage.clock.now }
  @discardableResult func go(to seconds: CFTimeInterval) -> Int { stage.clock.runFrames(to: seconds) }
  /// Lets transitions end: a second passes, in frames.
  func settle() { go(to: now + 1) }
  func jump(to seconds: CFTimeInterval) { stage.clock.skipFrames(to: seconds) }
  var isIdle: Bool { stage.clock.isIdle }

  /// A view of 100 by 100 in the window.
  func addBox(_ x: CGFloat = 100, _ y: CGFloat = 100, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    box.backgroundColor = .red
    view.addSubview(box)
    return box
  }
}
