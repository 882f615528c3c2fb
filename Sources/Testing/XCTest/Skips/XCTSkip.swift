/// An error that a test or its set-up throws if the test can't run. The test then counts as skipped and not as
/// failed.
///
/// ```swift
/// guard isConnected else { throw XCTSkip("needs a network") }
/// ```
public struct XCTSkip: Error {
  /// The author's message.
  public let message: String?
  let location: XCTSourceCodeLocation
  let explanation: String?

  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(message(), explanation: nil, file, line)
  }

  fileprivate init(_ message: String?, explanation: String?, _ file: StaticString, _ line: UInt) {
    self.message = message
    self.explanation = explanation
    location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
  }

  /// The text that is printed, in the form of Apple's XCTest: `Test skipped: required false value but got true -
  /// needs a network`. Facts: `ui-tests.md#skipped-tests`.
  var summary: String {
    let reason = explanation.map { ": " + $0 } ?? ""
    let text = message.flatMap { $0.isEmpty ? nil : " - " + $0 } ?? ""
    return "Test skipped" + reason + text
  }
}

extension XCTSkip: CustomNSError {
  public static var errorDomain: String { XCTestError.errorDomain }
  public var errorCode: Int { 106 }
  public var errorUserInfo: [String: Any] { [SkippedTestContext.key: SkippedTestContext(self)] }
}

/// Skips the test if the expression is true.
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  try skip(unless: false, expression, message, file, line)
}

/// Skips the test unless the expression is true.
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  try skip(unless: true, expression, message, file, line)
}

private func skip(
  unless wanted: Bool, _ expression: () throws -> Bool, _ message: () -> String?, _ file: StaticString, _ line: UInt
) throws {
  let value: Bool
  do {
    value = try expression()
  } catch {
    throw XCTSkip(message(), explanation: "threw error \"\(error)\"", file, line)
  }
  if value == wanted { return }
  throw XCTSkip(message(), explanation: "required \(wanted) value but got \(value)", file, line)
}
