import UIKit

/// Where a script plays: a host that can send input and let time pass.
@MainActor package protocol ScriptStage: AnyObject {
  /// Sends input and lets the application do what follows from it.
  func send(_ event: InputEvent)
  func wait(_ seconds: Double)
  /// The screen as it is now.
  var picture: PixelBuffer { get }
  var screen: ScreenContents { get }
  /// Whether text that is typed goes anywhere.
  var acceptsText: Bool { get }
}
