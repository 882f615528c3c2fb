import Foundation

/// A method of a test case, as the code that the source bridge writes registers it.
///
/// Unchecked: a body for the main thread is not `Sendable`, and XCTest calls it there alone.
@_spi(Testing) public struct RegisteredTest: @unchecked Sendable {
  /// The implementation of a test method, by its calling convention.
  public enum Body {
    /// A test that runs on the main thread, whatever actor the method names.
    case sync((AnyObject) throws -> Void)
    /// A test that runs in a task.
    case async(@Sendable (AnyObject) async throws -> Void)
  }

  /// The class that declares the method.
  public let type: AnyClass
  /// The method's base name.
  public let name: String
  /// The file in which the method is declared.
  public let file: StaticString
  /// The line of the method's name in that file, from 1.
  public let line: Int
  /// Calls it on an object of the class.
  public let body: Body
}

/// The classes and methods that an app's tests register at load. XCTest requests those below `XCTestCase`; others
/// that happen to have methods of such names are ignored.
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
  /// Registers a class of which it is known at run time only whether it is a test case.
  public static func registerTestClass(_ type: AnyClass) { TestRegistry.shared.withLock { $0.add(type) } }

  /// Registers a method that is a test if its class is a test case.
  public static func registerTest<T: AnyObject>(
    _ name: String, on type: T.Type, file: StaticString = #filePath, line: Int,
    _ body: @escaping @MainActor (T) throws -> Void
  ) {
    let body = withoutIsolation(body, as: ((T) throws -> Void).self)
    add(name, type, file, line, .sync { try body(unsafeDowncast($0, to: T.self)) })
  }

  /// Registers an asynchronous method that is a test if its class is a test case. The object may be handed to an
  /// actor for the test: nothing else uses it meanwhile.
  public static func registerAsyncTest<T: AnyObject>(
    _ name: String, on type: T.Type, file: StaticString = #filePath, line: Int,
    _ body: @escaping @Sendable (sending T) async throws -> Void
  ) {
    add(
      name, type, file, line,
      .async { object in
        // The test case's own task is the only one that uses it meanwhile.
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

  /// The registered classes below `base`, in the order of registration.
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

  /// The registered classes and their ancestors, each once.
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

  /// The tests that the class itself declares.
  @_spi(Testing) public static func tests(declaredBy type: AnyClass) -> [RegisteredTest] {
    PendingRegistrations.run()
    return TestRegistry.shared.withLock { $0.tests[ObjectIdentifier(type)] ?? [] }
  }

  /// Makes an instance of a class by `init()`; of a class without that initializer, one whose own properties are
  /// all zero.
  @_spi(Testing) public static func makeTestCase(_ type: AnyClass) -> AnyObject? {
    instantiateAsAncestor(type)
  }
}

/// Whether a class overrides one method of the class that its framework's test cases come from.
@_spi(Testing) public struct OverriddenMethod {
  private let probe: OverrideProbe

  /// Creates a probe for one method of `base`, by a direct subclass that overrides that method and no other.
  public init(of base: AnyClass, overriding: AnyClass) { probe = OverrideProbe(base: base, overriding: overriding) }

  /// Whether the class, or one of its superclasses below `base`, overrides the method.
  public func isOverridden(in type: AnyClass) -> Bool { probe.isOverridden(in: type) }
}
