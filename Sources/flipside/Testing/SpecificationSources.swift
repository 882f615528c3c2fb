import Foundation
import XcodeProject

/// Completes Quick and Nimble where they come as pods or as targets of an Xcode project: a half of each is written
/// in Objective-C there, in the place of Swift files that only their packages have.
///
/// The sources that are there are compiled as in a package, unchanged; a file of Flipside's own declares the rest.
enum SpecificationSources {
  static func complete(_ module: inout AppModule) {
    let files = Set(module.sources.map { ($0 as NSString).lastPathComponent })
    let text: String
    switch module.name {
    case "Quick" where files.contains("World.swift") && !files.contains("QuickSpec.swift"):
      text = quick(Generation(module.sources))
    case "Nimble" where files.contains("AssertionRecorder.swift") && !files.contains("ExceptionCapture.swift"):
      text = nimble
      // Earlier versions bring a library along that Flipside has its own of.
      module.sources.removeAll { $0.contains("/Checkouts/Cwl") }
    default: return
    }
    module.conditions.append("SWIFT_PACKAGE")
    module.generated.append(
      GeneratedSource(
        name: "\(module.name)WithoutObjectiveC.swift", text: text,
        origin: "what \(module.name) has in Objective-C"))
  }

  /// The way in which a version of Quick describes and runs its examples, as found in its sources.
  private struct Generation {
    /// Whether `spec()` is the class's, as from version 7 on, which has `AsyncSpec` besides.
    var isOfClass = false
    /// Whether an example comes with whether it is to be run, as from version 7.1 on.
    var isWrapped = false
    /// Whether examples are asynchronous, as those of version 6 are.
    var isAsynchronous = false
    /// Whether they are the main actor's.
    var isOnMainActor = false

    init(_ paths: [String]) {
      func file(_ name: String) -> String? {
        paths.first { ($0 as NSString).lastPathComponent == name }.flatMap(RegularFile.contents)
          .map { String(decoding: $0, as: UTF8.self) }
      }
      isOfClass = file("AsyncSpec.swift") != nil
      isWrapped = file("World.swift")?.contains("ExampleWrapper") == true
      let example = file("Example.swift")
      isAsynchronous = !isOfClass && example?.contains("async") == true
      isOnMainActor = example?.contains("@MainActor") == true
    }
  }

  /// `QuickSpec`, whose tests are the examples that Quick's `World` has gathered of a class.
  private static func quick(_ generation: Generation) -> String {
    let isOfClass = generation.isOfClass
    return """
      import Foundation
      import QuickObjCRuntime
      import XCTest

      public typealias QuickSpecBase = _QuickSpecBase

      open class QuickSpec: QuickSpecBase {
        public private(set) static var current: QuickSpec!
        private var example: Example?

      \(isOfClass ? "" : "  public required override init() { super.init() }\n")
        open \(isOfClass ? "class " : "")func spec() {}

        open override class var defaultTestSuite: XCTestSuite {
          QuickConfiguration.configureSubclassesIfNeeded(world: World.sharedWorld)
          gatherExamplesIfNeeded()
          return super.defaultTestSuite
        }

        open override class func instancesRespond(to selector: Selector!) -> Bool {
          _ = defaultTestSuite
          return super.instancesRespond(to: selector)
        }

        static func gatherExamplesIfNeeded() {
          let world = World.sharedWorld
          let root = world.rootExampleGroup(forSpecClass: self)
          guard root.examples.isEmpty else { return }
          world.performWithCurrentExampleGroup(root) { \(isOfClass ? "spec()" : "self.init().spec()") }
        }

        open override class func _qck_testMethodSelectors() -> [String] {
          var known: Set<String> = []
          return World.sharedWorld.examples(forSpecClass: self).map { entry in
            let name = testName(of: entry\(generation.isWrapped ? ".example" : ""), besides: known)
            known.insert(name)
      \(method(generation))
            return name
          }
        }

        private static func testName(of example: Example, besides known: Set<String>) -> String {
      \(name(generation))
        }

        private func begin(_ example: Example) {
          self.example = example
          QuickSpec.current = self
        }

        private func end() { QuickSpec.current = nil }
      }

      """
  }

  private static func method(_ generation: Generation) -> String {
    if generation.isAsynchronous {
      return """
              let block: @convention(block) (QuickSpec, @escaping () -> Void) -> Void = { spec, done in
                spec.begin(entry)
                Task {
                  await entry.run()
                  done()
                }
              }
              let code = imp_implementationWithBlock(block as Any)
              class_addMethod(self, NSSelectorFromString(name), code, "v@:@?<v@?>")
        """
    }
    let run =
      generation.isWrapped
      ? "if entry.runFullTest { entry.example.run() } else { entry.example.runSkippedTest() }" : "entry.run()"
    return """
            let block: @convention(block) \(generation.isOnMainActor ? "@MainActor " : "")(QuickSpec) -> Void = { spec in
              spec.begin(entry\(generation.isWrapped ? ".example" : ""))
              \(run)
              spec.end()
            }
            class_addMethod(self, NSSelectorFromString(name), imp_implementationWithBlock(block as Any), "v@:")
      """
  }

  /// A selector ends with a colon where the method takes a block that it calls at its end.
  private static func name(_ generation: Generation) -> String {
    if generation.isOfClass {
      return "    return TestSelectorNameProvider.testSelectorName(for: example, classSelectorNames: known)"
    }
    let end = generation.isAsynchronous ? ":" : ""
    return """
          let plain = example.name.c99ExtendedIdentifier
          var name = plain + "\(end)"
          var number = 2
          while known.contains(name) {
            name = "\\(plain)_\\(number)\(end)"
            number += 1
          }
          return name
      """
  }

  /// Nothing can be caught: XCTest itself fails the test that raised an exception, and leaves it.
  private static let nimble = """
    class NSException {}

    final class NMBExceptionCapture {
      private let finally: (() -> Void)?

      init(handler: ((NSException) -> Void)?, finally: (() -> Void)?) { self.finally = finally }

      func tryBlock(_ body: () -> Void) {
        body()
        finally?()
      }
    }

    """
}
