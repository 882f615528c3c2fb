import Foundation

/// Small pictures of the screen after each step of a UI test and after failures, which the results page shows as a
/// film.
///
/// Xcode records the screen in a similar way, and deletes the recordings of passing tests unless the test plan
/// keeps them.
@MainActor enum Film {
  /// Captures a picture.
  /// - Parameter activity: the number of the step; nil for the last failure.
  static func take(after activity: Int?) {
    guard TestRun.current.configuration.film != nil, let process = UITestSession.shared.frontProcess,
      let picture = try? process.ask("film").data, !picture.isEmpty
    else { return }
    ActivityRecorder.film(picture, after: activity)
  }
}
