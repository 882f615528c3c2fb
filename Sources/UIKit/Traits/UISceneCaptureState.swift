import Foundation

/// Whether the scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// No value: the trait is left open.
  case unspecified = -1
  /// The scene is seen on its own screen only.
  case inactive = 0
  /// The scene is recorded, mirrored or shown to others by AirPlay.
  case active = 1
}
