import XCTest

import QuartzCore

/// A stage whose implicit animations are linear, so that values between their ends are easily told.
class LinearAnimationTestCase: AnimationTestCase {
  override func setUp() {
    super.setUp()
    makeLinear()
  }

  override func frame() {
    super.frame()
    makeLinear()
  }

  func flush() {
    CATransaction.flush()
    makeLinear()
  }

  /// Makes the next changes linear, so that values are easy to compute.
  func makeLinear() { CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear)) }
}
