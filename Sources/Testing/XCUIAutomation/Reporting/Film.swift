import Foundation

/// Small pictures of the screen after each step of a UI test, and where it failed: the results page shows them as a
/// film.
///
/// Xcode records the screen in the same way, and deletes the recordings of tests that pass unless the test plan
/// keeps it.
@MainActor enum Film {
  /// - Parameter activity: the number of the step; nil for what failed last.
  static func take(after activity: Int?) {
    guard TestRun.current.configuration.film != nil, let process = UITestSession.shared.frontProcess,
      let picture = try? process.ask("film").data, !picture.isEmpty
    else { return }
    ActivityRecorder.film(picture, after: activity)
  }
}
