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

    """

  private static let tests = """
    import Nimble
    import Quick

    final class ThingSpec: QuickSpec {
      override class func spec() {
        it("passes") {
          same(1, 1)
          same(QuickSpec.current is ThingSpec ? 1 : 0, 1)
        }
        it("fails") { same(1, 2) }
        xit("is off") { same(1, 3) }
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
