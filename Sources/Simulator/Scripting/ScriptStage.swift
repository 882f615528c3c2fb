import UIKit

/// The host on which a script runs, which sends input and advances time.
@MainActor package protocol ScriptStage: AnyObject {
  /// Sends input and lets the application react.
  func send(_ event: InputEvent)
  func wait(_ seconds: Double)
  /// The current pixels of the screen.
  var picture: PixelBuffer { get }
  var screen: ScreenContents { get }
  /// Whether text can be typed.
  var acceptsText: Bool { get }
  /// The gesture that returns to the previous screen; nil if there is none.
  var backGesture: BackGesture? { get }
  /// Terminates the app and launches it again; the script continues after the line. Returns only if that fails,
  /// with an error message.
  func relaunch(after line: Int) -> String
}

extension ScriptStage {
  package var backGesture: BackGesture? { UIApplication.shared.backGesture }
  package func relaunch(after line: Int) -> String {
    "\"relaunch\" works with --host headless only"
  }
}
