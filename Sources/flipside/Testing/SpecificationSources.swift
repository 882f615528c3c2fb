import Foundation
import XcodeProject

/// Completes Quick and Nimble if they come as pods or as targets of an Xcode project. In that form some of their
/// source files are Objective-C; their Swift packages have Swift files instead.
///
/// The Swift sources that exist are compiled unchanged, with the conditions of the package; a generated file
/// declares the rest.
enum SpecificationSources {
  static func complete(_ module: inout AppModule) {
    let files = Set(module.sources.map { ($0 as NSString).lastPathComponent })
    let text: String
    switch module.name {
    case "Quick" where files.contains("World.swift") && !files.contains("QuickSpec.swift"):
      text = quick(Generation(module.sources))
    case "Nimble" where files.contains("AssertionRecorder.swift") && !files.contains("ExceptionCapture.swift"):
      text = nimble(module.sources)
      // Earlier versions contain a library that Flipside replaces.
      module.sources.removeAll { $0.contains("/Checkouts/Cwl") }
    default: return
    }
    module.conditions.append("SWIFT_PACKAGE")
    module.generated.append(
      GeneratedSource(
        name: "\(module.name)WithoutObjectiveC.swift", text: text,
        origin: "what \(module.name) has in Objective-C"))
  }

  /// Returns the text of the source file with that name.
  static func text(of name: String, in paths: [String]) -> String? {
    paths.first { ($0 as NSString).lastPathComponent == name }.flatMap(RegularFile.contents)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The properties that differ between versions of Quick, detected from its sources.
  private struct Generation {
    /// Whether `spec()` is a class method, as in version 7 and later, which also have `AsyncSpec`.
    var isOfClass = false
    /// Whether Quick wraps each example together with a flag that enables it, as in version 7.1 and later.
    var isWrapped = false
    /// Whether examples are asynchronous, as in version 6.
    var isAsynchronous = false
    /// Whether examples are isolated to the main actor.
    var isOnMainActor = false

    init(_ paths: [String]) {
      func file(_ name: String) -> String? { text(of: name, in: paths) }
      isOfClass = file("AsyncSpec.swift") != nil
      isWrapped = file("World.swift")?.contains("ExampleWrapper") == true
      let example = file("Example.swift")
      isAsynchronous = !isOfClass && example?.contains("async") == true
      isOnMainActor = example?.contains("@MainActor") == true
    }
  }

  /// Returns the source of `QuickSpec`, whose tests are the examples that Quick's `World` has collected for a
  /// class.
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

  /// Returns the source of the function that derives a selector from an example. The selector ends with a colon if
  /// the method takes a completion block.
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
}
