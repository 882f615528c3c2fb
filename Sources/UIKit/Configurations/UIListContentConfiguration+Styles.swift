import CoreGraphics

extension UIListContentConfiguration {
  /// Returns the configuration of a row with a text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  /// Returns the configuration of a row with a secondary text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
  /// Returns the configuration of a row with a secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }
  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
  /// Returns the configuration of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
  /// Returns the configuration of a header in an inset grouped list, with larger text.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentInsetGroupedHeader)
  }
  /// Returns the configuration of a header in an inset grouped list, with extra large text.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentInsetGroupedHeader)
  }
  /// Returns the configuration of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
  /// Returns the configuration of a row with a secondary text in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }
  /// Returns the configuration of a row in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }
  /// Returns the configuration of a row with a secondary text in a list beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
  }
  /// Returns the configuration of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
  /// Returns the configuration of a header for the list's environment.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
  /// Returns the configuration of a footer for the list's environment.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

  /// The kind of view for which a configuration is the default.
  enum Style: Hashable {
    case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader
    case header, footer

    var isCell: Bool {
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell:
        true
      default: false
      }
    }
    private var isSidebarCell: Bool {
      switch self {
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
      default: false
      }
    }

    /// The name in descriptions.
    var name: String {
      switch self {
      case .cell: "Cell"
      case .subtitleCell: "Subtitle Cell"
      case .valueCell: "Value Cell"
      case .plainHeader: "Plain Header"
      case .plainFooter: "Plain Footer"
      case .groupedHeader: "Grouped Header"
      case .groupedFooter: "Grouped Footer"
      case .prominentInsetGroupedHeader: "Prominent Inset Grouped Header"
      case .extraProminentInsetGroupedHeader: "Extra Prominent Inset Grouped Header"
      case .sidebarCell: "Sidebar Cell"
      case .sidebarSubtitleCell: "Sidebar Subtitle Cell"
      case .accompaniedSidebarCell: "Accompanied Sidebar Cell"
      case .accompaniedSidebarSubtitleCell: "Accompanied Sidebar Subtitle Cell"
      case .sidebarHeader: "Sidebar Header"
      case .header: "Header"
      case .footer: "Footer"
      }
    }

    /// Returns the concrete kind for an environment.
    private func resolved(for environment: UIListEnvironment) -> Style {
      switch (self, environment) {
      case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
      case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
      case (.header, _): .plainHeader
      case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
      case (.footer, _): .plainFooter
      default: self
      }
    }

    /// Sets the values that do not depend on the state (`facts/cells.md#configurations`).
    func prepare(_ content: inout UIListContentConfiguration) {
      switch resolved(for: UITraitCollection.current.listEnvironment) {
      case .valueCell: content.prefersSideBySideTextAndSecondaryText = true
      case .plainHeader, .plainFooter:
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
      case .groupedHeader:
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        content.textProperties.transform = .uppercase
      case .groupedFooter:
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 12, trailing: 8)
      case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 10, trailing: 8)
      default: break
      }
      let symbolStyle = fonts(content).primary
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        textStyle: symbolStyle, scale: isCell ? .large : .default)
    }

    private struct Fonts {
      var primary = UIFont.TextStyle.body
      var secondary = UIFont.TextStyle.caption1
      var weight: UIFont.Weight?
    }

    private func fonts(_ content: UIListContentConfiguration) -> Fonts {
      switch self {
      case .cell, .subtitleCell: Fonts()
      case .valueCell: Fonts(secondary: .body)
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
        Fonts(secondary: .subheadline)
      case .plainHeader: Fonts(primary: .headline, secondary: .subheadline)
      case .plainFooter: Fonts(primary: .subheadline, secondary: .footnote)
      case .groupedHeader, .groupedFooter: Fonts(primary: .footnote, secondary: .footnote)
      case .prominentInsetGroupedHeader: Fonts(primary: .headline, secondary: .subheadline)
      case .extraProminentInsetGroupedHeader, .sidebarHeader:
        Fonts(primary: .title3, secondary: .subheadline, weight: .semibold)
      case .header, .footer: Fonts()
      }
    }

    /// Sets the defaults of a state, except for values that the app set.
    func apply(to content: inout UIListContentConfiguration, traits: UITraitCollection, _ state: ListState) {
      let style = resolved(for: traits.listEnvironment)
      if style != self { style.prepare(&content) }
      let fonts = style.fonts(content)
      var primary = UIFont.preferredFont(forTextStyle: fonts.primary, compatibleWith: traits)
      if let weight = fonts.weight {
        primary = UIFontMetrics(forTextStyle: fonts.primary).scaledFont(
          for: .systemFont(ofSize: 20, weight: weight), compatibleWith: traits)
      }
      content.textProperties.setDefault(font: primary)
      content.secondaryTextProperties.setDefault(
        font: UIFont.preferredFont(forTextStyle: fonts.secondary, compatibleWith: traits))
      style.applyColors(to: &content, state)
    }

    private func applyColors(to content: inout UIListContentConfiguration, _ state: ListState) {
      let isOnTintColor = isSidebarCell && state.isSelected && !state.isEditing
      var text = UIColor.label
      var secondary: UIColor = isOnTintColor ? .white : .secondaryLabel
      if isOnTintColor { text = .white }
      switch self {
      case .groupedHeader, .groupedFooter, .plainFooter: text = .secondaryLabel
      case .cell, .subtitleCell: secondary = .label
      default: break
      }
      if state.isDisabled {
        text = .tertiaryLabel
        secondary = .tertiaryLabel
      }
      content.textProperties.setDefault(color: text)
      content.secondaryTextProperties.setDefault(color: secondary)
      content.imageProperties.setDefault(
        tintColor: state.isDisabled ? .tertiaryLabel : isOnTintColor ? .white : nil)
    }
  }
}
