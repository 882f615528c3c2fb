/// An entry of a menu without children: an action or a command.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenuleaf>
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text of the entry.
  var title: String { get set }
  /// The image beside the text; nil for none.
  var image: UIImage? { get set }
  /// A longer text for the list of keyboard shortcuts; nil for the title.
  var discoverabilityTitle: String? { get set }
  /// Whether the entry is disabled, destructive or hidden, and whether it keeps the menu open.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the entry has a check mark, a dash or none.
  var state: UIMenuElement.State { get set }
  /// The object that performs the element, while the handler runs.
  var sender: Any? { get }
  /// Performs the entry's action.
  func performWithSender(_ sender: Any?, target: Any?)
}
