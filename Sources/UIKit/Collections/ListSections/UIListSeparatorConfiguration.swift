import CoreGraphics

/// The look and visibility of the separators of a list's items.
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
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct>
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is visible.
  public enum Visibility: Hashable, Sendable {
    /// The list decides by its appearance and the item's position in its section.
    case automatic
    /// The separator is visible, even if the list would omit it.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// A value for insets that the list computes: the separator begins at the item's text. Each edge may have the
  /// value of this constant's edge independently of the others.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the item. Default automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the item. Default automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the separator above the item from the item's sides, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the separator below the item from the item's sides, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the line. `UIColor.separator` by default.
  public var color = UIColor.separator
  /// The color between adjacent selected items.
  public var multipleSelectionColor = UIColor.separator
  /// An effect that replaces the color, such as the vibrancy of a blur. Default nil.
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
