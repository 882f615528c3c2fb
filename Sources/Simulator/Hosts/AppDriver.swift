import UIKit

/// The application that a host drives: the real one, or a stand-in in tests.
@MainActor package protocol AppDriver: AnyObject {
  func send(_ event: InputEvent)
  /// One frame.
  func step()
  /// The time of the next frame, on `CACurrentMediaTime`'s clock; nil if there is nothing to do.
  var nextDeadline: Double? { get }
  /// The time at which the last animation that has an end has ended; nil if none runs.
  var animationsEnd: Double? { get }
  /// The screen's pixels.
  var surface: PixelBuffer { get }
  /// The damage of the last frame.
  var lastDamage: [IntRect] { get }
}

extension AppDriver {
  package var animationsEnd: Double? { nil }
}
