import Foundation

/// A method of a test case, as registered by code that the source bridge generates.
///
/// The conformance is unchecked, because a body for the main thread is not `Sendable`; XCTest calls it only there.
@_spi(Testing) public struct RegisteredTest: @unchecked Sendable {
  /// The implementation of a test method, by its calling convention.
  public enum Body {
    /// A test that runs on the main thread, whatever the method's actor is.
    case sync((AnyObject) throws -> Void)
    /// A test that runs in a task.
    case async(@Sendable (AnyObject) async throws -> Void)
  }

  /// The class that declares the method.
  public let type: AnyClass
  /// The method's base name.
  public let name: String
  /// The file that declares the method.
  public let file: StaticString
  /// The line of the method's name in that file, counted from 1.
  public let line: Int
  /// The implementation, which is called with an instance of the class.
  public let body: Body
}

/// The classes and methods that an app's tests register at load. XCTest uses those below `XCTestCase`; other
/// classes with methods of such names are ignored.
private struct TestRegistry {
  var classes: [AnyClass] = []
  var seen: Set<ObjectIdentifier> = []
  var tests: [ObjectIdentifier: [RegisteredTest]] = [:]
  static let shared = Locked(TestRegistry())

  mutating func add(_ type: AnyClass) {
    if seen.insert(ObjectIdentifier(type)).inserted { classes.append(type) }
  }
}

extension MessageDispatch {
  /// Registers a class that may be a test case, which is determined at run time.
  public static func registerTestClass(_ type: AnyClass) { TestRegistry.shared.withLock { $0.add(type) } }

  /// Registers a method that is a test if its class is a test case.
  public static func registerTest<T: AnyObject>(
    _ name: String, on type: T.Type, file: StaticString = #filePath, line: Int,
    _ body: @escaping @MainActor (T) throws -> Void
  ) {
    let body = withoutIsolation(body, as: ((T) throws -> Void).self)
    add(name, type, file, line, .sync { try body(unsafeDowncast($0, to: T.self)) })
  }

  /// Registers an asynchronous method that is a test if its class is a test case. The object can be sent to an
  /// actor for the test, because nothing else uses it meanwhile.
  public static func registerAsyncTest<T: AnyObject>(
    _ name: String, on type: T.Type, file: StaticString = #filePath, line: Int,
    _ body: @escaping @Sendable (sending T) async throws -> Void
  ) {
    add(
      name, type, file, line,
      .async { object in
        // The object is handed over to the test case's own task, which alone uses it meanwhile.
        nonisolated(unsafe) let object = object
        try await body(unsafeDowncast(object, to: T.self))
      })
  }

  private static func add(
    _ name: String, _ type: AnyClass, _ file: StaticString, _ line: Int, _ body: RegisteredTest.Body
  ) {
    let test = RegisteredTest(type: type, name: name, file: file, line: line, body: body)
    TestRegistry.shared.withLock { registry in
      registry.add(type)
      registry.tests[ObjectIdentifier(type), default: []].append(test)
    }
  }

  /// Returns the registered classes below `base`, in the order of their registration.
  @_spi(Testing) public static func testClasses(below base: AnyClass) -> [AnyClass] {
    PendingRegistrations.run()
    return TestRegistry.shared.withLock { $0.classes }.filter { type in
      var ancestor: AnyClass? = _getSuperclass(type)
      while let current = ancestor {
        if current == base { return true }
        ancestor = _getSuperclass(current)
      }
      return false
    }
  }

  /// Returns the registered classes and their superclasses, without duplicates.
  static func registeredClasses() -> [AnyClass] {
    PendingRegistrations.run()
    var seen: Set<ObjectIdentifier> = []
    var found: [AnyClass] = []
    for type in TestRegistry.shared.withLock({ $0.classes }) {
      var current: AnyClass? = type
      while let ancestor = current, seen.insert(ObjectIdentifier(ancestor)).inserted {
        found.append(ancestor)
        current = _getSuperclass(ancestor)
      }
    }
    return found
  }

  /// Returns the tests that the class itself declares.
  @_spi(Testing) public static func tests(declaredBy type: AnyClass) -> [RegisteredTest] {
    PendingRegistrations.run()
    return TestRegistry.shared.withLock { $0.tests[ObjectIdentifier(type)] ?? [] }
  }

  /// Creates an instance of a class by `init()`. If the class has no such initializer, its own properties are all
  /// zero.
  @_spi(Testing) public static func makeTestCase(_ type: AnyClass) -> AnyObject? {
    instantiateAsAncestor(type)
  }
}

/// A probe that determines whether a class overrides a method of the framework's test case class.
@_spi(Testing) public struct OverriddenMethod {
  private let probe: OverrideProbe

  /// Creates a probe for a method of `base`, from a direct subclass that overrides only this method.
  public init(of base: AnyClass, overriding: AnyClass) { probe = OverrideProbe(base: base, overriding: overriding) }

  /// Returns whether the class, or a superclass below `base`, overrides the method.
  public func isOverridden(in type: AnyClass) -> Bool { probe.isOverridden(in: type) }
}
