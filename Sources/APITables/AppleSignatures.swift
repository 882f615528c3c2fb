import Foundation

/// Apple's declarations in Swift syntax, for a probe that is compiled against Flipside's modules.
///
/// Each line contains the enclosing type, the modifiers and the declaration, separated by tabs. The enclosing type
/// is empty in the line of a type itself.
package struct AppleSignatures {
  package struct Row: Hashable {
    /// The enclosing type, such as `UIView.AnimationOptions`; empty for types and for global declarations.
    package var owner: String
    /// The modifiers, such as `open class`, `optional` or `public convenience`.
    package var modifiers: [String]
    /// The declaration, such as `func setOn(_ on: Bool, animated: Bool)`.
    package var signature: String

    package init(owner: String, modifiers: [String], signature: String) {
      self.owner = owner
      self.modifiers = modifiers
      self.signature = signature
    }
  }

  package let rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  package init(text: String) {
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      return Row(
        owner: parts[0], modifiers: parts[1].split(separator: " ").map(String.init), signature: parts[2])
    }
  }

  /// The header, which describes the origin of the table. Its date changes when the table is generated again.
  private static let head = """
    # Apple's declarations that are neither renamed nor deprecated, as the Swift interfaces of UIKit, QuartzCore and CoreGraphics
    # in the SDK of iOS 16.5 have them: owner, modifiers, declaration. An input, made on 2026-11-22 together with apple-api.txt,
    # whose head says how. By hand: change a line and keep the order, which GeneratedFilesTests holds.

    """

  /// The table as text, sorted by owner and signature.
  package var text: String {
    let lines = Set(rows).map { "\($0.owner)\t\($0.modifiers.joined(separator: " "))\t\($0.signature)\n" }.sorted()
    return Self.head + lines.joined()
  }
}
