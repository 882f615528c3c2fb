import ObjectiveC

/// The context of an `XCTSkip` in its dictionary as an error. Libraries that run tests of their own get the source
/// location from it, by its key, and send the test's run the message that Apple's XCTest sends: neither is in
/// Apple's documentation.
final class SkippedTestContext: NSObject {
  static let key = "XCTestErrorUserInfoKeySkippedTestContext"

  let message: String?
  let explanation: String?
  let sourceCodeContext: XCTSourceCodeContext

  init(_ skip: XCTSkip) {
    message = skip.message
    explanation = skip.explanation
    sourceCodeContext = XCTSourceCodeContext(location: skip.location)
  }

  static func register() {
    KeyValueAccess.register("message", on: SkippedTestContext.self, get: { $0.message })
    KeyValueAccess.register("explanation", on: SkippedTestContext.self, get: { $0.explanation })
    KeyValueAccess.register("sourceCodeContext", on: SkippedTestContext.self, get: { $0.sourceCodeContext })
    MessageDispatch.register("recordSkipWithDescription:sourceCodeContext:", on: XCTestCaseRun.self) {
      (run: XCTestCaseRun, description: String?, context: XCTSourceCodeContext?) in
      TestRun.current.recordSkip(description ?? "", at: context?.location, in: run)
    }
  }
}
