import Foundation
import XCTest

/// The discovery of the tests in an app's test cases.
final class TestRegistrationTests: XCTestCase {
  /// Methods of a test case that Objective-C would see are registered with their line, and no others.
  func testMethodsOfTestCasesRegister() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      @_spi(Testing) import ObjectiveC
      for type in MessageDispatch.testClasses(below: Formatter.self) {
        print(type, MessageDispatch.tests(declaredBy: type).map { "\\($0.name):\\($0.line)" }.joined(separator: " "))
        for test in MessageDispatch.tests(declaredBy: type) {
          guard case .sync(let body) = test.body, let object = MessageDispatch.makeTestCase(type) else { continue }
          do { try body(object) } catch { print("threw", error) }
        }
      }
      """,
      "Tests.swift": """
      import Foundation
      import Testing
      class BaseTests: Formatter {
        func testA() { print("A in", type(of: self)) }
        func testB() throws { throw CancellationError() }
        func testC() async {}
        private func testPrivate() {}
        static func testStatic() {}
        func testParameter(_ x: Int) {}
        func testResult() -> Int { 1 }
        func testGeneric<T: Equatable>(_ x: T) {}
        func helper() {}
      }
      final class DerivedTests: BaseTests { override func testA() { print("own") } }
      extension DerivedTests { @MainActor func testD() {} }
      final class SendableTests: Formatter, @unchecked Sendable { func testE() async {} }
      class View: NSObject { func testView() {} }
      struct Value { func testValue() {} }
      """,
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(
      program.output,
      "BaseTests testA:4 testB:5 testC:6\nA in BaseTests\nthrew CancellationError()\n"
        + "DerivedTests testA:14 testD:15\nown\nSendableTests testE:16\n")
  }

  /// Nothing is registered outside of test modules, because apps also have methods with such names.
  func testAppsRegisterNoTests() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      @_spi(Testing) import ObjectiveC
      class Runner: Operation, @unchecked Sendable { func testConnection() {} }
      print(MessageDispatch.testClasses(below: Operation.self).count)
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "0\n")
  }

  /// Test libraries search for the subclasses of their own classes.
  func testTheClassesOfTestsAreListed() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      import ObjectiveC
      var count: UInt32 = 0
      let list = objc_copyClassList(&count)
      defer { free(UnsafeMutableRawPointer(list)) }
      for type in UnsafeBufferPointer(start: list, count: Int(count)) where class_getSuperclass(type) == Formatter.self {
        print(type)
      }
      """,
      "Classes.swift": """
      import Foundation
      import Testing
      class First: Formatter {}
      class Second: First {}
      class Third: Formatter {}
      """,
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "First\nThird\n")
  }

  /// An Objective-C block is bridged to a closure.
  func testBlocksAreClosures() throws {
    let program = try BridgedProgram([
      "main.swift": """
      let block: @convention(block) (Int) -> Int = { $0 + 1 }
      func call(_ body: @convention(block) @escaping () -> Void) { body() }
      call { print(block(1)) }
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "2\n")
  }
}
