internal import CSwiftRuntime
@_spi(Testing) import ObjectiveC

/// The test cases and tests of the bundles, as registered by the source bridge.
enum TestDiscovery {
  /// Returns the tests of the class, own and inherited, in the order of their names.
  static func tests(of type: AnyClass) -> [RegisteredTest] {
    var found: [String: RegisteredTest] = [:]
    var current: AnyClass? = type
    while let ancestor = current, ancestor != XCTestCase.self {
      for test in MessageDispatch.tests(declaredBy: ancestor) where found[test.name] == nil {
        found[test.name] = test
      }
      current = class_getSuperclass(ancestor)
    }
    return found.values.sorted { isBefore($0.name, $1.name) }
  }

  /// Returns whether a name precedes another one in the order of their bytes, as in Objective-C.
  static func isBefore(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

  /// Returns the test cases of a bundle in the order of their names. Test cases of libraries that it links are
  /// included.
  static func cases(of bundle: TestConfiguration.Bundle) -> [XCTestCase.Type] {
    MessageDispatch.testClasses(below: XCTestCase.self).compactMap { $0 as? XCTestCase.Type }
      .filter { image(of: $0) == resolved(bundle.executable) }
      .sorted { isBefore(name(of: $0), name(of: $1)) }
  }

  /// Returns the path of the file from which the class was loaded.
  private static func image(of type: AnyClass) -> String? {
    // Swift offers no other conversion from a class to its address.
    guard let name = flipside_image_path(unsafeBitCast(type, to: UnsafeRawPointer.self)) else { return nil }
    return resolved(String(cString: name))
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the class's name as `Module.Class`, without the discriminators that Swift adds to private types.
  static func fullName(of type: AnyClass) -> String {
    let name = MessageDispatch.name(of: type)
    guard name.contains("(") else { return name }
    var result = ""
    var rest = Substring(name)
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      result += rest[..<open]
      let inner = rest[rest.index(after: open)..<close]
      result += inner.hasPrefix("unknown context") ? "" : inner.prefix { $0 != " " }
      rest = rest[rest.index(after: close)...]
      if result.hasSuffix("."), rest.hasPrefix(".") { rest = rest.dropFirst() }
    }
    return result + rest
  }

  /// Returns the class's name without its module.
  static func name(of type: AnyClass) -> String {
    let full = fullName(of: type)
    return full.firstIndex(of: ".").map { String(full[full.index(after: $0)...]) } ?? full
  }

  /// Returns the identifier `Module/Class/test`.
  static func identifier(of type: AnyClass, _ method: String) -> TestIdentifier {
    let bundle = TestRun.current.configuration.bundles.first { resolved($0.executable) == image(of: type) }
    return TestIdentifier(bundle.map { $0.module.isEmpty ? $0.name : $0.module } ?? "", name(of: type), method)
  }
}

extension TestDiscovery {
  /// Creates another instance that runs the same test.
  static func copy(of testCase: XCTestCase) -> XCTestCase? {
    let copy = MessageDispatch.makeTestCase(type(of: testCase)) as? XCTestCase
    copy?.test = testCase.test
    copy?.selectorName = testCase.selectorName
    return copy
  }
}
