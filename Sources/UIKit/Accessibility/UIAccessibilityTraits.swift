import QuartzCore

/// How an element behaves, for assistive programs and scripts.
///
/// ```swift
/// label.accessibilityTraits = [.header, .staticText]
/// card.isAccessibilityElement = true
/// card.accessibilityTraits = .button
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It is tapped, as a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere, as a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the app shows.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It can't be operated at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What it says changes often, so that it is asked again from time to time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field for searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Operating it starts playback, so that nothing is spoken over it.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Fingers go directly to it, as to the keys of a piano.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// When it was read, the page is turned.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is switched on and off, as a switch is.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // Those of UIKit's own elements, which have no public names (facts/text.md#accessibility).

  /// It leads back to the screen before.
  package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// It is a tab of a tab bar.
  package static let tab = UIAccessibilityTraits(rawValue: 1 << 28)
}

/// The identifier that tests and scripts find an element by.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name of the element that the user never hears, the same in all languages. Nil by default.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
