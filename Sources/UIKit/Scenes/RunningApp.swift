import Foundation

/// The properties and services of the running app that views use.
@MainActor enum RunningApp {
  /// Whether the app may have several scenes at the same time: on an iPad, if its Info.plist allows that.
  static var supportsMultipleScenes: Bool { UIApplication.shared.supportsMultipleScenes }

  /// Opens a URL outside of the app, or in it where it has the URL's scheme.
  static func open(_ url: URL) { UIApplication.shared.open(url) }
}
