import CoreGraphics

extension UIBackgroundConfiguration {
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listPlainCell) }
  /// Returns the background of a header or footer in a plain list: clear, and a blur while it is pinned to the
  /// list's edge.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainHeaderFooter)
  }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listGroupedCell) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listGroupedHeaderFooter)
  }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listSidebarHeader)
  }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listSidebarCell) }
  /// Returns the background of a cell in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listAccompaniedSidebarCell)
  }
  /// Returns the background of a cell for the list's environment.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
  /// Returns the background of a header for the list's environment.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }
  /// Returns the background of a footer for the list's environment.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }

  /// The kind of view for which a background is the default.
  enum Style: Hashable {
    case custom, clear, listPlainCell, listPlainHeaderFooter, listGroupedCell, listGroupedHeaderFooter
    case listSidebarHeader, listSidebarCell, listAccompaniedSidebarCell, listCell, listHeader, listFooter

    struct Defaults {
      var color: UIColor?
      var cornerRadius: CGFloat = 0
      var effect: UIVisualEffect?
    }

    /// The name in descriptions (`facts/cells.md#configurations/background-description`).
    var name: String {
      switch self {
      case .custom: ""
      case .clear: "Clear"
      case .listPlainCell: "List Plain Cell"
      case .listPlainHeaderFooter: "List Plain Header/Footer"
      case .listGroupedCell: "List Grouped Cell"
      case .listGroupedHeaderFooter: "List Grouped Header/Footer"
      case .listSidebarHeader: "List Sidebar Header"
      case .listSidebarCell: "List Sidebar Cell"
      case .listAccompaniedSidebarCell: "List Accompanied Sidebar Cell"
      case .listCell: "List Cell"
      case .listHeader: "List Header"
      case .listFooter: "List Footer"
      }
    }

    /// Returns the concrete kind for an environment.
    private func resolved(for environment: UIListEnvironment) -> Style {
      switch (self, environment) {
      case (.listCell, .grouped), (.listCell, .insetGrouped): .listGroupedCell
      case (.listCell, .sidebar): .listSidebarCell
      case (.listCell, .sidebarPlain): .listAccompaniedSidebarCell
      case (.listCell, _): .listPlainCell
      case (.listHeader, .grouped), (.listHeader, .insetGrouped), (.listFooter, .grouped),
        (.listFooter, .insetGrouped):
        .listGroupedHeaderFooter
      case (.listHeader, .sidebar): .listSidebarHeader
      case (.listHeader, _), (.listFooter, _): .listPlainHeaderFooter
      default: self
      }
    }

    /// Returns the defaults for a state; nil if the state changes nothing.
    func defaults(for state: any UIConfigurationState) -> Defaults? {
      let values = ListState(state)
      switch resolved(for: state.traitCollection.listEnvironment) {
      case .custom, .clear: return nil
      case .listPlainCell: return Defaults(color: values.cellColor)
      case .listGroupedCell: return Defaults(color: values.cellColor ?? .secondarySystemGroupedBackground)
      case .listPlainHeaderFooter:
        return Defaults(
          color: .clear, effect: values.isPinned ? UIBlurEffect(style: .systemChromeMaterial) : nil)
      case .listGroupedHeaderFooter, .listSidebarHeader: return Defaults(color: .clear)
      case .listSidebarCell: return Defaults(color: values.sidebarColor, cornerRadius: 10)
      case .listAccompaniedSidebarCell: return Defaults(color: values.sidebarColor, cornerRadius: 10)
      case .listCell, .listHeader, .listFooter: return nil
      }
    }
  }
}

/// The components of a state on which list configurations depend.
struct ListState {
  var isDisabled = false
  var isActive = false
  var isSelected = false
  var isEditing = false
  var isPinned = false
  var isTargeted = false

  init(_ state: any UIConfigurationState) {
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      isSelected = cell.isSelected
      isActive = cell.isHighlighted || cell.isSelected
      isEditing = cell.isEditing
      isPinned = cell.isPinned
      isTargeted = cell.cellDropState == .targeted
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      isSelected = view.isSelected
      isActive = view.isHighlighted || view.isSelected
      isPinned = view.isPinned
    }
  }

  /// The color of a cell that is selected, highlighted or targeted by a drop (`facts/cells.md#selection/color`);
  /// nil at rest.
  var cellColor: UIColor? {
    if isEditing, isSelected { return .systemGray5 }
    return isActive || isTargeted ? .systemGray4 : nil
  }

  /// The color of a cell in a sidebar. That of a selected row is the tint color, for which nil stands in a
  /// configuration.
  var sidebarColor: UIColor? {
    if isSelected, !isEditing { return .tintColor }
    return isActive || isTargeted ? .systemFill : .clear
  }
}
