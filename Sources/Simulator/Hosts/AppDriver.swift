import UIKit

/// What a host drives: the one application, or a stand-in in tests.
@MainActor package protocol AppDriver: AnyObject {
  func send(_ event: InputEvent)
  /// One frame.
  func step()
  /// When the next frame is wanted, on `CACurrentMediaTime`'s clock; nil while nothing is to be done.
  var nextDeadline: Double? { get }
  /// When the last animation that has an end has ended; nil while none runs.
  var animationsEnd: Double? { get }
  /// The screen's pixels.
  var surface: PixelBuffer { get }
  /// What the last frame changed.
  var lastDamage: [IntRect] { get }
}

extension AppDriver {
  package var animationsEnd: Double? { nil }
}
