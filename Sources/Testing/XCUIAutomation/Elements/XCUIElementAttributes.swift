@_exported import Foundation
// As on iOS, where the headers of XCUIAutomation name types of UIKit: tests use points, vectors and images without
// an import.
@_exported import UIKit

/// The attributes of an element that UI tests read.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuielementattributes>
@preconcurrency @MainActor public protocol XCUIElementAttributes {
  var identifier: String { get }
  /// The frame in the points of the screen.
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
  /// Whether the focus of keyboard or remote control is on it.
  var hasFocus: Bool { get }
}

/// An element and all in it at one moment.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuielementsnapshot>
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// An element whose whole state can be captured at once.
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding {
  /// Throws if there is no such element, or more than one.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  public typealias SizeClass = UIUserInterfaceSizeClass
}
