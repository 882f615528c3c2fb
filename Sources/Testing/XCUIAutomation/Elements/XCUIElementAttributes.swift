@_exported import Foundation
// The headers of Apple's XCUIAutomation import UIKit as well, so tests use points, vectors and images without an
// import.
@_exported import UIKit

/// The attributes of an element that UI tests read.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuielementattributes>
@preconcurrency @MainActor public protocol XCUIElementAttributes {
  var identifier: String { get }
  /// The frame in screen coordinates, in points.
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  var verticalSizeClass: XCUIElement.SizeClass { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  /// Whether the element has the focus of the keyboard or remote control.
  var hasFocus: Bool { get }
}

/// A snapshot of an element and its descendants.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuielementsnapshot>
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// An object of which a snapshot can be captured.
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding {
  /// Captures a snapshot. Throws if no element or more than one matches.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  public typealias SizeClass = UIUserInterfaceSizeClass
}
