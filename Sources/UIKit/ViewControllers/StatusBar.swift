import CoreGraphics

/// The status bar as controllers and presentations see it. The application shows it, and asks the frontmost
/// controller for its style.
@MainActor enum StatusBar {
  /// The height in points; 0 while the bar is hidden.
  static var height: CGFloat { UIApplication.instance?.statusBarHeight ?? 0 }

  /// Queries the frontmost controller again, immediately.
  static func update() { UIApplication.instance?.updateStatusBar() }

  /// Schedules an update of the bars with the next frame.
  static func mayHaveChanged() { FrameDriver.shared.statusBarMayHaveChanged() }
}
