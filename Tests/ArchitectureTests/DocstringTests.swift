import Foundation
import TestFolders
import XCTest

/// Public declarations of the modules that apps import are documented.
final class DocstringTests: XCTestCase {
  /// `swift run api-coverage . --undocumented` prints the declarations without a docstring.
  func testPublicDeclarationsAreDocumented() throws {
    let modules = try Self.undocumented(in: Repository.root)
    for (name, declarations) in modules.sorted(by: { $0.key < $1.key }) {
      XCTAssertEqual(declarations, [], "\(name): write docstrings for these declarations")
    }
  }

  /// The search distinguishes public from internal declarations, and docstrings from comments.
  func testUndocumentedDeclarationsAreFound() throws {
    let folder = TestFolder.make()
    try folder.write(try Repository.text("Package.swift"), to: "Package.swift")
    try folder.write(
      """
      /// A view.
      open class View: Parent {
        open var frame = 0
        /// Documented.
        @available(iOS, deprecated: 13.0)
        open var bounds = 0
        // A comment is no docstring.
        open func layout(in size: Int, _ flag: Bool) {}
        open override var center: Int { 0 }
        public required init?(coder: NSCoder) {}
        public init(tag: Int) {}
        public private(set) var tag = 0
        package var hidden = 0
        var inside = 0
        public enum Mode { case plain, round }
        struct Rare { public var value = 0 }
      }
      public protocol Delegate {
        func ended()
        /// Documented here.
        func began(at time: Int)
      }
      open class Controller: Delegate {
        open func began(at time: Int) {}
      }
      extension Delegate {
        public func ended() {}
        public func began(at time: Int) {}
        public static func == (a: Self, b: Self) -> Bool { true }
        @available(*, deprecated, renamed: "ended()")
        public func finished() {}
      }
      extension View {
        public static let none = 0
        func helper() { let local = 0 }
      }
      public extension View { var exposed: Int { 0 } }
      """, to: "Sources/UIKit/View.swift")
    XCTAssertEqual(
      try Self.undocumented(in: folder),
      [
        "UIKit": [
          "3: View.frame", "8: View.layout(in:_:)", "11: View.init(tag:)", "12: View.tag", "15: View.Mode",
          "18: Delegate", "19: Delegate.ended()", "23: Controller", "34: View.none", "37: View.exposed",
        ].map { "Sources/UIKit/View.swift:\($0)" }
      ])
  }

  /// The undocumented declarations, by module.
  private static func undocumented(in root: URL) throws -> [String: [String]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("api-coverage")
    process.arguments = [root.path, "--undocumented"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    var modules: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      modules[String(parts[0]), default: []].append(parts.count > 1 ? String(parts[1]) : "")
    }
    return modules
  }
}
