import XCTest

import QuartzCore

/// A layer tree whose implicit animations are linear, so that intermediate values are easy to compute.
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

  /// Makes the animations of the following changes linear.
  func makeLinear() { CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear)) }
}
