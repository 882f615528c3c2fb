@_exported import Foundation

/// A failed assertion, with the text that precedes the author's message.
struct AssertionFailure: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// Evaluates an assertion and records a failure at its location.
///
/// - Parameters:
///   - name: the name of the assertion, with which failure messages begin.
///   - message: the author's message.
///   - file: the file of the assertion.
///   - line: the line of the assertion.
///   - check: a closure that throws `AssertionFailure` if the assertion fails. Other errors come from the author's
///     expressions.
func evaluate(
  _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt, _ check: () throws -> Void
) {
  Stoppable.stopIfWanted()
  do {
    try check()
  } catch let failure as AssertionFailure {
    recordAssertion("\(name) failed\(failure.text.isEmpty ? "" : ": ")\(failure.text)", message(), file, line)
  } catch {
    recordAssertion("\(name) failed: threw error \"\(error)\"", message(), file, line)
  }
}

func recordAssertion(
  _ text: String, _ message: String, _ file: StaticString, _ line: UInt, error: (any Error)? = nil
) {
  var issue = XCTIssue(
    type: .assertionFailure, compactDescription: message.isEmpty ? text : "\(text) - \(message)")
  issue.sourceCodeContext = XCTSourceCodeContext(
    location: XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line)))
  issue.associatedError = error
  TestRun.current.record(issue)
}
