// The assertions, with the failure messages of Apple's XCTest.

/// Fails unconditionally.
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  recordAssertion("failed", message, file, line)
}

// MARK: - Booleans

/// Asserts that an expression is true.
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertTrue", message, file, line) { if try !expression() { throw AssertionFailure("") } }
}

/// Asserts that an expression is true.
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertTrue", message, file, line) { if try !expression() { throw AssertionFailure("") } }
}

/// Asserts that an expression is false.
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertFalse", message, file, line) { if try expression() { throw AssertionFailure("") } }
}

// MARK: - Nil

/// Asserts that an expression is nil.
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNil", message, file, line) {
    if let value = try expression() { throw AssertionFailure("\"\(value)\"") }
  }
}

/// Asserts that an expression is not nil.
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNotNil", message, file, line) { if try expression() == nil { throw AssertionFailure("") } }
}

/// Asserts that an expression is not nil, and returns its value.
///
/// - Throws: the error of the expression; if the value is nil, an error that ends the test without a second
///   failure.
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  do {
    if let value = try expression() { return value }
  } catch {
    recordAssertion("XCTUnwrap failed: threw error \"\(error)\"", message(), file, line, error: error)
    throw ReportedError(error: error)
  }
  recordAssertion("XCTUnwrap failed: expected non-nil value of type \"\(T.self)\"", message(), file, line)
  throw ReportedError(error: UnwrappingOptional())
}

/// The error that `XCTUnwrap` throws for nil.
struct UnwrappingOptional: Error, CustomNSError {
  static let errorDomain = XCTestError.errorDomain
  var errorCode: Int { 105 }
}

/// An error that an assertion has already recorded. A test that throws it gets no further failure.
struct ReportedError: Error, CustomNSError, CustomStringConvertible {
  let error: any Error

  static let errorDomain = XCTestError.errorDomain
  var errorCode: Int { 105 }
  var description: String { "\(error)" }
}

// MARK: - Equality

private func isNotEqual<T>(_ a: T, _ b: T) -> AssertionFailure {
  AssertionFailure("(\"\(a)\") is not equal to (\"\(b)\")")
}

private func isEqual<T>(_ a: T, _ b: T) -> AssertionFailure {
  AssertionFailure("(\"\(a)\") is equal to (\"\(b)\")")
}

/// Asserts that two values are equal.
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertEqual", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if a != b { throw isNotEqual(a, b) }
  }
}

/// Asserts that two values are not equal.
public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNotEqual", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if a == b { throw isEqual(a, b) }
  }
}

/// Asserts that two references refer to the same object.
public func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertIdentical", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if a !== b { throw AssertionFailure("(\"\(text(a))\") is not identical to (\"\(text(b))\")") }
  }
}

/// Asserts that two references refer to different objects.
public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNotIdentical", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if a === b { throw AssertionFailure("(\"\(text(a))\") is identical to (\"\(text(b))\")") }
  }
}

private func text(_ object: AnyObject?) -> String { object.map { "\($0)" } ?? "nil" }

// MARK: - Accuracy

private func areNear<T: FloatingPoint>(_ a: T, _ b: T, _ accuracy: T) -> Bool {
  // Equal infinities have no difference, so equality is tested first.
  a == b || (!a.isNaN && !b.isNaN && abs(a - b) <= accuracy)
}

private func areNear<T: Numeric>(_ a: T, _ b: T, _ accuracy: T) -> Bool {
  // The smaller value is subtracted from the larger one, because unsigned numbers can't be negative. Numbers that
  // are not comparable use the magnitude of their difference.
  if let values = (a, b) as? (any Comparable, any Comparable), isGreater(values.0, values.1) {
    return (a - b).magnitude <= accuracy.magnitude
  }
  return (b - a).magnitude <= accuracy.magnitude
}

private func isGreater(_ a: any Comparable, _ b: any Comparable) -> Bool {
  func compare<C: Comparable>(_ a: C) -> Bool { (b as? C).map { a > $0 } ?? false }
  return compare(a)
}

private func accuracyText<T>(_ a: T, _ b: T, _ accuracy: T, _ relation: String) -> AssertionFailure {
  AssertionFailure("(\"\(a)\") is \(relation) (\"\(b)\") +/- (\"\(accuracy)\")")
}

/// Asserts that two numbers differ by at most the accuracy.
public func XCTAssertEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertEqualWithAccuracy", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if !areNear(a, b, accuracy) { throw accuracyText(a, b, accuracy, "not equal to") }
  }
}

/// Asserts that two numbers differ by at most the accuracy.
public func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertEqualWithAccuracy", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if !areNear(a, b, accuracy) { throw accuracyText(a, b, accuracy, "not equal to") }
  }
}

/// Asserts that two numbers differ by more than the accuracy.
public func XCTAssertNotEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNotEqualWithAccuracy", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if areNear(a, b, accuracy) { throw accuracyText(a, b, accuracy, "equal to") }
  }
}

/// Asserts that two numbers differ by more than the accuracy.
public func XCTAssertNotEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNotEqualWithAccuracy", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if areNear(a, b, accuracy) { throw accuracyText(a, b, accuracy, "equal to") }
  }
}

/// Asserts with an accuracy, by the old name of `XCTAssertEqual`.
@available(*, deprecated, renamed: "XCTAssertEqual(_:_:accuracy:_:file:line:)")
public func XCTAssertEqualWithAccuracy<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(try expression1(), try expression2(), accuracy: accuracy, message(), file: file, line: line)
}

/// Asserts with an accuracy, by the old name of `XCTAssertNotEqual`.
@available(*, deprecated, renamed: "XCTAssertNotEqual(_:_:accuracy:_:file:line:)")
public func XCTAssertNotEqualWithAccuracy<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertNotEqual(try expression1(), try expression2(), accuracy: accuracy, message(), file: file, line: line)
}

// MARK: - Order

/// Asserts that the first value is greater than the second.
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertGreaterThan", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if !(a > b) { throw AssertionFailure("(\"\(a)\") is not greater than (\"\(b)\")") }
  }
}

/// Asserts that the first value is greater than or equal to the second.
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertGreaterThanOrEqual", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if !(a >= b) { throw AssertionFailure("(\"\(a)\") is less than (\"\(b)\")") }
  }
}

/// Asserts that the first value is less than the second.
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertLessThan", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if !(a < b) { throw AssertionFailure("(\"\(a)\") is not less than (\"\(b)\")") }
  }
}

/// Asserts that the first value is less than or equal to the second.
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertLessThanOrEqual", message, file, line) {
    let (a, b) = (try expression1(), try expression2())
    if !(a <= b) { throw AssertionFailure("(\"\(a)\") is greater than (\"\(b)\")") }
  }
}

// MARK: - Errors

/// Asserts that an expression throws an error, which is passed to the handler.
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
  } catch {
    return errorHandler(error)
  }
  recordAssertion("XCTAssertThrowsError failed: did not throw an error", message(), file, line)
}

/// Asserts that an expression does not throw.
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  evaluate("XCTAssertNoThrow", message, file, line) { _ = try expression() }
}
