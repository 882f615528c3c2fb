import Foundation

/// Whether the scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// The trait is not specified.
  case unspecified = -1
  /// The scene is displayed on its own screen only.
  case inactive = 0
  /// The scene is recorded, mirrored or sent by AirPlay.
  case active = 1
}
