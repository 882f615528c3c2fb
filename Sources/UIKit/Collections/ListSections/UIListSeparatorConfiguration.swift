import CoreGraphics

/// How the separators of a list's items look, and where they show.
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .plain)
/// list.separatorConfiguration.color = .systemRed
/// list.itemSeparatorHandler = { indexPath, configuration in
///   var configuration = configuration
///   if indexPath.item == 0 { configuration.bottomSeparatorVisibility = .hidden }
///   return configuration
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct>
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator shows.
  public enum Visibility: Hashable, Sendable {
    /// The list decides by its appearance and the item's position in its section.
    case automatic
    /// The separator shows, also where the list would leave it out.
    case visible
    /// The separator does not show.
    case hidden
  }

  /// Stands for insets that the list computes: the separator begins where the item's text begins. Each edge may have the
  /// value of this constant's edge, whatever the others have.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether the separator above the item is shown. Default automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the item is shown. Default automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the separator above the item from the item's sides, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the separator below the item from the item's sides, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the line. `UIColor.separator` by default.
  public var color = UIColor.separator
  /// The color between items that are selected together.
  public var multipleSelectionColor = UIColor.separator
  /// An effect in place of the color, such as the vibrancy of a blur. Default nil.
  public var visualEffect: UIVisualEffect?

  let listAppearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates the separators of lists of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    self.listAppearance = listAppearance
  }

  public static func == (a: UIListSeparatorConfiguration, b: UIListSeparatorConfiguration) -> Bool {
    a.topSeparatorVisibility == b.topSeparatorVisibility
      && a.bottomSeparatorVisibility == b.bottomSeparatorVisibility
      && a.topSeparatorInsets == b.topSeparatorInsets && a.bottomSeparatorInsets == b.bottomSeparatorInsets
      && a.color == b.color && a.multipleSelectionColor == b.multipleSelectionColor
      && a.visualEffect == b.visualEffect && a.listAppearance == b.listAppearance
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
    hasher.combine(listAppearance)
  }
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    "<UIListSeparatorConfiguration: topSeparatorVisibility = \(topSeparatorVisibility); bottomSeparatorVisibility = "
      + "\(bottomSeparatorVisibility); color = \(color)>"
  }
  public var debugDescription: String { description }
  /// The values that `dump(_:)` and debuggers show.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "topSeparatorVisibility": topSeparatorVisibility, "bottomSeparatorVisibility": bottomSeparatorVisibility,
        "topSeparatorInsets": topSeparatorInsets, "bottomSeparatorInsets": bottomSeparatorInsets, "color": color,
        "multipleSelectionColor": multipleSelectionColor, "visualEffect": visualEffect as Any,
      ], displayStyle: .struct)
  }
}
