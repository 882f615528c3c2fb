import Foundation
import ObjectiveC
import Testing
import XCTest

/// A failed check of this module, with the location in the test.
///
/// Checks such as `assertPicture` fail the running test in XCTest and in Swift Testing. Other test frameworks
/// receive failures through ``handler``:
///
/// ```swift
/// TestFailure.handler = { failure in
///   print("\(failure.file):\(failure.line): \(failure.message)")
/// }
/// ```
public struct TestFailure: Sendable {
  /// The description of the problem, as a sentence or a phrase.
  public let message: String
  /// The path of the test's source file.
  public let file: String
  /// The line number, from 1.
  public let line: Int

  /// A closure that receives failures instead of XCTest and Swift Testing. If it is nil, the default, the framework
  /// of the running test receives them.
  public static var handler: (@Sendable (TestFailure) -> Void)? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
  private static let stored = Locked<(@Sendable (TestFailure) -> Void)?>(nil)

  /// Fails the running test at a location. Call it in your own checks.
  ///
  /// ```swift
  /// func assertIsOn(_ control: UISwitch, file: StaticString = #filePath, line: UInt = #line) {
  ///   if !control.isOn { TestFailure.report("the switch is off", file: file, line: line) }
  /// }
  /// ```
  public static func report(_ message: String, file: StaticString = #filePath, line: UInt = #line) {
    let failure = TestFailure(message: message, file: "\(file)", line: Int(line))
    if let handler { return handler(failure) }
    guard Test.current != nil else { return XCTFail(message, file: file, line: line) }
    // Swift Testing identifies a file by its module and name.
    let name = failure.file.split(separator: "/").suffix(2).joined(separator: "/")
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: name.contains("/") ? name : "Tests/\(name)", filePath: failure.file, line: failure.line, column: 1))
  }

  /// Returns the failures that `body` reports without failing the running test, for tests of checks.
  public static func failures(during body: () throws -> Void) rethrows -> [TestFailure] {
    let found = Locked<[TestFailure]>([])
    let saved = handler
    handler = { failure in found.withLock { $0.append(failure) } }
    defer { handler = saved }
    try body()
    return found.withLock { $0 }
  }
}
