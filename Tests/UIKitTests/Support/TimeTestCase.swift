import CVirtualHost
import QuartzCore
import UIKit
import XCTest

/// Time passes when the test says so, in frames as the application asks for them.
class TimeTestCase: CoreTestCase {
  private(set) var start: CFTimeInterval = 0
  private(set) var window: UIWindow!
  var view: UIView { window.rootViewController!.view }

  override func setUp() {
    super.setUp()
    UIView.setAnimationsEnabled(true)
    virtual_host_set_virtual(true)
    // On a frame of the screen.
    let frame = (CACurrentMediaTime() * 60).rounded(.up) / 60
    virtual_host_advance_to(Int64((frame * 1e9).rounded()))
    window = makeWindow()
    rest()
    restart()
  }

  override func tearDown() {
    window = nil
    super.tearDown()
    virtual_host_set_virtual(false)
  }

  /// From here on times count.
  func restart() { start = CACurrentMediaTime() }

  var now: CFTimeInterval { CACurrentMediaTime() - start }

  /// Runs frames until nothing is due at the moment.
  private func rest() {
    for _ in 0..<20 {
      guard let due = UIApplication.shared.nextDeadline, due <= CACurrentMediaTime() else { return }
      step()
    }
  }

  /// Runs the frames until `seconds` after the start, and one at that time; returns how many it were.
  @discardableResult func go(to seconds: CFTimeInterval) -> Int {
    var count = 0
    while let due = UIApplication.shared.nextDeadline, due < start + seconds - 1e-7, count < 100_000 {
      virtual_host_advance_to(Int64((due * 1e9).rounded()))
      step()
      count += 1
    }
    virtual_host_advance_to(Int64(((start + seconds) * 1e9).rounded()))
    step()
    return count + 1
  }

  /// One frame now and one at that time, none between, as on a machine that is busy: for what costs too much to draw.
  func jump(to seconds: CFTimeInterval) {
    step()
    virtual_host_advance_to(Int64(((start + seconds) * 1e9).rounded()))
    step()
  }

  /// Whether the application would sleep for ever.
  var isIdle: Bool { UIApplication.shared.nextDeadline == nil }

  /// A view of 100 by 100 in the window.
  func addBox(_ x: CGFloat = 100, _ y: CGFloat = 100, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    box.backgroundColor = .red
    view.addSubview(box)
    return box
  }
}
