import Foundation

/// The lines of the project's sources that ran, in the format of lcov.
struct CoverageReport {
  let session: TestSession

  func write(to path: String) throws {}
}
