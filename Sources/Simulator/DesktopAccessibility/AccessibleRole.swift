import UIKit

/// The roles of AT-SPI that elements of UIKit have; the raw values are those of `AtspiRole`.
package enum AccessibleRole: UInt32, Sendable {
  case alert = 2, dateEditor = 12, dialog = 16, frame = 23, image = 27, label = 29, list = 31, listItem = 32
  case menu = 33, menuItem = 35, pageTab = 37, pageTabList = 38, panel = 39, passwordText = 40, progressBar = 42
  case pushButton = 43, radioButton = 44, scrollPane = 49, slider = 51, spinButton = 52, statusBar = 54, text = 61
  case toggleButton = 62, toolBar = 63, application = 75, entry = 79, heading = 83, link = 88
  case inputMethodWindow = 89, documentWeb = 95, grouping = 99

  /// The name of the role in English, as other toolkits report it.
  package var name: String {
    switch self {
    case .dateEditor: "date editor"
    case .listItem: "list item"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .scrollPane: "scroll pane"
    case .spinButton: "spin button"
    case .statusBar: "status bar"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .inputMethodWindow: "input method window"
    case .documentWeb: "document web"
    default: "\(self)"
    }
  }

  @MainActor init(_ element: UIResponder) {
    let traits = element.accessibilityTraits
    let type = element.automationType
    if let role = Self.byType[type] {
      self = role == .pushButton ? Self.button(traits) : role
      if self == .label, traits.contains(.header) { self = .heading }
      if self == .pushButton, let segment = element as? UIView, segment.superview is UISegmentedControl {
        self = .radioButton
      }
      return
    }
    if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.button) || traits.contains(.tab) {
      self = Self.button(traits)
    } else {
      self = element.isAccessibilityElement && element.accessibilityContainerType == .none ? .label : .panel
    }
    if self == .panel, element.accessibilityContainerType == .list { self = .list }
  }

  private static func button(_ traits: UIAccessibilityTraits) -> AccessibleRole {
    if traits.contains(.toggleButton) { return .toggleButton }
    if traits.contains(.tab) { return .pageTab }
    return traits.contains(.link) ? .link : .pushButton
  }

  private static let byType: [AutomationType: AccessibleRole] = [
    .application: .application, .window: .frame, .sheet: .dialog, .alert: .alert, .button: .pushButton,
    .popover: .dialog, .keyboard: .inputMethodWindow, .key: .pushButton, .navigationBar: .toolBar,
    .tabBar: .pageTabList, .toolbar: .toolBar, .statusBar: .statusBar, .table: .list, .collectionView: .list,
    .slider: .slider, .pageIndicator: .spinButton, .progressIndicator: .progressBar,
    .activityIndicator: .progressBar, .segmentedControl: .grouping, .picker: .panel, .pickerWheel: .spinButton,
    .switch: .toggleButton, .link: .link, .image: .image, .searchField: .entry, .scrollView: .scrollPane,
    .staticText: .label, .textField: .entry, .secureTextField: .passwordText, .datePicker: .dateEditor,
    .textView: .text, .menu: .menu, .menuItem: .menuItem, .map: .panel, .webView: .documentWeb,
    .colorWell: .pushButton, .cell: .listItem, .stepper: .spinButton,
  ]
}
