import Foundation
import TestFolders

/// A package with specifications and a library for them that is structured like Quick, whose base class and tests
/// are written in Objective-C on Apple's systems.
struct SpecificationsProject {
  let folder: URL

  static let library = """
    import XCTest
    #if canImport(QuickObjCRuntime)
    import QuickObjCRuntime
    public typealias SpecBase = _QuickSpecBase
    #else
    public typealias SpecBase = XCTestCase
    #endif
    #if canImport(CwlPreconditionTesting)
    import CwlPreconditionTesting
    #endif

    /// Whether the code stops the program.
    public func stops(_ body: @escaping () -> Void) -> Bool {
      #if canImport(CwlPreconditionTesting)
        return catchBadInstruction(in: body) != nil
      #else
        return false
      #endif
    }

    open class Configuration { 
      public init() {}
      open class func configure() {}
      static var all: [Configuration.Type] {
        #if canImport(Darwin)
        var count: UInt32 = 0
        guard let list = objc_copyClassList(&count) else { return [] }
        defer { free(UnsafeMutableRawPointer(list)) }
        return UnsafeBufferPointer(start: list, count: Int(count)).filter { class_getSuperclass($0) == Configuration.self }
          .map { $0 as! Configuration.Type }
        #else
        return []
        #endif
      }
    }

    open class Spec: SpecBase {
      public private(set) static var current: Spec!
      nonisolated(unsafe) static var examples: [String: [(String, (() -> Void)?, (() async -> Void)?)]] = [:]
      open class func spec() {}
      public static func it(_ name: String, _ body: @escaping () -> Void) {
        examples["\\(self)", default: []].append((name, body, nil))
      }
      public static func later(_ name: String, _ body: @escaping () async -> Void) {
        examples["\\(self)", default: []].append((name, nil, body))
      }
      /// XCTest never sees the error, since the example is called by code of this library.
      public static func note(_ skip: XCTSkip) {
        let context = skip.errorUserInfo["XCTestErrorUserInfoKeySkippedTestContext"] as? NSObject
        current.testRun?.perform(
          NSSelectorFromString("recordSkipWithDescription:sourceCodeContext:"), with: skip.message,
          with: context?.value(forKey: "sourceCodeContext"))
      }

    #if canImport(Darwin)
      override open class var defaultTestSuite: XCTestSuite {
        if examples["\\(self)"] == nil {
          for type in Configuration.all { type.configure() }
          examples["\\(self)"] = []
          spec()
        }
        return super.defaultTestSuite
      }

      open override class func instancesRespond(to aSelector: Selector!) -> Bool {
        _ = defaultTestSuite
        return super.instancesRespond(to: aSelector)
      }

      override open class func _qck_testMethodSelectors() -> [String] {
        (examples["\\(self)"] ?? []).map { name, body, later in
          let selector = NSSelectorFromString(name)
          if let body {
            let block: @convention(block) @MainActor (Spec) -> Void = { spec in
              Spec.current = spec
              body()
            }
            class_addMethod(self, selector, imp_implementationWithBlock(block as Any), "v@:")
          } else if let later {
            let block: @convention(block) (Spec, @escaping () -> Void) -> Void = { spec, done in
              Task {
                Spec.current = spec
                await later()
                done()
              }
            }
            class_addMethod(self, selector, imp_implementationWithBlock(block as Any), "v@:@?<v@?>")
          }
          return NSStringFromSelector(selector)
        }
      }
    #endif
    }

    """

  static let tests = """
    import Specifications
    import XCTest

    nonisolated(unsafe) var configured = 0
    final class MyConfiguration: Configuration {
      override class func configure() { configured += 1 }
    }

    final class ThingSpec: Spec {
      override class func spec() {
        it("zebras, come first") {
          XCTAssertGreaterThan(configured, 0)
          XCTAssertTrue(Spec.current is ThingSpec)
        }
        it("apples, come second") { XCTAssertEqual(1, 2) }
        later("waits") {
          try? await Task.sleep(nanoseconds: 2_000_000_000)
          XCTAssertTrue(Spec.current is ThingSpec)
        }
        it("is for later") { Spec.note(XCTSkip("not yet")) }
        it("stops") {
          XCTAssertTrue(stops { preconditionFailure("stopped in the test") })
          XCTAssertFalse(stops { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) })
        }
        later("stops on another thread") {
          XCTAssertTrue(stops { configured = [Int]().first! })
          XCTAssertFalse(stops {})
        }
        it("fails where it would stop") {
          Spec.current.continueAfterFailure = false
          _ = stops { XCTFail("left here") }
          XCTFail("not left")
        }
      }
    }

    """

  init() throws {
    folder = TestFolder.make()
    // A dependency by its name alone, as manifests often have it: it is a product of a package in a folder of
    // another name.
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Things",
        dependencies: [.package(path: "Libraries/spec-library")],
        targets: [.testTarget(name: "SpecificationsTests", dependencies: ["Specifications"])])

      """, to: "Package.swift")
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Specifications",
        products: [.library(name: "Specifications", targets: ["Specifications"])],
        targets: [.target(name: "Specifications")])

      """, to: "Libraries/spec-library/Package.swift")
    try folder.write(Self.library, to: "Libraries/spec-library/Sources/Specifications/Specifications.swift")
    try folder.write(Self.tests, to: "Tests/SpecificationsTests/ThingSpec.swift")
  }
}
