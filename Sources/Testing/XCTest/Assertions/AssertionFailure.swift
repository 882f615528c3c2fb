@_exported import Foundation

/// The text of a failed assertion, before the author's message.
struct AssertionFailure: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// Checks what an assertion states, and records failures at the assertion's location.
///
/// - Parameters:
///   - name: the assertion's name, with which its failures begin.
///   - check: throws `AssertionFailure` when the statement is false; any other error is one of the author's
///     expressions'.
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
