import Foundation

/// Whether the scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}
