import Foundation
import TestFolders
import XCTest

/// Tests the list of members of UIKit that Flipside lacks, which compares Swift's spellings.
final class MissingMembersTests: XCTestCase {
  func testSpellingsOfSwiftCount() throws {
    let missing = try missing(
      """
      public enum UIBarStyle { case `default`, black }
      public enum UIPointerShape { case path(UIBezierPath), verticalBeam(length: CGFloat) }
      public enum UIPointerEffect { public enum TintMode { case none, overlay(Int) } }
      public struct UIOffset: Hashable {}
      public struct UIFloatRange { public var minimum = 0 }
      public struct UIContentUnavailableConfiguration {
        public struct ImageProperties { public var cornerRadius = 0 }
      }
      public struct UIContentSizeCategory {
        public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { true }
        public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { true }
      }
      """)
    let there = [
      "UIBarStyle.`default`", "UIPointerShape.path", "UIPointerShape.verticalBeam", "UIOffset.==(lhs:rhs:)",
      "UIContentUnavailableImageProperties", "UIContentUnavailableImageProperties.cornerRadius",
      "UIContentSizeCategory.func(left:right:)",
    ]
    XCTAssertEqual(there.filter(missing.contains), [])
    let absent = [
      "UIPointerShape.roundedRect", "UIFloatRange.==(lhs:rhs:)", "UIContentUnavailableImageProperties.tintColor",
      "UIContentUnavailableTextProperties", "UIPointerEffect.TintMode.==(a:b:)", "UITextItem",
    ]
    XCTAssertEqual(absent.filter { !missing.contains($0) }, [])
  }

  private func missing(_ source: String) throws -> Set<String> {
    let folder = TestFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["apple-api.txt", "apple-signatures.txt", "library-api.txt", "toolchain-api.txt"] {
      let path = "Sources/APITables/\(name)"
      try folder.write(try Repository.text(path), to: path)
    }
    try folder.write(try Repository.text("Package.swift"), to: "Package.swift")
    try folder.write("", to: "Sources/api-coverage/uses.txt")
    try folder.write(source, to: "Sources/UIKit/Sources.swift")
    let (code, output) = try SwiftCompiler.run(
      SwiftCompiler.products.appendingPathComponent("api-coverage").path, [folder.path, "--missing"])
    XCTAssertEqual(code, 0, output)
    return Set(output.split(separator: "\n").map { String($0.drop { $0 != " " }.dropFirst()) })
  }
}
