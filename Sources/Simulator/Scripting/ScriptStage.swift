import UIKit

/// The host on which a script runs: it sends input and advances time.
@MainActor package protocol ScriptStage: AnyObject {
  /// Sends input and runs the application's reaction.
  func send(_ event: InputEvent)
  func wait(_ seconds: Double)
  /// The screen as it is now.
  var picture: PixelBuffer { get }
  var screen: ScreenContents { get }
  /// Whether typed text has a receiver.
  var acceptsText: Bool { get }
  /// The gesture with which a user leaves the screen in front; nil if there is no previous screen.
  var backGesture: BackGesture? { get }
  /// Ends the app and launches it again; the script continues after the line. Returns only what is wrong.
  func relaunch(after line: Int) -> String
}

extension ScriptStage {
  package var backGesture: BackGesture? { UIApplication.shared.backGesture }
  package func relaunch(after line: Int) -> String {
    "\"relaunch\" works with --host headless only"
  }
}
