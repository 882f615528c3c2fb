import ObjectiveC

/// The context of an `XCTSkip` in the error's `userInfo`. Test libraries read the source location from it and send
/// it a message of Apple's XCTest; neither the key nor the message is documented by Apple.
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
