import Foundation
import TestFolders
import XCTest

/// Every declaration of Apple's that Flipside has can be used as in an app, and declarations without effect log
/// that.
///
/// Expected declarations: `Sources/APITables/apple-signatures.txt`.
final class DeclarationProbeTests: XCTestCase {
  func testEveryDeclarationCompilesAsAppsUseIt() throws {
    let folder = TestFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Self.coverage("--probe", folder.path)
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let text = try sources.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined()
    // A probe without uses would pass, so they are counted.
    XCTAssertGreaterThan(text.components(separatedBy: "\n").count, 8000)
    let (code, output) = try Self.compile(sources.map { folder.appendingPathComponent($0).path })
    let messages = output.split(separator: "\n").filter {
      $0.hasPrefix("/") && $0.contains(": error: ") || $0.contains("- error: ") || $0.contains("nearly matches")
    }
    XCTAssertEqual(messages.prefix(20).joined(separator: "\n"), "", "see Sources/api-coverage/Probe.swift")
    XCTAssertEqual(code, 0)
  }

  /// The compiler sees a property of another type, which a use of it would convert silently.
  func testAWrongTypeIsFound() throws {
    let folder = TestFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try folder.write(
      """
      import UIKit
      func same<T>(_ type: T.Type, _ value: inout T) {}
      @MainActor func p(_ x: UIView) { var v = x.alpha; same((CGFloat?).self, &v) }
      """, to: "Probe.swift")
    XCTAssertNotEqual(try Self.compile([path]).0, 0)
  }

  func testNothingIsSilent() throws {
    XCTAssertEqual(
      try Self.coverage("--silent").split(separator: "\n").map(String.init), [],
      "make it work or say so by Unsupported.log; what is empty in Apple's class, too, is one of APITables.hooks")
  }

  /// The search finds an empty method and a property that is never read.
  func testSilentMembersAreFound() throws {
    let folder = TestFolder.make()
    for name in ["apple-api.txt", "apple-signatures.txt", "library-api.txt", "toolchain-api.txt"] {
      let path = "Sources/APITables/\(name)"
      try folder.write(try Repository.text(path), to: path)
    }
    try folder.write(try Repository.text("Package.swift"), to: "Package.swift")
    try folder.write("", to: "Sources/api-coverage/uses.txt")
    try folder.write(
      """
      open class UIView: UIResponder {
        open var isMultipleTouchEnabled = false
        open var alpha: CGFloat = 1 { didSet { draw() } }
        open var tag = 0
        open func setNeedsDisplay() {}
        open func layoutIfNeeded() { Unsupported.log("UIView.layoutIfNeeded()") }
        open func didMoveToWindow() {}
        func draw() { print(tag) }
      }
      """, to: "Sources/UIKit/UIView.swift")
    XCTAssertEqual(
      try Self.coverage("--silent", root: folder.path), "UIView.isMultipleTouchEnabled\nUIView.setNeedsDisplay()\n")
  }

  private static func coverage(_ arguments: String..., root: String = Repository.root.path) throws -> String {
    let (code, output) = try SwiftCompiler.run(
      SwiftCompiler.products.appendingPathComponent("api-coverage").path, [root] + arguments)
    XCTAssertEqual(code, 0, output)
    return output
  }

  private static func compile(_ sources: [String]) throws -> (Int32, String) {
    try SwiftCompiler.check(sources, module: "Probe")
  }
}
