import UIKit

/// The states of AT-SPI that elements of UIKit have; the bits are numbered as in `AtspiStateType`.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  package static let active = Self(bit: 1)
  package static let busy = Self(bit: 3)
  package static let checked = Self(bit: 4)
  package static let defunct = Self(bit: 6)
  package static let editable = Self(bit: 7)
  package static let enabled = Self(bit: 8)
  package static let focusable = Self(bit: 11)
  package static let focused = Self(bit: 12)
  package static let horizontal = Self(bit: 14)
  package static let modal = Self(bit: 16)
  package static let multipleLines = Self(bit: 17)
  package static let multipleSelection = Self(bit: 18)
  package static let pressed = Self(bit: 20)
  package static let selectable = Self(bit: 22)
  package static let selected = Self(bit: 23)
  package static let sensitive = Self(bit: 24)
  package static let showing = Self(bit: 25)
  package static let singleLine = Self(bit: 26)
  package static let visible = Self(bit: 30)
  package static let selectableText = Self(bit: 38)
  package static let checkable = Self(bit: 41)
  package static let hasPopup = Self(bit: 42)
  package static let readOnly = Self(bit: 43)

  /// The two words in which messages carry the bits.
  package var words: [DBusValue] {
    [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(truncatingIfNeeded: rawValue >> 32))]
  }

  /// The states whose changes are events, with their names in them.
  package static let announced: [(state: AccessibleStates, name: String)] = [
    (.focused, "focused"), (.checked, "checked"), (.pressed, "pressed"), (.selected, "selected"),
    (.enabled, "enabled"), (.sensitive, "sensitive"), (.showing, "showing"), (.busy, "busy"),
    (.editable, "editable"), (.modal, "modal"), (.active, "active"),
  ]

  /// Reads the states of an element.
  @MainActor init(_ element: UIResponder, _ role: AccessibleRole, isShowing: Bool) {
    self = [.visible]
    let traits = element.accessibilityTraits
    if isShowing { insert(.showing) }
    if element.isAutomationEnabled { formUnion([.enabled, .sensitive]) }
    let isSelected = element.isAutomationSelected
    switch role {
    case .toggleButton:
      insert(.checkable)
      if element.accessibilityValue == "1" || (element.accessibilityValue != "0" && isSelected) { insert(.checked) }
    case .radioButton:
      insert(.checkable)
      if isSelected { insert(.checked) }
    case .pageTab, .listItem, .menuItem:
      insert(.selectable)
    case .pushButton:
      if isSelected { insert(.pressed) }
    case .slider, .progressBar: insert(.horizontal)
    default: break
    }
    if isSelected { formUnion([.selectable, .selected]) }
    if element.accessibilityViewIsModal || role == .alert { insert(.modal) }
    if !traits.contains(.staticText), role != .label, role != .image, element.isAccessibilityElement,
      element.isAutomationEnabled
    {
      insert(.focusable)
    }
    if element.isFirstResponder, element is UIKeyInput { insert(.focused) }
    if let view = element as? UIView { readControl(view) }
  }

  @MainActor private mutating func readControl(_ view: UIView) {
    if view.isFocused { formUnion([.focusable, .focused]) }
    switch view {
    case let field as UITextField:
      formUnion([.singleLine, .selectableText])
      if field.isEnabled { insert(.editable) }
    case let text as UITextView:
      insert(.multipleLines)
      if text.isSelectable { insert(.selectableText) }
      insert(text.isEditable ? .editable : .readOnly)
    case let table as UITableView: if table.allowsMultipleSelection { insert(.multipleSelection) }
    case let list as UICollectionView: if list.allowsMultipleSelection { insert(.multipleSelection) }
    case let indicator as UIActivityIndicatorView: if indicator.isAnimating { insert(.busy) }
    case let button as UIButton: if button.menu != nil, button.showsMenuAsPrimaryAction { insert(.hasPopup) }
    default: break
    }
  }
}
