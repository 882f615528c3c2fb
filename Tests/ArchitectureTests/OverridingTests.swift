import Foundation
import TestFolders
import XCTest

/// Members that Apple's classes let subclasses override can be overridden in Flipside's: Swift does not allow
/// overrides of members that extensions declare.
final class OverridingTests: XCTestCase {
  func testOpenMembersStandInTheirClasses() throws {
    let closed = try Self.closedMembers(of: Repository.root)
    XCTAssertEqual(closed, [], "declare them open, in the class's braces; their work can stay in an extension")
  }

  /// The check finds members of extensions, and members that are public but not open.
  func testClosedMembersAreFound() throws {
    let folder = TestFolder.make()
    let tables = ["apple-api", "library-api", "toolchain-api"].map { "Sources/APITables/\($0).txt" }
    for name in tables + ["Package.swift"] { try folder.write(try Repository.text(name), to: name) }
    try folder.write("", to: "Sources/api-coverage/uses.txt")
    try folder.write(
      """
      open class UIView: UIResponder {
        open var frame: CGRect { .zero }
        public var bounds: CGRect { .zero }
        public func layoutSubviews() {}
      }
      extension UIView {
        open var alpha: CGFloat { 1 }
        public func ours() {}
        public class func setAnimationsEnabled(_ enabled: Bool) {}
      }
      """, to: "Sources/UIKit/UIView.swift")
    XCTAssertEqual(
      try Self.closedMembers(of: folder), ["UIView.alpha", "UIView.bounds", "UIView.layoutSubviews()"])
  }

  private static func closedMembers(of root: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("api-coverage")
    process.arguments = [root.path, "--closed"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    return output.split(separator: "\n").map(String.init)
  }
}
