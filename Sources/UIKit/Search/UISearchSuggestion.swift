import CoreGraphics

/// A suggestion for completing a search.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchsuggestion>
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion, without attributes.
  var localizedSuggestion: String? { get }
  /// The description that assistive technologies speak; nil for the text.
  var localizedDescription: String? { get }
  /// Shown before the text.
  var iconImage: UIImage? { get }
  /// The text of the suggestion with its attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The app's object that the suggestion represents.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  public var representedObject: Any? {
    get { nil }
    set {}
  }
}

/// A suggestion with a text, a description and an icon.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchSuggestions = [
///   UISearchSuggestionItem(localizedSuggestion: "Apples"),
///   UISearchSuggestionItem(localizedSuggestion: "Apricots", localizedDescription: "Fruit"),
/// ]
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let plain: String?
  private let attributed: NSAttributedString?
  private let spoken: String?
  private let icon: UIImage?

  /// Creates a suggestion of a text.
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }
  /// Creates a suggestion of a text and its description.
  public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
    self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }
  /// Creates a suggestion of a text, its description and an icon.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
  ) {
    plain = suggestion
    attributed = nil
    spoken = description
    icon = iconImage
    super.init()
  }
  /// Creates a suggestion of a text with attributes.
  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }
  /// Creates a suggestion of a text with attributes and its description.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
  ) { self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil) }
  /// Creates a suggestion of a text with attributes, its description and an icon.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    plain = nil
    attributed = NSAttributedString(attributedString: suggestion)
    spoken = description
    icon = iconImage
    super.init()
  }

  open var localizedAttributedSuggestion: NSAttributedString? { attributed }
  open var localizedSuggestion: String? { plain ?? attributed?.string }
  open var localizedDescription: String? { spoken }
  open var iconImage: UIImage? { icon }
  open var representedObject: Any?
}
