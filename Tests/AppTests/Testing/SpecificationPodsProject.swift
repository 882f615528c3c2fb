import Foundation
import TestFolders

/// A project whose tests use the pods Quick and Nimble as `pod install` leaves them: without the Swift files that
/// only their packages have, and with a pod that can be compiled on Apple's systems only.
struct SpecificationPodsProject {
  let folder: URL

  private static let world = """
    import XCTest

    public final class Example {
      let name: String
      private let body: () -> Void
      init(_ name: String, _ body: @escaping () -> Void) { (self.name, self.body) = (name, body) }
      func run() { body() }
      func runSkippedTest() {}
    }

    struct ExampleWrapper { let example: Example; let runFullTest: Bool }
    final class ExampleGroup { var examples: [ExampleWrapper] = [] }

    final class World {
      nonisolated(unsafe) static let sharedWorld = World()
      private var groups: [ObjectIdentifier: ExampleGroup] = [:]
      var current: ExampleGroup?
      var configurations = 0

      func rootExampleGroup(forSpecClass type: AnyClass) -> ExampleGroup {
        let group = groups[ObjectIdentifier(type)] ?? ExampleGroup()
        groups[ObjectIdentifier(type)] = group
        return group
      }
      func performWithCurrentExampleGroup(_ group: ExampleGroup, closure: () -> Void) {
        current = group
        closure()
      }
      func examples(forSpecClass type: AnyClass) -> [ExampleWrapper] { rootExampleGroup(forSpecClass: type).examples }
    }

    public func it(_ name: String, _ body: @escaping () -> Void) { describe(name, true, body) }
    public func xit(_ name: String, _ body: @escaping () -> Void) { describe(name, false, body) }
    private func describe(_ name: String, _ runs: Bool, _ body: @escaping () -> Void) {
      World.sharedWorld.current?.examples.append(ExampleWrapper(example: Example(name, body), runFullTest: runs))
    }

    enum TestSelectorNameProvider {
      static func testSelectorName(for example: Example, classSelectorNames: Set<String>) -> String { example.name }
    }

    #if SWIFT_PACKAGE
    open class QuickConfiguration: NSObject {}
    #endif

    extension QuickConfiguration {
      static func configureSubclassesIfNeeded(world: World) { world.configurations += 1 }
    }

    """

  private static let asyncSpec = """
    import XCTest
    #if canImport(QuickObjCRuntime)
    import QuickObjCRuntime
    #endif
    open class AsyncSpec: XCTestCase {}

    """

  private static let recorder = """
    #if canImport(CwlPreconditionTesting)
    import CwlPreconditionTesting
    #endif
    import XCTest

    public func same(_ a: Int, _ b: Int, file: StaticString = #filePath, line: UInt = #line) {
      NMBExceptionCapture(handler: { (_: NSException) in }, finally: nil).tryBlock { XCTAssertEqual(a, b, file: file, line: line) }
    }

    extension NMBExceptionCapture {
      func tryBlockThrows(_ body: () throws -> Void) throws {
        var thrown: (any Error)?
        tryBlock { do { try body() } catch { thrown = error } }
        if let thrown { throw thrown }
      }
    }

    public func gatherFailingExpectations(_ body: () -> Void) -> [String] {
      body()
      return []
    }

    """

  private static let messages = """
    public enum ExpectationMessage { case expectedCustomValueTo(/* text */ String, actual: String) }
    func stringify(_ value: Any?) -> String { value.map { "\\($0)" } ?? "nil" }

    """

  private static let matcher = """
    import XCTest

    public struct Expression<T> { let evaluate: () throws -> T }
    public struct MatcherResult { let bool: Bool; let message: ExpectationMessage }
    public struct Matcher<T> {
      let body: (Expression<T>) throws -> MatcherResult
      init(_ body: @escaping (Expression<T>) throws -> MatcherResult) { self.body = body }
    }

    public func expect<T>(
      _ value: @escaping () throws -> T, _ matcher: Matcher<T>, file: StaticString = #filePath, line: UInt = #line
    ) {
      do {
        let result = try matcher.body(Expression(evaluate: value))
        guard !result.bool, case .expectedCustomValueTo(let text, let actual) = result.message else { return }
        XCTFail("expected to \\(text), got \\(actual)", file: file, line: line)
      } catch { XCTFail("threw \\(error)", file: file, line: line) }
    }

    """

  private static let tests = """
    import CwlCatchException
    import Nimble
    import Quick
    import UIKit

    let exception = NSException(name: NSExceptionName("laugh"), reason: "Lulz", userInfo: ["key": "value"])

    final class ThingSpec: QuickSpec {
      override class func spec() {
        it("passes") {
          same(1, 1)
          same(QuickSpec.current is ThingSpec ? 1 : 0, 1)
        }
        it("fails") { same(1, 2) }
        xit("is off") { same(1, 3) }
        it("raises") {
          expect({ exception.raise(); fatalError() }, raiseException() as Matcher<Int>)
          expect({ exception.raise() }, raiseException(named: "laugh", reason: "Lulz", userInfo: ["key": "value"]))
          expect({ exception.raise() }, raiseException(named: NSExceptionName("laugh")) { same($0.reason == "Lulz" ? 1 : 0, 1) })
          // UIKit's own, in a block of the main queue.
          expect(
            {
              DispatchQueue.main.async { UINavigationController().pushViewController(UINavigationController(), animated: false) }
              RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
            }, raiseException(named: .invalidArgumentException))
        }
        it("does not raise") {
          expect({}, raiseException())
          expect({ exception.raise() }, raiseException(named: "foo"))
        }
        it("raises elsewhere") {
          DispatchQueue.global().sync { expect({ exception.raise() }, raiseException(named: "laugh")) }
        }
        it("ends at its failure") {
          QuickSpec.current.continueAfterFailure = false
          defer { print("NOT REACHED") }
          same(1, 4)
        }
        it("catches") {
          same(NSException.catchException { exception.raise() } === exception ? 1 : 0, 1)
          do {
            _ = try catchExceptionAsError { exception.raise(); return 1 }
            same(0, 5)
          } catch { same((error as? ExceptionError)?.exception === exception ? 1 : 0, 1) }
        }
      }
    }

    """

  init() throws {
    folder = try TestTargetsProject(tests: Self.tests).folder
    try folder.write("target 'MineTests' do\n  pod 'Quick'\n  pod 'Nimble'\nend\n", to: "Podfile")
    try folder.write(Self.world, to: "Pods/Quick/World.swift")
    try folder.write(Self.asyncSpec, to: "Pods/Quick/AsyncSpec.swift")
    try folder.write("@import XCTest;\n", to: "Pods/Quick/QuickSpec.m")
    try folder.write(Self.recorder, to: "Pods/Nimble/AssertionRecorder.swift")
    try folder.write(Self.messages, to: "Pods/Nimble/ExpectationMessage.swift")
    try folder.write(Self.matcher, to: "Pods/Nimble/Matcher.swift")
    try folder.write(
      "import Darwin.Mach\nlet port: mach_port_t = 0\n", to: "Pods/CwlPreconditionTesting/Catch.swift")
    func target(_ name: String, _ number: String, needs other: String? = nil) -> String {
      """
      \(number)0 = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework";
        buildConfigurationList = \(number)1; buildPhases = ( ); fileSystemSynchronizedGroups = ( \(number)3 );
        dependencies = ( \(other == nil ? "" : "\(number)4") ); };
      \(number)1 = { isa = XCConfigurationList; buildConfigurations = ( \(number)2 ); };
      \(number)2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
      \(number)3 = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      \(number)4 = { isa = PBXTargetDependency; target = \(other ?? "")0; };
      """
    }
    try folder.write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = 000; objects = {
        000 = { isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( 100, 200, 300 ); };
        0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1 ); };
        0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        0A0 = { isa = PBXGroup; sourceTree = "<group>"; children = ( 103, 203, 303 ); };
        \(target("Quick", "10"))
        \(target("Nimble", "20", needs: "30"))
        \(target("CwlPreconditionTesting", "30"))
      }; }
      """, to: "Pods/Pods.xcodeproj/project.pbxproj")
  }
}
