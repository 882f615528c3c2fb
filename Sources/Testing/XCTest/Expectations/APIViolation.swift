import Foundation
import ObjectiveC

/// The misuse of expectations and waiters. As in Apple's XCTest it is an exception: on the main thread it fails the
/// running test and ends it, on other threads it ends the process. Facts: `ui-tests.md#expectations`.
enum APIViolation {
  static func raise(_ text: String) {
    NSException(name: .internalInconsistencyException, reason: "API violation - \(text)").raise()
  }
}
