import UIKit

/// The application that a host controls; tests use a substitute.
@MainActor package protocol AppDriver: AnyObject {
  func send(_ event: InputEvent)
  /// Runs one frame.
  func step()
  /// The time of the next frame, on the clock of `CACurrentMediaTime()`; nil if no frame is needed.
  var nextDeadline: Double? { get }
  /// The time at which the last finite animation ends; nil if none is running.
  var animationsEnd: Double? { get }
  /// The pixels of the screen.
  var surface: PixelBuffer { get }
  /// The regions of the screen that the last frame changed.
  var lastDamage: [IntRect] { get }
}

extension AppDriver {
  package var animationsEnd: Double? { nil }
}
